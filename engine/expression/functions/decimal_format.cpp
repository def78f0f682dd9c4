#include "engine/expression/functions/decimal_picture.h"
#include "engine/expression/functions/rounding.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>

/// The steps of F&O 4.7.5.
namespace schemabridge::expression {

namespace {

double scaleFactor(DecimalPicture::Scale scale)
{
    switch (scale) {
    case DecimalPicture::Scale::Percent:
        return 100;
    case DecimalPicture::Scale::PerMille:
        return 1000;
    default:
        return 1;
    }
}

/// Brings the mantissa between 10^(digits-1) and 10^digits.
/// @return the power of ten that was taken out of it
int takeExponent(double &mantissa, std::size_t digits)
{
    const double largest = std::pow(10, static_cast<double>(digits));
    const double smallest = std::pow(10, static_cast<double>(digits) - 1);
    int exponent = 0;
    if (mantissa == 0 || std::isinf(mantissa))
        return 0;
    for (; std::abs(mantissa) < smallest; mantissa *= 10)
        --exponent;
    for (; std::abs(mantissa) > largest; mantissa /= 10)
        ++exponent;
    return exponent;
}

/// Exactly between two numbers of so many places: then there is one binary place more than that.
bool isTie(double magnitude, int places)
{
    return std::fmod(std::ldexp(magnitude, places + 1), 2) == 1;
}

std::string exactDigits(double magnitude, int places)
{
    constexpr std::size_t unitsBeforePlaces = 24;
    std::string digits(unitsBeforePlaces + static_cast<std::size_t>(places), '0');
    const auto [end, status] = std::to_chars(digits.data(), digits.data() + digits.size(), magnitude,
                                             std::chars_format::fixed, places);
    digits.resize(status == std::errc() ? static_cast<std::size_t>(end - digits.data()) : 0);
    return digits;
}

/// Adds one to the last place.
void increment(std::string &digits)
{
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        if (*digit == '.')
            continue;
        *digit = *digit == '9' ? '0' : static_cast<char>(*digit + 1);
        if (*digit != '0')
            return;
    }
    digits.insert(0, 1, '1');
}

/// As ECMAScript's toFixed, which rounds a tie up and writes an exponent from 10^21 on.
std::u16string fixedDigits(double magnitude, int places)
{
    constexpr double scientificFrom = 1e21;
    if (magnitude >= scientificFrom)
        return numberText(magnitude);
    std::string digits;
    if (isTie(magnitude, places)) {
        digits = exactDigits(magnitude, places + 1);
        digits.pop_back();
        increment(digits);
    } else {
        digits = exactDigits(magnitude, places);
    }
    return {digits.begin(), digits.end()};
}

std::u16string inFamily(std::u16string digits, const DecimalSymbols &symbols)
{
    for (char16_t &unit : digits) {
        if (isAsciiDigit(unit))
            unit = static_cast<char16_t>(unit - u'0' + symbols.zeroDigit.front());
    }
    return digits;
}

std::u16string zeros(std::ptrdiff_t count, const DecimalSymbols &symbols)
{
    std::u16string text;
    for (; count > 0; --count)
        text += symbols.zeroDigit;
    return text;
}

void trimZeros(std::u16string &text, const DecimalSymbols &symbols)
{
    if (symbols.zeroDigit.size() != 1)
        return;
    const char16_t zero = symbols.zeroDigit.front();
    text.erase(0, std::min(text.find_first_not_of(zero), text.size()));
    text.erase(text.find_last_not_of(zero) + 1);
}

/// Where the decimal separator is; -1 where a strange choice of symbols has removed it.
std::ptrdiff_t pointOf(const std::u16string &text, const DecimalSymbols &symbols)
{
    const std::size_t at = text.find(symbols.decimalSeparator);
    return at == std::u16string::npos ? -1 : static_cast<std::ptrdiff_t>(at);
}

/// As many digits as the picture asks for, with a decimal separator in any case.
std::u16string paddedDigits(double mantissa, const DecimalPicture &picture, const DecimalSymbols &symbols)
{
    const auto places = static_cast<int>(picture.fractionDigitsMax);
    const double rounded = roundHalfToEven(mantissa, places);
    std::u16string text = inFamily(fixedDigits(std::abs(rounded), places), symbols);
    const std::size_t asciiPoint = text.find(u'.');
    if (asciiPoint == std::u16string::npos)
        text += symbols.decimalSeparator;
    else
        text.replace(asciiPoint, 1, symbols.decimalSeparator);
    trimZeros(text, symbols);
    const std::ptrdiff_t point = pointOf(text, symbols);
    const auto before = static_cast<std::ptrdiff_t>(picture.integerDigitsMin) - point;
    const auto after =
        static_cast<std::ptrdiff_t>(picture.fractionDigitsMin) - (std::ssize(text) - point - 1);
    return zeros(before, symbols) + text + zeros(after, symbols);
}

/// A negative position counts from the end, as the reference's slice does.
void insertAt(std::u16string &text, std::ptrdiff_t position, std::u16string_view part)
{
    const std::ptrdiff_t size = std::ssize(text);
    const std::ptrdiff_t at =
        position < 0 ? std::max<std::ptrdiff_t>(size + position, 0) : std::min(position, size);
    text.insert(static_cast<std::size_t>(at), part);
}

void groupInteger(std::u16string &text, const DecimalPicture &picture, const DecimalSymbols &symbols)
{
    std::ptrdiff_t point = pointOf(text, symbols);
    if (picture.groupingInterval == 0) {
        for (const std::size_t digits : picture.integerGroups)
            insertAt(text, point++ - static_cast<std::ptrdiff_t>(digits), symbols.groupingSeparator);
        return;
    }
    const auto interval = static_cast<std::ptrdiff_t>(picture.groupingInterval);
    for (std::ptrdiff_t n = 1; n <= (point - 1) / interval; ++n)
        insertAt(text, point - n * interval, symbols.groupingSeparator);
}

void groupFraction(std::u16string &text, const DecimalPicture &picture, const DecimalSymbols &symbols)
{
    const std::ptrdiff_t point = pointOf(text, symbols);
    for (const std::size_t digits : picture.fractionGroups)
        insertAt(text, point + 1 + static_cast<std::ptrdiff_t>(digits), symbols.groupingSeparator);
}

std::u16string exponentText(int exponent, const DecimalPicture &picture, const DecimalSymbols &symbols)
{
    const std::u16string digits = inFamily(numberText(std::abs(exponent)), symbols);
    const auto missing = static_cast<std::ptrdiff_t>(picture.exponentDigitsMin) - std::ssize(digits);
    return symbols.exponentSeparator + (exponent < 0 ? symbols.minusSign : std::u16string()) +
           zeros(missing, symbols) + digits;
}

} // namespace

std::u16string formatDecimal(double value, const DecimalPicture &picture, const DecimalSymbols &symbols)
{
    const bool hasExponent = picture.exponentDigitsMin > 0;
    double mantissa = value * scaleFactor(picture.scale);
    const int exponent = hasExponent ? takeExponent(mantissa, picture.mantissaDigits) : 0;
    if (std::isinf(mantissa))
        return picture.prefix + symbols.infinity + picture.suffix;
    std::u16string text = paddedDigits(mantissa, picture, symbols);
    groupInteger(text, picture, symbols);
    groupFraction(text, picture, symbols);
    if (!picture.hasDecimalSeparator || pointOf(text, symbols) == std::ssize(text) - 1)
        text.pop_back();
    if (hasExponent)
        text += exponentText(exponent, picture, symbols);
    return picture.prefix + text + picture.suffix;
}

} // namespace schemabridge::expression
