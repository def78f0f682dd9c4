#pragma once

#include "engine/ports/secret_source.h"

namespace schemabridge::gateway {

/// Secrets for calls that go to the mock target: any name has one, made from the name. So a test run needs no
/// vault, and no true secret reaches the mock's ledger.
class StandInSecrets final : public SecretSource {
public:
    std::optional<SecretValue> secret(std::string_view name) override;
};

} // namespace schemabridge::gateway
