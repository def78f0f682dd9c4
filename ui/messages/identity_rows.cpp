#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    MessageRow{
        ErrorCode::ForceNewExecutionRefused,
        QT_TRANSLATE_NOOP("Messages", "A trigger of the kind \"{kind}\" cannot force a new execution"),
        QT_TRANSLATE_NOOP("Messages", "Only test runs and the streaming execute call can; leave it out")},
    MessageRow{ErrorCode::IdempotencyFieldMissing,
               QT_TRANSLATE_NOOP("Messages",
                                 "The payload has no value at \"{path}\", which idempotencyFields "
                                 "names; nothing was started"),
               QT_TRANSLATE_NOOP("Messages", "Send the value, or name a path that every payload has")},
    MessageRow{
        ErrorCode::IdempotencyFieldsInvalid,
        QT_TRANSLATE_NOOP("Messages", "The entry's idempotencyFields cannot be read[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Write one path such as order.id, a list with commas, or an array")},
    MessageRow{ErrorCode::ClientIdempotencyIdInvalid,
               QT_TRANSLATE_NOOP("Messages", "The clientIdempotencyId cannot be used[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Send another one, or none")},
    MessageRow{ErrorCode::PayloadNotJson,
               QT_TRANSLATE_NOOP("Messages",
                                 "The payload is not JSON, which this entry needs to identify the "
                                 "trigger[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Send JSON, or identify triggers by the payload's bytes")},
    MessageRow{ErrorCode::PayloadTooLarge,
               QT_TRANSLATE_NOOP("Messages", "The payload is longer than {bytesMax} bytes"),
               QT_TRANSLATE_NOOP("Messages", "Send a shorter payload, with a link to what is large")},
};

} // namespace

std::span<const MessageRow> identityRows()
{
    return rows;
}

} // namespace schemabridge::ui
