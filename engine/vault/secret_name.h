#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <string_view>

namespace schemabridge::vault {

constexpr std::size_t secretNameLengthMax = 128;

/// Names are `[A-Z_][A-Z0-9_]*`, as in `{{ secrets.PAYMENTS_KEY }}`.
/// Errors: SECRET_NAME_INVALID (`name`, cut where it is longer than a name may be).
Status checkSecretName(std::string_view name);

} // namespace schemabridge::vault
