#include "engine/expression/functions/integer_picture.h"
#include "engine/expression/functions/number_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

/// Integers read by a picture. As in the reference, the picture tells how to read, not what may be written.
namespace schemabridge::expression {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

double fromLetters(std::u16string_view text, IntegerPicture::Letters letters)
{
    const int beforeFirst = (letters == IntegerPicture::Letters::Upper ? u'A' : u'a') - 1;
    double value = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int digit = text[text.size() - 1 - i] - beforeFirst;
        value += digit * std::pow(26, static_cast<double>(i));
    }
    return value;
}

double romanValue(char16_t unit)
{
    switch (unit) {
    case u'M':
        return 1000;
    case u'D':
        return 500;
    case u'C':
        return 100;
    case u'L':
        return 50;
    case u'X':
        return 10;
    case u'V':
        return 5;
    case u'I':
        return 1;
    default:
        return notANumber;
    }
}

/// From the right, a numeral smaller than the largest so far counts against it.
double fromRoman(std::u16string_view text, IntegerPicture::Letters letters)
{
    double value = 0;
    double largest = 1;
    for (auto unit = text.rbegin(); unit != text.rend(); ++unit) {
        const double weight =
            romanValue(letters == IntegerPicture::Letters::Upper ? *unit : asciiUpper(*unit));
        value += weight < largest ? -weight : weight;
        largest = weight < largest ? largest : weight;
    }
    return value;
}

std::u16string without(std::u16string_view text, std::u16string_view part)
{
    std::u16string rest;
    std::size_t start = 0;
    for (std::size_t at = 0; (at = text.find(part, start)) != std::u16string_view::npos;) {
        rest += text.substr(start, at - start);
        start = at + part.size();
    }
    return rest.append(text.substr(start));
}

double fromDigits(std::u16string_view text, const IntegerPicture &picture)
{
    constexpr std::size_t suffixUnits = 2;
    std::u16string digits(text);
    if (picture.isOrdinal)
        digits.resize(digits.size() - std::min(digits.size(), suffixUnits));
    // Repeating separators are taken for commas, whatever the picture has.
    if (picture.groupingInterval > 0)
        digits = without(digits, u",");
    for (const auto &separator : picture.separators) {
        if (picture.groupingInterval == 0)
            digits = without(digits, separator.text);
    }
    for (char16_t &unit : digits) {
        const int asciiUnit = unit - picture.zero + u'0';
        if (asciiUnit < 0)
            return notANumber;
        unit = static_cast<char16_t>(asciiUnit);
    }
    return parseLeadingInteger(digits);
}

} // namespace

PictureResult<double> parseInteger(std::u16string_view text, const IntegerPicture &picture)
{
    switch (picture.style) {
    case IntegerPicture::Style::Letters:
        return fromLetters(text, picture.letters);
    case IntegerPicture::Style::Roman:
        return fromRoman(text, picture.letters);
    case IntegerPicture::Style::Words:
        return numberFromWords(text);
    case IntegerPicture::Style::Decimal:
        return fromDigits(text, picture);
    case IntegerPicture::Style::Sequence:
        break;
    }
    return wrongText("D3130", picture.sequence);
}

} // namespace schemabridge::expression
