#include "engine/expression/functions/rounding.h"
#include "engine/json/print.h"

#include <charconv>
#include <cmath>
#include <string>

namespace schemabridge::expression {

namespace {

/// Moves the decimal point within the number's text: a multiplication would add an error of its own.
double shiftDecimalPoint(double number, int places)
{
    const std::string digits = json::printNumber(number);
    const std::size_t exponentAt = digits.find('e');
    int exponent = 0;
    if (exponentAt != std::string::npos) {
        const std::size_t start = exponentAt + (digits[exponentAt + 1] == '+' ? 2 : 1);
        std::from_chars(digits.data() + start, digits.data() + digits.size(), exponent);
    }
    const std::string shifted = digits.substr(0, exponentAt) + 'e' + std::to_string(exponent + places);
    double result = number;
    const auto [end, status] = std::from_chars(shifted.data(), shifted.data() + shifted.size(), result);
    if (status == std::errc::result_out_of_range)
        return places > 0 ? std::copysign(HUGE_VAL, number) : 0;
    return result;
}

/// Adding a half and taking the floor would be wrong beyond 2^52, where the sum itself is rounded.
double roundToInteger(double number)
{
    const double below = std::floor(number);
    const double rest = number - below;
    if (rest != 0.5)
        return rest < 0.5 ? below : below + 1;
    return std::fmod(below, 2) == 0 ? below : below + 1;
}

} // namespace

double roundHalfToEven(double number, int decimalPlaces)
{
    if (!std::isfinite(number))
        return number;
    const double shifted = decimalPlaces == 0 ? number : shiftDecimalPoint(number, decimalPlaces);
    if (!std::isfinite(shifted))
        return number;
    const double rounded = roundToInteger(shifted);
    const double result = decimalPlaces == 0 ? rounded : shiftDecimalPoint(rounded, -decimalPlaces);
    return result == 0 ? 0 : result;
}

} // namespace schemabridge::expression
