#pragma once

#include "engine/base/result.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/text.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

/// What the functions that format and parse by a picture share. Positions in a picture count UTF-16 units, as
/// in the reference implementation; so pictures are handled as UTF-16.
namespace schemabridge::expression {

/// What is wrong with a picture, or with a value for it.
struct PictureProblem {
    std::string_view code;
    Item value{};             ///< the offending one, or undefined
    std::string_view token{}; ///< the function's name where it is empty
    std::string text{};       ///< the offending text, in place of a value
};

PictureProblem wrongText(std::string_view code, std::u16string_view text);

template<typename T>
using PictureResult = Result<T, PictureProblem>;

/// Bytes of a picture, and of a text that is read by one; more are refused (U1001).
constexpr std::size_t pictureBytesMax = 10'000;
/// Digits that the width of a marker may ask for; more are refused (D1001).
constexpr double pictureDigitsMax = 10e6;

Item fail(const NativeCall &call, const PictureProblem &problem);

/// The argument, a string, unless it is too long.
/// @return or T0410 where it is missing, which no signature refuses, or U1001
PictureResult<std::string_view> shortText(const NativeCall &call, std::size_t index);

/// Charges memory.
/// @return or U1002 where there is no more
Result<void, PictureProblem> charge(const NativeCall &call, std::size_t bytes);

/// What became of the pictures that were analysed of late: most evaluations use few pictures, each many
/// times. Not for several threads.
template<typename Analysed>
class PictureCache {
public:
    /// @return valid until the next call; or what analysing it says
    PictureResult<const Analysed *> get(std::string_view picture,
                                        PictureResult<Analysed> (*analyse)(std::u16string_view))
    {
        if (const auto known = m_known.find(picture); known != m_known.end())
            return &known->second;
        auto analysed = analyse(toUtf16(picture));
        if (!analysed)
            return analysed.error();
        if (m_known.size() == picturesMax || picture.size() > usualBytesMax)
            m_known.clear();
        return &m_known.emplace(picture, analysed.takeValue()).first->second;
    }

private:
    static constexpr std::size_t picturesMax = 16;
    static constexpr std::size_t usualBytesMax = 200; ///< a longer picture does not stay for long

    std::map<std::string, Analysed, std::less<>> m_known;
};

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
