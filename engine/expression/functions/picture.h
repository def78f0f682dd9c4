#pragma once

#include "engine/base/result.h"
#include "engine/expression/functions/registry.h"

#include <string>
#include <string_view>

/// What the functions that format and parse by a picture share. Positions in a picture count UTF-16 units, as
/// in the reference implementation; so pictures are handled as UTF-16.
namespace schemabridge::expression {

/// What is wrong with a picture, or with a value for it.
struct PictureProblem {
    std::string_view code;
    Item value{}; ///< the offending one, or undefined
};

template<typename T>
using PictureResult = Result<T, PictureProblem>;

/// More digits than this in one number are refused (D1001).
constexpr double pictureDigitsMax = 10e6;

Item fail(const NativeCall &call, const PictureProblem &problem);

Item textItem(std::u16string_view text);
/// The same, its size charged.
Item textItem(const NativeCall &call, std::u16string_view text);

/// White space and line ends as ECMAScript has them (ECMA-262, 12.2 and 12.3).
bool isBlank(char16_t unit) noexcept;

inline bool isAsciiDigit(char16_t unit) noexcept
{
    return unit >= u'0' && unit <= u'9';
}

inline bool isAsciiLetter(char16_t unit) noexcept
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Other units stay as they are.
inline char16_t asciiLower(char16_t unit) noexcept
{
    return unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit + 32) : unit;
}

inline char16_t asciiUpper(char16_t unit) noexcept
{
    return unit >= u'a' && unit <= u'z' ? static_cast<char16_t>(unit - 32) : unit;
}

/// As ECMAScript's parseInt (ECMA-262, 19.2.5): blanks, a sign and digits, or `0x` and hexadecimal ones;
/// whatever follows does not matter. NaN where there is no digit.
double parseLeadingInteger(std::u16string_view text);

/// As ECMAScript's Number::toString.
std::u16string numberText(double number);

} // namespace schemabridge::expression
