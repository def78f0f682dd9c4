#include "engine/expression/functions/registry.h"

#include <array>
#include <limits>
#include <utility>

/// $random $shuffle
namespace schemabridge::expression {

namespace {

/// @return null pointer, after a problem, where the evaluation has no randomness
Random *randomOf(const NativeCall &call)
{
    Random *const random = call.evaluation.environment().random;
    if (random == nullptr)
        call.fail("U1010");
    return random;
}

/// At least 0 and below 1: as many numbers as a double has between them at even distances.
Item random(const NativeCall &call)
{
    constexpr int digits = std::numeric_limits<double>::digits;
    constexpr std::uint64_t numbers = std::uint64_t{1} << digits;
    Random *const source = randomOf(call);
    if (source == nullptr)
        return {};
    return Item::number(static_cast<double>(source->below(numbers)) / static_cast<double>(numbers));
}

/// The algorithm of Fisher and Yates, from the start: element i goes where one before it, or itself, is.
Item shuffle(const NativeCall &call)
{
    const Item items = call.argument(0);
    if (items.size() <= 1)
        return items;
    Random *const source = randomOf(call);
    if (source == nullptr)
        return {};
    Array *const result = call.evaluation.heap().makeArray();
    result->reserve(items.size());
    forEachElement(items, [&](Item item) { result->push(item); });
    const auto shuffled = result->items();
    for (std::size_t i = 0; i < shuffled.size(); ++i)
        std::swap(shuffled[i], shuffled[source->below(i + 1)]);
    return Item::of(result);
}

constexpr std::array rows{
    BuiltinRow{"random", "<:n>", 0, random},
    BuiltinRow{"shuffle", "<a:a>", 1, shuffle},
};

} // namespace

std::span<const BuiltinRow> randomFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
