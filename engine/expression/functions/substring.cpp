#include "engine/expression/functions/registry.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <array>
#include <cmath>

/// $substring $substringBefore $substringAfter $contains $split
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
        if (wanted <= 0)
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

Item failMatcher(const NativeCall &call)
{
    Problem problem;
    problem.code = "U1010";
    problem.position = call.site.position;
    problem.token = "$" + std::string(call.site.name) + " with a function";
    return call.evaluation.failWith(std::move(problem));
}

Item contains(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined() || call.argument(1).isUndefined())
        return {};
    if (call.argument(1).isFunction())
        return failMatcher(call);
    return Item::boolean(value.asString().find(call.argument(1).asString()) != std::string_view::npos);
}

/// An empty separator splits between UTF-16 units, as in ECMAScript.
void splitUnits(const NativeCall &call, std::string_view content, std::size_t limit, Array *parts)
{
    for (const char16_t unit : toUtf16(content)) {
        if (parts->size() == limit)
            return;
        parts->push(call.string(fromUtf16({&unit, 1})));
    }
}

void splitAt(std::string_view content, std::string_view separator, std::size_t limit, Array *parts)
{
    std::size_t at = 0;
    while (parts->size() < limit && at != std::string_view::npos) {
        at = content.find(separator);
        parts->push(Item::text(content.substr(0, at)));
        content.remove_prefix(at == std::string_view::npos ? content.size() : at + separator.size());
    }
}

Item split(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined() || call.argument(1).isUndefined())
        return {};
    if (call.argument(1).isFunction())
        return failMatcher(call);
    const bool hasLimit = !call.argument(2).isUndefined();
    if (hasLimit && call.argument(2).asNumber() < 0)
        return call.fail("D3020", call.argument(2));
    constexpr double limitMax = 1e15;
    const double limit = hasLimit ? std::trunc(call.argument(2).asNumber()) : limitMax;
    const auto partsMax = static_cast<std::size_t>(std::min(limit, limitMax));
    Array *const result = call.evaluation.heap().makeArray();
    if (call.argument(1).asString().empty())
        splitUnits(call, value.asString(), partsMax, result);
    else
        splitAt(value.asString(), call.argument(1).asString(), partsMax, result);
    return Item::of(result);
}

constexpr std::array rows{
    BuiltinRow{"substring", "<s-nn?:s>", 3, substring},
    BuiltinRow{"substringBefore", "<s-s:s>", 2, substringBefore},
    BuiltinRow{"substringAfter", "<s-s:s>", 2, substringAfter},
    BuiltinRow{"contains", "<s-(sf):b>", 2, contains},
    BuiltinRow{"split", "<s-(sf)n?:a<s>>", 3, split},
};

} // namespace

std::span<const BuiltinRow> substringFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
