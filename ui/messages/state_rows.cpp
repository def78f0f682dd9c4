#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    MessageRow{ErrorCode::StoreUnavailable,
               QT_TRANSLATE_NOOP("Messages", "The state cannot be opened[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Check the folder, or choose another one for the state")},
    MessageRow{
        ErrorCode::StoreReadOnly, QT_TRANSLATE_NOOP("Messages", "The state cannot be written[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Allow writing to the folder, or choose another one for the state")},
    MessageRow{
        ErrorCode::StoreFull, QT_TRANSLATE_NOOP("Messages", "The disk of the state is full[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Free some space and try again; what was recorded before is kept")},
    MessageRow{
        ErrorCode::StoreCorrupt, QT_TRANSLATE_NOOP("Messages", "The state's file is damaged[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "The file is kept as it is: restore a backup, or move it away to begin "
                                      "anew")},
    MessageRow{ErrorCode::StoreNewer,
               QT_TRANSLATE_NOOP("Messages", "A newer version of the program wrote the state[: version "
                                             "{version}][, this program knows up to {versionMax}]"),
               QT_TRANSLATE_NOOP("Messages", "Use the newer program, or another folder for the state")},
    MessageRow{ErrorCode::VaultTampered,
               QT_TRANSLATE_NOOP("Messages", "The vault cannot be trusted[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Give its own passphrase; else restore a backup, or remove the "
                                             "vault's file and set the secrets again")},
    MessageRow{
        ErrorCode::VaultLocked, QT_TRANSLATE_NOOP("Messages", "The vault cannot be unlocked[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Give the right passphrase, in SCHEMABRIDGE_PASSPHRASE or at the "
                                      "terminal")},
    MessageRow{ErrorCode::VaultUnavailable,
               QT_TRANSLATE_NOOP("Messages", "The vault cannot be used[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Check its file and your permission to it")},
    MessageRow{
        ErrorCode::SecretNameInvalid,
        QT_TRANSLATE_NOOP("Messages", "\"{name}\" cannot be the name of a secret"),
        QT_TRANSLATE_NOOP("Messages", "Use letters, digits and underscores, with no digit at the start")},
    MessageRow{ErrorCode::SecretUnknown, QT_TRANSLATE_NOOP("Messages", "There is no secret \"{name}\""),
               QT_TRANSLATE_NOOP("Messages", "List the secrets to see their names")},
    MessageRow{ErrorCode::ProfileUnknown,
               QT_TRANSLATE_NOOP("Messages", "There is no profile \"{profile}\"[; known are {known}]"),
               QT_TRANSLATE_NOOP("Messages", "Name one of the known profiles")},
    MessageRow{ErrorCode::PortUnavailable,
               QT_TRANSLATE_NOOP("Messages", "The port {port} cannot be used[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Choose another port, or 0 for any that is free")},
    MessageRow{ErrorCode::FaultScriptInvalid,
               QT_TRANSLATE_NOOP("Messages", "The fault script cannot be read[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Write it as: POST /v1/charges=answer-lost,ok,429:2")},
};

} // namespace

std::span<const MessageRow> stateRows()
{
    return rows;
}

} // namespace schemabridge::ui
