#include "engine/json/print.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace schemabridge::json {

namespace {

/// The shortest digits that give the double back, and the position of the decimal point before or behind
/// them.
struct ShortestDigits {
    std::string digits;
    int pointPosition;
};

ShortestDigits shortestDigits(double magnitude)
{
    std::array<char, 32> buffer{};
    const auto written =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), magnitude, std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
    const auto mark = text.find('e');
    std::string digits(1, text[0]);
    if (mark > 2)
        digits += text.substr(2, mark - 2);
    int exponent = 0;
    const std::size_t exponentStart = text[mark + 1] == '+' ? mark + 2 : mark + 1;
    std::from_chars(text.data() + exponentStart, text.data() + text.size(), exponent);
    return {digits, exponent + 1};
}

std::string zeros(int count)
{
    return std::string(static_cast<std::size_t>(count), '0');
}

std::string withExponent(const std::string &digits, int exponent)
{
    std::string text = digits.substr(0, 1);
    if (digits.size() > 1)
        text += '.' + digits.substr(1);
    return text + (exponent < 0 ? "e-" : "e+") + std::to_string(std::abs(exponent));
}

/// Steps 6 to 10 of Number::toString; k is the number of digits, n the position of the decimal point.
std::string layOut(const std::string &digits, int n)
{
    const int k = static_cast<int>(digits.size());
    if (k <= n && n <= 21)
        return digits + zeros(n - k);
    if (0 < n && n <= 21)
        return digits.substr(0, static_cast<std::size_t>(n)) + '.' +
               digits.substr(static_cast<std::size_t>(n));
    if (-6 < n && n <= 0)
        return "0." + zeros(-n) + digits;
    return withExponent(digits, n - 1);
}

} // namespace

std::string printNumber(double number)
{
    assert(std::isfinite(number) && "JSON has no infinity and no NaN");
    if (number == 0)
        return "0";
    const auto [digits, pointPosition] = shortestDigits(std::abs(number));
    return (number < 0 ? "-" : "") + layOut(digits, pointPosition);
}

} // namespace schemabridge::json
