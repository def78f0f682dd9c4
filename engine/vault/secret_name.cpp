#include "engine/vault/secret_name.h"

#include <algorithm>

namespace schemabridge::vault {

namespace {

bool mayStartName(char character)
{
    return (character >= 'A' && character <= 'Z') || character == '_';
}

bool mayStandInName(char character)
{
    return mayStartName(character) || (character >= '0' && character <= '9');
}

} // namespace

Status checkSecretName(std::string_view name)
{
    const bool isValid = !name.empty() && name.size() <= secretNameLengthMax && mayStartName(name.front()) &&
                         std::all_of(name.begin(), name.end(), mayStandInName);
    if (isValid)
        return {};
    return Error{ErrorCode::SecretNameInvalid, {{"name", std::string(name.substr(0, secretNameLengthMax))}}};
}

} // namespace schemabridge::vault
