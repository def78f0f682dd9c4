#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    MessageRow{ErrorCode::NoBranchMatched,
               QT_TRANSLATE_NOOP("Messages",
                                 "No branch of the CONDITION matches, and it has no branch for all "
                                 "other cases"),
               QT_TRANSLATE_NOOP("Messages", "Add an edge without a condition")},
    MessageRow{
        ErrorCode::KeyOperandMissing,
        QT_TRANSLATE_NOOP("Messages", "The idempotency key's part {path} is {kind}; every such request "
                                      "would have the same key, so nothing was sent"),
        QT_TRANSLATE_NOOP("Messages", "Send the value in the payload, or build the key from values that "
                                      "are always there")},
    MessageRow{
        ErrorCode::KeyInvalid,
        QT_TRANSLATE_NOOP("Messages", "The idempotency key in \"{header}\" cannot be sent[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Correct the key's expression")},
    MessageRow{
        ErrorCode::ExecutionUnknown, QT_TRANSLATE_NOOP("Messages", "There is no execution[ {execution}]"),
        QT_TRANSLATE_NOOP("Messages", "List the executions; one that finished long ago is no longer kept")},
    MessageRow{ErrorCode::StepUnknown, QT_TRANSLATE_NOOP("Messages", "The execution has no such step"),
               QT_TRANSLATE_NOOP("Messages", "Name a vertex that the execution has reached")},
    MessageRow{ErrorCode::StepNotFailed,
               QT_TRANSLATE_NOOP("Messages", "Only a failed step can be retried[; this one is {state}]"),
               QT_TRANSLATE_NOOP("Messages", "Retry a failed step, or start the workflow over")},
    MessageRow{ErrorCode::ExecutionNotFinished,
               QT_TRANSLATE_NOOP("Messages", "The execution has not ended yet"),
               QT_TRANSLATE_NOOP("Messages", "Wait for its end, or cancel it")},
    MessageRow{ErrorCode::ExecutionFinished,
               QT_TRANSLATE_NOOP("Messages", "The execution has already ended[: {state}]"),
               QT_TRANSLATE_NOOP("Messages", "Start it over to run it again as a new execution")},
    MessageRow{ErrorCode::QueueFull,
               QT_TRANSLATE_NOOP("Messages", "Too many triggers wait; this one was not taken"),
               QT_TRANSLATE_NOOP("Messages", "Send it again a little later")},
    MessageRow{ErrorCode::EngineStopped, QT_TRANSLATE_NOOP("Messages", "The engine has stopped"),
               QT_TRANSLATE_NOOP("Messages", "Start the program again; what was durable goes on")},
};

} // namespace

std::span<const MessageRow> executionRows()
{
    return rows;
}

} // namespace schemabridge::ui
