#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    MessageRow{ErrorCode::JsonSyntax, QT_TRANSLATE_NOOP("Messages", "The text is not JSON[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Correct the text at this place")},
    MessageRow{
        ErrorCode::JsonInvalidUtf8,
        QT_TRANSLATE_NOOP("Messages", "The text is not UTF-8[: the byte at offset {offset} is invalid]"),
        QT_TRANSLATE_NOOP("Messages", "Save the text again in the encoding UTF-8")},
    MessageRow{
        ErrorCode::JsonTooDeep,
        QT_TRANSLATE_NOOP("Messages", "The JSON text is nested too deeply[: at most {depthMax} levels]"),
        QT_TRANSLATE_NOOP("Messages", "Use fewer levels of arrays and objects")},
    MessageRow{ErrorCode::JsonTooLarge,
               QT_TRANSLATE_NOOP("Messages",
                                 "The JSON text is too long[: {bytes} bytes][, at most {bytesMax} bytes]"),
               QT_TRANSLATE_NOOP("Messages", "Use a shorter text")},
    MessageRow{ErrorCode::JsonDuplicateName,
               QT_TRANSLATE_NOOP("Messages", "An object has the name \"{name}\" twice"),
               QT_TRANSLATE_NOOP("Messages", "Remove or rename one of the two members")},
    MessageRow{ErrorCode::JsonNotInteroperable,
               QT_TRANSLATE_NOOP("Messages", "The JSON text has no canonical form[: {reason}][, at {path}]"),
               QT_TRANSLATE_NOOP("Messages", "Change this value, or use payloadIdentity \"bytes\"")},
    MessageRow{ErrorCode::ExpressionInvalid,
               QT_TRANSLATE_NOOP("Messages", "The expression is invalid: {message}[ ({code})]"),
               QT_TRANSLATE_NOOP("Messages", "Correct the expression at this place")},
    MessageRow{ErrorCode::ExpressionFailed,
               QT_TRANSLATE_NOOP("Messages", "The expression failed: {message}[ ({code})]"),
               QT_TRANSLATE_NOOP("Messages", "Check the expression against the data that it sees")},
};

} // namespace

std::span<const MessageRow> jsonRows()
{
    return rows;
}

} // namespace schemabridge::ui
