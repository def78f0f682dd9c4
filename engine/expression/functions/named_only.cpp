#include "engine/expression/functions/registry.h"

#include <array>

namespace schemabridge::expression {

namespace {

constexpr std::array rows{
    BuiltinRow{"base64decode", "<s-:s>", 1, nullptr}, BuiltinRow{"base64encode", "<s-:s>", 1, nullptr},
    BuiltinRow{"eval", "<sx?:x>", 2, nullptr},        BuiltinRow{"match", "<s-f<s:o>n?:a<o>>", 3, nullptr},
    BuiltinRow{"random", "<:n>", 0, nullptr},         BuiltinRow{"replace", "<s-(sf)(sf)n?:s>", 4, nullptr},
    BuiltinRow{"shuffle", "<a:a>", 1, nullptr},
};

} // namespace

std::span<const BuiltinRow> namedOnlyFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
