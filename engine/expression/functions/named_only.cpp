#include "engine/expression/functions/registry.h"

#include <array>

namespace schemabridge::expression {

namespace {

constexpr std::array rows{
    BuiltinRow{"formatBase", "<n-n?:s>", 2, nullptr},
    BuiltinRow{"formatInteger", "<n-s:s>", 2, nullptr},
    BuiltinRow{"formatNumber", "<n-so?:s>", 3, nullptr},
    BuiltinRow{"fromMillis", "<n-s?s?:s>", 3, nullptr},
    BuiltinRow{"millis", "<:n>", 0, nullptr},
    BuiltinRow{"now", "<s?s?:s>", 2, nullptr},
    BuiltinRow{"parseInteger", "<s-s:n>", 2, nullptr},
    BuiltinRow{"toMillis", "<s-s?:n>", 2, nullptr},
};

} // namespace

std::span<const BuiltinRow> namedOnlyFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
