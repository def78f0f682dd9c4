#include "engine/expression/functions/picture.h"
#include "engine/expression/text.h"
#include "engine/json/print.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace schemabridge::expression {

namespace {

bool isHexDigit(char16_t unit)
{
    return isAsciiDigit(unit) || (asciiLower(unit) >= u'a' && asciiLower(unit) <= u'f');
}

} // namespace

Item fail(const NativeCall &call, const PictureProblem &problem)
{
    return problem.value.isUndefined() ? call.fail(problem.code) : call.fail(problem.code, problem.value);
}

Item textItem(std::u16string_view text)
{
    return Item::string(fromUtf16(text));
}

Item textItem(const NativeCall &call, std::u16string_view text)
{
    call.evaluation.heap().charge(text.size());
    return textItem(text);
}

bool isBlank(char16_t unit) noexcept
{
    if (unit < 0x80)
        return unit == u' ' || (unit >= u'\t' && unit <= u'\r');
    constexpr std::u16string_view blanks = u"\u00A0\u1680\u2028\u2029\u202F\u205F\u3000\uFEFF";
    return (unit >= 0x2000 && unit <= 0x200A) || blanks.find(unit) != std::u16string_view::npos;
}

double parseLeadingInteger(std::u16string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    const bool isNegative = text.starts_with(u'-');
    if (isNegative || text.starts_with(u'+'))
        text.remove_prefix(1);
    const bool isHex = text.starts_with(u"0x") || text.starts_with(u"0X");
    if (isHex)
        text.remove_prefix(2);
    const auto end = std::find_if_not(text.begin(), text.end(), isHex ? isHexDigit : isAsciiDigit);
    if (end == text.begin())
        return std::numeric_limits<double>::quiet_NaN();
    std::string digits;
    std::transform(text.begin(), end, std::back_inserter(digits),
                   [](char16_t unit) { return static_cast<char>(unit); });
    double number = std::numeric_limits<double>::infinity();
    std::from_chars(digits.data(), digits.data() + digits.size(), number,
                    isHex ? std::chars_format::hex : std::chars_format::fixed);
    return isNegative ? -number : number;
}

std::u16string numberText(double number)
{
    const std::string digits = json::printNumber(number);
    return {digits.begin(), digits.end()};
}

} // namespace schemabridge::expression
