#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr auto mayHaveHadEffect = QT_TRANSLATE_NOOP(
    "Messages", "The request may have had its effect; retry the step only where it has a key");

constexpr std::array rows{
    MessageRow{ErrorCode::RequestInvalid,
               QT_TRANSLATE_NOOP("Messages", "The request cannot be sent[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Correct the gateway's settings; nothing was sent")},
    MessageRow{ErrorCode::SecretMissing,
               QT_TRANSLATE_NOOP("Messages", "The secret \"{secret}\" cannot be read; nothing was sent"),
               QT_TRANSLATE_NOOP("Messages", "Set it with: schemabridge secrets set {secret}, and give the "
                                             "vault's passphrase")},
    MessageRow{ErrorCode::HostUnreachable,
               QT_TRANSLATE_NOOP("Messages", "The host[ {host}] cannot be reached[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Check the address and the network; nothing was sent")},
    MessageRow{
        ErrorCode::ConnectionLost,
        QT_TRANSLATE_NOOP("Messages", "The connection[ to {host}] broke before the answer came[: {reason}]"),
        mayHaveHadEffect},
    MessageRow{ErrorCode::RequestTimedOut,
               QT_TRANSLATE_NOOP("Messages", "No answer came in time[ from {host}][: {reason}]"),
               mayHaveHadEffect},
    MessageRow{ErrorCode::TlsFailed,
               QT_TRANSLATE_NOOP("Messages", "No secure connection[ to {host}] was made[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Check the host's certificate; nothing was sent")},
    MessageRow{ErrorCode::RedirectRefused,
               QT_TRANSLATE_NOOP("Messages", "A redirect was not followed[: {reason}][ (status {status})]"),
               QT_TRANSLATE_NOOP("Messages", "Call the final address directly")},
    MessageRow{ErrorCode::ResponseTooLarge,
               QT_TRANSLATE_NOOP("Messages", "The answer is too long[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Ask the host for less; the request may have had its effect")},
    MessageRow{ErrorCode::ClientErrorStatus,
               QT_TRANSLATE_NOOP("Messages", "The host refused the request with status {status}"),
               QT_TRANSLATE_NOOP("Messages",
                                 "Correct the request, or set clientErrorMode \"complete\" to route on "
                                 "the status")},
    MessageRow{ErrorCode::ServerErrorStatus,
               QT_TRANSLATE_NOOP("Messages", "The host failed with status {status}"), mayHaveHadEffect},
    MessageRow{
        ErrorCode::TargetOverloaded,
        QT_TRANSLATE_NOOP("Messages", "The host is still overloaded after all retries (status {status})"),
        QT_TRANSLATE_NOOP("Messages", "Retry the step later; it sends the same request")},
};

} // namespace

std::span<const MessageRow> gatewayRows()
{
    return rows;
}

} // namespace schemabridge::ui
