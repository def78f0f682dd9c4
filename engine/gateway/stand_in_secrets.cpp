#include "engine/gateway/stand_in_secrets.h"

#include <string>

namespace schemabridge::gateway {

std::optional<SecretValue> StandInSecrets::secret(std::string_view name)
{
    return SecretValue("stand-in-for-" + std::string(name));
}

} // namespace schemabridge::gateway
