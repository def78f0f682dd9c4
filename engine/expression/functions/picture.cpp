#include "engine/expression/functions/picture.h"
#include "engine/expression/text.h"
#include "engine/json/print.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <limits>

namespace schemabridge::expression {

namespace {

bool isHexDigit(char16_t unit)
{
    return isAsciiDigit(unit) || (asciiLower(unit) >= u'a' && asciiLower(unit) <= u'f');
}

} // namespace

PictureProblem wrongText(std::string_view code, std::u16string_view text)
{
    return {.code = code, .text = fromUtf16(text)};
}

Item fail(const NativeCall &call, const PictureProblem &problem)
{
    const std::string_view token = problem.token.empty() ? call.site.name : problem.token;
    const Item value = problem.text.empty() ? problem.value : Item::text(problem.text);
    return value.isUndefined() ? call.evaluation.fail(problem.code, call.site.position, token)
                               : call.evaluation.fail(problem.code, call.site.position, token, value);
}

PictureResult<std::string_view> shortText(const NativeCall &call, std::size_t index)
{
    const Item argument = call.argument(index);
    if (!argument.isString())
        return PictureProblem{"T0410", Item::number(static_cast<double>(index + 1))};
    if (argument.asString().size() > pictureBytesMax)
        return PictureProblem{"U1001", Item::number(pictureBytesMax), "bytes in a picture or text"};
    return argument.asString();
}

Result<void, PictureProblem> charge(const NativeCall &call, std::size_t bytes)
{
    call.evaluation.heap().charge(bytes);
    if (!call.evaluation.heap().isExhausted())
        return {};
    const auto bytesMax = static_cast<double>(call.evaluation.environment().limits.bytesMax);
    return PictureProblem{"U1002", Item::number(bytesMax)};
}

Item textItem(const NativeCall &call, std::u16string_view text)
{
    return call.string(fromUtf16(text));
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
    constexpr double wholeMax = 1e15;
    char buffer[32];
    if (number == std::trunc(number) && std::abs(number) < wholeMax) {
        const auto [end, status] =
            std::to_chars(buffer, buffer + sizeof buffer, static_cast<std::int64_t>(number));
        return {buffer, status == std::errc() ? end : buffer};
    }
    const std::string digits = json::printNumber(number);
    return {digits.begin(), digits.end()};
}

} // namespace schemabridge::expression
