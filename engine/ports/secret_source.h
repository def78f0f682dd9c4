#pragma once

#include "engine/base/secret_value.h"

#include <optional>
#include <string_view>

namespace schemabridge {

/// Where the values of secrets come from at the moment of sending. Called on the engine's thread.
class SecretSource {
public:
    virtual ~SecretSource() = default;

    /// @return nothing where there is no secret of that name, or it cannot be read.
    virtual std::optional<SecretValue> secret(std::string_view name) = 0;
};

} // namespace schemabridge
