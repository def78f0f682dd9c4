#pragma once

#include "engine/expression/functions/picture.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// What an integer picture says: `#,##0`, `0001`, `Ww;o`, `I`, `a`, …
/// Source: XPath and XQuery Functions and Operators 3.1, 4.6; the details as in the reference implementation.
struct IntegerPicture {
    enum class Style : std::uint8_t { Decimal, Letters, Roman, Words, Sequence };
    enum class Letters : std::uint8_t { Lower, Upper, Title };
    struct Separator {
        std::size_t position; ///< number of digits to its right
        std::u16string text;  ///< one character
    };

    Style style = Style::Decimal;
    Letters letters = Letters::Lower;
    bool isOrdinal = false;
    char16_t zero = u'0';            ///< of the family of digits
    std::size_t mandatoryDigits = 0; ///< 0 where the style is not decimal
    std::size_t optionalDigits = 0;
    std::size_t groupingInterval = 0;    ///< of separators that repeat; 0 where they stand where they are
    std::vector<Separator> separators{}; ///< from right to left
    std::u16string sequence{};           ///< the picture of a numbering sequence, which is not supported
};

/// @return or D3131 where the digits come from several families
PictureResult<IntegerPicture> analyseIntegerPicture(std::u16string_view picture);

/// @param value  an integer
/// @return or D3130 for a numbering sequence, D1001 for a Roman number that is too large
PictureResult<std::u16string> formatInteger(double value, const IntegerPicture &picture);

/// @return NaN where the text is no such number; or D3130 for a numbering sequence
PictureResult<double> parseInteger(std::u16string_view text, const IntegerPicture &picture);

} // namespace schemabridge::expression
