#pragma once

#include "engine/vault/keychain.h"

#include <map>

namespace schemabridge::vault {

/// A keychain that answers what the test wants, and remembers what was written.
class MemoryKeychain final : public Keychain {
public:
    KeychainAnswer answer = KeychainAnswer::Done;
    std::map<std::string, SecretBytes> entries;

    KeychainAnswer read(const std::string &entry, SecretBytes &bytes) override
    {
        if (answer != KeychainAnswer::Done)
            return answer;
        const auto found = entries.find(entry);
        if (found == entries.end())
            return KeychainAnswer::NotFound;
        bytes = found->second;
        return KeychainAnswer::Done;
    }

    KeychainAnswer write(const std::string &entry, const SecretBytes &bytes) override
    {
        if (answer == KeychainAnswer::Done)
            entries[entry] = bytes;
        return answer;
    }
};

} // namespace schemabridge::vault
