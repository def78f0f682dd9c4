#pragma once

#include "engine/vault/keychain.h"

#include <chrono>

namespace schemabridge::vault {

/// The desktop's keychain (Secret Service, KWallet, ...) through QtKeychain.
///
/// Each call waits in an event loop of its own, without user input, until the keychain answers or the bound
/// is over, since a locked one first asks the person. Needs a QCoreApplication; without one it is
/// Unavailable.
class SystemKeychain final : public Keychain {
public:
    explicit SystemKeychain(std::chrono::milliseconds answerWaitMax = std::chrono::seconds(30));

    KeychainAnswer read(const std::string &entry, SecretBytes &bytes) override;
    KeychainAnswer write(const std::string &entry, const SecretBytes &bytes) override;

private:
    std::chrono::milliseconds m_answerWaitMax;
};

} // namespace schemabridge::vault
