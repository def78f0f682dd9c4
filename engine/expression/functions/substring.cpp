#include "engine/expression/functions/registry.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <array>
#include <cmath>

/// $substring $substringBefore $substringAfter
namespace schemabridge::expression {

namespace {

std::size_t offsetOfCharacter(std::string_view content, std::size_t index)
{
    std::size_t offset = 0;
    for (; index > 0 && offset < content.size(); --index)
        offset += characterBytes(static_cast<unsigned char>(content[offset]));
    return std::min(offset, content.size());
}

/// As ECMAScript's slice() reads an index: truncated, a negative one counted from the end, kept within the
/// length.
std::size_t sliceIndex(double index, double length)
{
    const double whole = std::isnan(index) ? 0 : std::trunc(index);
    return static_cast<std::size_t>(std::clamp(whole < 0 ? length + whole : whole, 0.0, length));
}

/// Counts in characters, not in UTF-16 units.
Item substring(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const std::string_view content = value.asString();
    const auto length = static_cast<double>(characterCount(content));
    double start = call.argument(1).isUndefined() ? 0 : call.argument(1).asNumber();
    if (length + start < 0)
        start = 0;
    double end = length;
    if (!call.argument(2).isUndefined()) {
        const double wanted = call.argument(2).asNumber();
        if (wanted <= 0 || call.argument(1).isUndefined())
            return Item::text({});
        end = start >= 0 ? start + wanted : length + start + wanted;
    }
    const std::size_t first = sliceIndex(start, length);
    const std::size_t last = sliceIndex(end, length);
    if (first >= last)
        return Item::text({});
    const std::string_view rest = content.substr(offsetOfCharacter(content, first));
    return Item::text(rest.substr(0, offsetOfCharacter(rest, last - first)));
}

Item substringBefore(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined() || call.argument(1).isUndefined())
        return value;
    const std::size_t at = value.asString().find(call.argument(1).asString());
    return at == std::string_view::npos ? value : Item::text(value.asString().substr(0, at));
}

Item substringAfter(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined() || call.argument(1).isUndefined())
        return value;
    const std::string_view mark = call.argument(1).asString();
    const std::size_t at = value.asString().find(mark);
    return at == std::string_view::npos ? value : Item::text(value.asString().substr(at + mark.size()));
}

constexpr std::array rows{
    BuiltinRow{"substring", "<s-nn?:s>", 3, substring},
    BuiltinRow{"substringBefore", "<s-s:s>", 2, substringBefore},
    BuiltinRow{"substringAfter", "<s-s:s>", 2, substringAfter},
};

} // namespace

std::span<const BuiltinRow> substringFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
