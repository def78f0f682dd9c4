#pragma once

#include "engine/expression/functions/decimal_picture.h"

#include <optional>
#include <string_view>

namespace schemabridge::expression {

/// A sub-picture cut into its parts, each a piece of the whole.
/// Source: XPath and XQuery Functions and Operators 3.1, 4.7.3.
struct SubPicture {
    std::u16string_view whole;
    std::u16string_view prefix;
    std::u16string_view suffix;
    std::u16string_view active; ///< what is between prefix and suffix
    std::u16string_view mantissa;
    std::u16string_view integer;
    std::u16string_view fraction;
    std::optional<std::u16string_view> exponent;
};

SubPicture cutSubPicture(std::u16string_view whole, const DecimalSymbols &symbols);

/// @return D3081 to D3093, or nothing; the highest where there are several
std::string_view problemOf(const SubPicture &parts, const DecimalSymbols &symbols);

} // namespace schemabridge::expression
