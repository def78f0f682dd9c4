#pragma once

#include <span>
#include <string>
#include <string_view>

/// Numbers in English words, as the reference implementation writes and reads them:
/// `one thousand, two hundred and thirty-four`.
namespace schemabridge::expression {

struct NumberWord {
    std::string_view text; ///< lower case
    double value;
};

/// Cardinal and ordinal words, in the order in which the reference tries them.
std::span<const NumberWord> numberWords();

/// In lower case. Beyond a trillion trillions are counted: `one thousand trillion`.
/// @param number  an integer that is not negative
std::string numberInWords(double number, bool isOrdinal);

/// Understands any case, cardinal and ordinal words alike; NaN where a word is unknown.
double numberFromWords(std::u16string_view text);

} // namespace schemabridge::expression
