#include "engine/expression/functions/final_sigma.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/text.h"
#include "engine/expression/text_builder.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>

/// $string $lowercase $uppercase $trim $length $join $pad
namespace schemabridge::expression {

namespace {

Item toString(const NativeCall &call)
{
    Item value = call.argument(0);
    if (value.isUndefined() || value.isString())
        return value;
    if (value.array() != nullptr && value.array()->isOuterWrapper)
        value = value.element(0);
    const bool isPretty = isTruthy(call.argument(1));
    TextBuilder content(call.evaluation.heap());
    if (!appendAsText(content, value, isPretty ? TextLayout::Indented : TextLayout::Compact))
        return call.fail(value.isNumber() ? "D3001" : "D1001", value);
    return content.finish();
}

bool isAscii(std::string_view content)
{
    return std::all_of(content.begin(), content.end(),
                       [](char byte) { return static_cast<signed char>(byte) >= 0; });
}

template<typename AsciiCase, typename UnicodeCase>
Item changeCase(const NativeCall &call, AsciiCase asciiCase, UnicodeCase unicodeCase)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const std::string_view content = value.asString();
    if (!isAscii(content)) {
        const QString changed = unicodeCase(QString::fromStdU16String(toUtf16(content)));
        return call.string(fromUtf16(changed.toStdU16String()));
    }
    char *const changed = call.evaluation.heap().makeSpace<char>(content.size());
    if (changed == nullptr)
        return {};
    std::transform(content.begin(), content.end(), changed, asciiCase);
    return Item::text({changed, content.size()});
}

Item lowercase(const NativeCall &call)
{
    return changeCase(
        call, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; },
        [](const QString &content) { return toLowerWithFinalSigma(content); });
}

Item uppercase(const NativeCall &call)
{
    return changeCase(
        call, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; },
        [](const QString &content) { return content.toUpper(); });
}

/// Runs of blanks become one space; none is left at the ends.
Item trim(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    constexpr std::string_view blanks = " \t\n\r";
    TextBuilder trimmed(call.evaluation.heap());
    std::string_view rest = value.asString();
    while (!rest.empty()) {
        const std::size_t start = std::min(rest.find_first_not_of(blanks), rest.size());
        const std::size_t end = std::min(rest.find_first_of(blanks, start), rest.size());
        if (start > 0 && start < rest.size() && !trimmed.text().empty())
            trimmed.append(' ');
        trimmed.append(rest.substr(start, end - start));
        rest.remove_prefix(end);
    }
    return trimmed.finish();
}

Item length(const NativeCall &call)
{
    const Item value = call.argument(0);
    return value.isUndefined() ? Item() : Item::number(static_cast<double>(characterCount(value.asString())));
}

Item join(const NativeCall &call)
{
    const Item parts = call.argument(0);
    if (parts.isUndefined())
        return {};
    const std::string_view separator = call.argument(1).isUndefined() ? "" : call.argument(1).asString();
    TextBuilder joined(call.evaluation.heap());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            joined.append(separator);
        joined.append(parts.element(i).asString());
    }
    return joined.finish();
}

std::string repeatToLength(std::string_view pattern, std::size_t characters)
{
    std::string padding;
    std::size_t at = 0;
    for (std::size_t i = 0; i < characters; ++i) {
        const std::size_t bytes = characterBytes(static_cast<unsigned char>(pattern[at]));
        padding += pattern.substr(at, bytes);
        at = (at + bytes) % pattern.size();
    }
    return padding;
}

Item pad(const NativeCall &call)
{
    constexpr double widthMax = 10e6;
    const Item value = call.argument(0);
    if (value.isUndefined() || call.argument(1).isUndefined())
        return value;
    const double width = std::trunc(call.argument(1).asNumber());
    if (!(std::abs(width) <= widthMax))
        return call.fail("D1001", call.argument(1));
    const std::string_view given = call.argument(2).isUndefined() ? "" : call.argument(2).asString();
    const std::string_view pattern = given.empty() ? " " : given;
    const double missing = std::abs(width) - static_cast<double>(characterCount(value.asString()));
    if (missing <= 0)
        return value;
    const std::string padding = repeatToLength(pattern, static_cast<std::size_t>(missing));
    const std::string content(value.asString());
    return call.string(width > 0 ? content + padding : padding + content);
}

constexpr std::array rows{
    BuiltinRow{"string", "<x-b?:s>", 1, toString},   BuiltinRow{"lowercase", "<s-:s>", 1, lowercase},
    BuiltinRow{"uppercase", "<s-:s>", 1, uppercase}, BuiltinRow{"trim", "<s-:s>", 1, trim},
    BuiltinRow{"length", "<s-:n>", 1, length},       BuiltinRow{"join", "<a<s>s?:s>", 2, join},
    BuiltinRow{"pad", "<s-ns?:s>", 3, pad},
};

} // namespace

std::span<const BuiltinRow> stringFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
