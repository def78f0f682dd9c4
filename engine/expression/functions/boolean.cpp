#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

#include <array>
#include <cmath>

/// $boolean $not $exists
namespace schemabridge::expression {

namespace {

/// The reference refuses to test an infinite number.
bool isTestable(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isNumber() && std::isinf(value.asNumber()))
        call.fail("D1001", value);
    return !value.isUndefined();
}

Item toBoolean(const NativeCall &call)
{
    return isTestable(call) ? Item::boolean(isTruthy(call.argument(0))) : Item();
}

Item negate(const NativeCall &call)
{
    return isTestable(call) ? Item::boolean(!isTruthy(call.argument(0))) : Item();
}

Item exists(const NativeCall &call)
{
    return Item::boolean(!call.argument(0).isUndefined());
}

constexpr std::array rows{
    BuiltinRow{"boolean", "<x-:b>", 1, toBoolean},
    BuiltinRow{"not", "<x-:b>", 1, negate},
    BuiltinRow{"exists", "<x:b>", 1, exists},
};

} // namespace

std::span<const BuiltinRow> booleanFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
