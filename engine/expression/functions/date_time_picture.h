#pragma once

#include "engine/expression/functions/integer_picture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// A literal text or a marker such as `[Y0001]` of a date/time picture.
struct DateTimePart {
    enum class Names : std::uint8_t { None, Lower, Upper, Title };

    char16_t component = 0; ///< `Y`, `M`, …; 0 for a literal
    std::u16string literal{};
    Names names = Names::None;
    std::optional<IntegerPicture> integer{}; ///< of a component in digits, letters or words
    std::optional<double> widthMax{};
    std::optional<double> yearDigitsMax{}; ///< a year loses its digits to the left of these
    bool isZuluAtZero = false;             ///< `Z` for an offset of zero
    std::size_t digitsRead = 0; ///< the number of digits to read where a number follows at once; 0 for any
};

/// Source: XPath and XQuery Functions and Operators 3.1, 9.8.4; `X` and `x`, the year and the month that a
/// week belongs to, as in the reference implementation.
using DateTimePicture = std::vector<DateTimePart>;

/// @return or D3131, D3132, D3135, D1001 for a width that is too large
PictureResult<DateTimePicture> analyseDateTimePicture(std::u16string_view picture);

} // namespace schemabridge::expression
