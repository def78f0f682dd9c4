#include "engine/expression/functions/decimal_picture.h"
#include "engine/expression/functions/decimal_sub_picture.h"

#include <algorithm>
#include <numeric>

namespace schemabridge::expression {

namespace {

constexpr std::size_t none = std::u16string_view::npos;

std::size_t countDigits(std::u16string_view text, const DecimalSymbols &symbols)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [&](char16_t unit) { return symbols.isDigit(unit); }));
}

std::size_t countAnyDigits(std::u16string_view text, const DecimalSymbols &symbols)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [&](char16_t unit) { return symbols.isAnyDigit(unit); }));
}

std::vector<std::size_t> integerGroupsOf(std::u16string_view integer, const DecimalSymbols &symbols)
{
    const std::u16string_view separator = symbols.groupingSeparator;
    std::vector<std::size_t> groups;
    for (std::size_t at = integer.find(separator); at != none; at = integer.find(separator, at + 1))
        groups.push_back(countAnyDigits(integer.substr(at), symbols));
    return groups;
}

/// As in the reference, only the first separator is looked for in the fraction; further ones are found where
/// the integer part has some.
std::vector<std::size_t> fractionGroupsOf(const SubPicture &parts, const DecimalSymbols &symbols)
{
    const std::u16string_view separator = symbols.groupingSeparator;
    std::vector<std::size_t> groups;
    for (std::size_t at = parts.fraction.find(separator); at != none;
         at = parts.integer.find(separator, at + 1))
        groups.push_back(countAnyDigits(parts.fraction.substr(0, at), symbols));
    return groups;
}

/// Separators repeat where they stand at every multiple of an interval up to the first of them.
/// @return the interval, or 0
std::size_t intervalOf(const std::vector<std::size_t> &groups)
{
    const std::size_t interval = std::accumulate(groups.begin(), groups.end(), std::size_t{0},
                                                 [](std::size_t a, std::size_t b) { return std::gcd(a, b); });
    for (std::size_t i = 1; i <= groups.size(); ++i) {
        if (std::find(groups.begin(), groups.end(), i * interval) == groups.end())
            return 0;
    }
    return interval;
}

/// A number shows at least one digit.
void allowForOneDigit(DecimalPicture &picture, bool hasOptionalIntegerDigit)
{
    const bool hasExponent = picture.exponentDigitsMin > 0;
    if (picture.integerDigitsMin == 0 && picture.fractionDigitsMax == 0) {
        if (hasExponent)
            picture.fractionDigitsMin = picture.fractionDigitsMax = 1;
        else
            picture.integerDigitsMin = 1;
    }
    if (hasExponent && picture.integerDigitsMin == 0 && hasOptionalIntegerDigit)
        picture.integerDigitsMin = 1;
    if (picture.integerDigitsMin == 0 && picture.fractionDigitsMin == 0)
        picture.fractionDigitsMin = 1;
}

/// F&O 4.7.4
DecimalPicture analyse(const SubPicture &parts, const DecimalSymbols &symbols)
{
    DecimalPicture picture;
    picture.prefix = parts.prefix;
    picture.suffix = parts.suffix;
    if (parts.whole.find(symbols.percent) != none)
        picture.scale = DecimalPicture::Scale::Percent;
    else if (parts.whole.find(symbols.perMille) != none)
        picture.scale = DecimalPicture::Scale::PerMille;
    picture.hasDecimalSeparator = parts.whole.find(symbols.decimalSeparator) != none;
    picture.integerDigitsMin = countDigits(parts.integer, symbols);
    picture.mantissaDigits = picture.integerDigitsMin;
    picture.fractionDigitsMin = countDigits(parts.fraction, symbols);
    picture.fractionDigitsMax = countAnyDigits(parts.fraction, symbols);
    picture.exponentDigitsMin = parts.exponent ? parts.exponent->size() : 0;
    picture.integerGroups = integerGroupsOf(parts.integer, symbols);
    picture.fractionGroups = fractionGroupsOf(parts, symbols);
    picture.groupingInterval = intervalOf(picture.integerGroups);
    allowForOneDigit(picture, parts.integer.find(symbols.optionalDigit) != none);
    return picture;
}

} // namespace

bool DecimalSymbols::isDigit(char16_t unit) const noexcept
{
    return static_cast<char16_t>(unit - zeroDigit.front()) < 10;
}

bool DecimalSymbols::isActive(char16_t unit) const noexcept
{
    return isAnyDigit(unit) || isOne(decimalSeparator, unit) || isOne(exponentSeparator, unit) ||
           isOne(groupingSeparator, unit) || isOne(patternSeparator, unit);
}

PictureResult<DecimalPicture> analyseDecimalPicture(std::u16string_view picture,
                                                    const DecimalSymbols &symbols, bool isNegative)
{
    const std::u16string_view separator = symbols.patternSeparator;
    const std::size_t firstEnd = picture.find(separator);
    const SubPicture first = cutSubPicture(picture.substr(0, firstEnd), symbols);
    if (firstEnd == none) {
        if (const std::string_view code = problemOf(first, symbols); !code.empty())
            return PictureProblem{code};
        DecimalPicture only = analyse(first, symbols);
        if (isNegative)
            only.prefix.insert(0, symbols.minusSign);
        return only;
    }
    const std::u16string_view rest = picture.substr(firstEnd + separator.size());
    if (rest.find(separator) != none)
        return PictureProblem{"D3080"};
    const SubPicture second = cutSubPicture(rest, symbols);
    for (const SubPicture &part : {first, second}) {
        if (const std::string_view code = problemOf(part, symbols); !code.empty())
            return PictureProblem{code};
    }
    return analyse(isNegative ? second : first, symbols);
}

} // namespace schemabridge::expression
