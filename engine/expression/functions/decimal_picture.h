#pragma once

#include "engine/expression/functions/picture.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Numbers written by a decimal picture such as `#,##0.00`.
/// Source: XPath and XQuery Functions and Operators 3.1, 4.7; where it leaves a choice, and in the details of
/// grouping, as in the reference implementation.
namespace schemabridge::expression {

/// The symbols of a decimal picture; in the spec, the properties of a decimal format. Mostly one UTF-16 unit.
struct DecimalSymbols {
    std::u16string decimalSeparator = u".";
    std::u16string groupingSeparator = u",";
    std::u16string exponentSeparator = u"e";
    std::u16string infinity = u"Infinity";
    std::u16string minusSign = u"-";
    std::u16string percent = u"%";
    std::u16string perMille = u"\u2030";
    std::u16string zeroDigit = u"0";
    std::u16string optionalDigit = u"#";
    std::u16string patternSeparator = u";";

    bool isDigit(char16_t unit) const noexcept;
    bool isAnyDigit(char16_t unit) const noexcept { return isDigit(unit) || isOne(optionalDigit, unit); }
    /// One of the units that are no part of a prefix or suffix.
    bool isActive(char16_t unit) const noexcept;

    static bool isOne(std::u16string_view symbol, char16_t unit) noexcept
    {
        return symbol.size() == 1 && symbol.front() == unit;
    }
};

/// What a sub-picture says.
struct DecimalPicture {
    enum class Scale : unsigned char { One, Percent, PerMille };

    std::u16string prefix;
    std::u16string suffix;
    Scale scale = Scale::One;
    bool hasDecimalSeparator = false;
    std::size_t integerDigitsMin = 0;
    std::size_t fractionDigitsMin = 0;
    std::size_t fractionDigitsMax = 0;
    std::size_t exponentDigitsMin = 0; ///< 0 where there is no exponent
    std::size_t mantissaDigits = 0;    ///< digits before the point where there is an exponent
    std::size_t groupingInterval = 0;  ///< of separators that repeat; 0 where they stand where they are
    std::vector<std::size_t> integerGroups{};  ///< digits to the right of each separator
    std::vector<std::size_t> fractionGroups{}; ///< digits to its left
};

/// The picture's part for this value: the second sub-picture, or a minus sign, for a negative one.
/// @return or D3080 to D3093
PictureResult<DecimalPicture> analyseDecimalPicture(std::u16string_view picture,
                                                    const DecimalSymbols &symbols, bool isNegative);

std::u16string formatDecimal(double value, const DecimalPicture &picture, const DecimalSymbols &symbols);

} // namespace schemabridge::expression
