#include "engine/expression/functions/registry.h"

#include <array>
#include <cmath>

/// $sum $count $max $min $average
namespace schemabridge::expression {

namespace {

double total(Item numbers)
{
    // By index, so that the sum stays in a register.
    double sum = 0;
    const std::size_t size = numbers.size();
    for (std::size_t i = 0; i < size; ++i)
        sum += numbers.element(i).asNumber();
    return sum;
}

Item sum(const NativeCall &call)
{
    const Item numbers = call.argument(0);
    return numbers.isUndefined() ? Item() : Item::number(total(numbers));
}

Item count(const NativeCall &call)
{
    return Item::number(static_cast<double>(call.argument(0).size()));
}

/// The item itself, so that a long integer keeps its digits. What is no number at all wins.
template<typename Compare>
Item extreme(Item numbers, Compare isBetter)
{
    Item best;
    forEachElement(numbers, [&](Item number) {
        const double value = number.asNumber();
        if (best.isUndefined() || std::isnan(value) || isBetter(value, best.asNumber()))
            best = number;
    });
    return best;
}

Item max(const NativeCall &call)
{
    return extreme(call.argument(0), [](double left, double right) { return left > right; });
}

Item min(const NativeCall &call)
{
    return extreme(call.argument(0), [](double left, double right) { return left < right; });
}

Item average(const NativeCall &call)
{
    const Item numbers = call.argument(0);
    if (numbers.size() == 0)
        return {};
    return Item::number(total(numbers) / static_cast<double>(numbers.size()));
}

constexpr std::array rows{
    BuiltinRow{"sum", "<a<n>:n>", 1, sum},         BuiltinRow{"count", "<a:n>", 1, count},
    BuiltinRow{"max", "<a<n>:n>", 1, max},         BuiltinRow{"min", "<a<n>:n>", 1, min},
    BuiltinRow{"average", "<a<n>:n>", 1, average},
};

} // namespace

std::span<const BuiltinRow> aggregationFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
