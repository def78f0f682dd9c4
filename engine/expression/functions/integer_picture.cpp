#include "engine/expression/functions/integer_picture.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace schemabridge::expression {

namespace {

/// The zeros of the families of decimal digits within the first plane.
constexpr std::u16string_view zeros =
    u"0\u0660\u06F0\u07C0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66"
    u"\u0DE6\u0E50\u0ED0\u0F20\u1040\u1090\u17E0\u1810\u1946\u19D0\u1A80\u1A90"
    u"\u1B50\u1BB0\u1C40\u1C50\uA620\uA8D0\uA900\uA9D0\uA9F0\uAA50\uABF0\uFF10";

std::optional<char16_t> zeroOfFamily(char16_t unit)
{
    const auto above = std::upper_bound(zeros.begin(), zeros.end(), unit);
    if (above == zeros.begin() || unit > *(above - 1) + 9)
        return std::nullopt;
    return *(above - 1);
}

/// Number of units of the character that ends there.
std::size_t unitsOfLastCharacter(std::u16string_view text)
{
    const bool isPair = text.size() >= 2 && (text[text.size() - 1] & 0xFC00) == 0xDC00 &&
                        (text[text.size() - 2] & 0xFC00) == 0xD800;
    return isPair ? 2 : 1;
}

/// Separators repeat where they are one character, at every multiple of an interval up to the last of them.
/// @return the interval, or 0
std::size_t intervalOf(const std::vector<IntegerPicture::Separator> &separators)
{
    std::size_t interval = 0;
    for (const auto &separator : separators) {
        if (separator.text != separators.front().text)
            return 0;
        interval = std::gcd(interval, separator.position);
    }
    for (std::size_t i = 1; i <= separators.size(); ++i) {
        const bool isThere = std::any_of(separators.begin(), separators.end(), [=](const auto &separator) {
            return separator.position == i * interval;
        });
        if (!isThere)
            return 0;
    }
    return interval;
}

/// A picture with a decimal digit: its positions count from the right.
PictureResult<IntegerPicture> analyseDigits(std::u16string_view digits, IntegerPicture picture)
{
    std::optional<char16_t> family;
    for (std::u16string_view rest = digits; !rest.empty();) {
        const std::size_t units = unitsOfLastCharacter(rest);
        const char16_t unit = rest.back();
        const auto zero = units == 1 ? zeroOfFamily(unit) : std::nullopt;
        if (zero && family && *zero != *family)
            return PictureProblem{"D3131"};
        if (zero) {
            family = zero;
            ++picture.mandatoryDigits;
        } else if (unit == u'#') {
            ++picture.optionalDigits;
        } else {
            picture.separators.push_back({picture.mandatoryDigits + picture.optionalDigits,
                                          std::u16string(rest.substr(rest.size() - units))});
        }
        rest.remove_suffix(units);
    }
    if (!family) {
        IntegerPicture sequence;
        sequence.style = IntegerPicture::Style::Sequence;
        sequence.sequence = digits;
        return sequence;
    }
    picture.zero = *family;
    picture.groupingInterval = intervalOf(picture.separators);
    return picture;
}

} // namespace

PictureResult<IntegerPicture> analyseIntegerPicture(std::u16string_view picture)
{
    using Style = IntegerPicture::Style;
    using Letters = IntegerPicture::Letters;
    const std::size_t semicolon = picture.rfind(u';');
    const std::u16string_view primary = picture.substr(0, semicolon);
    const auto withStyle = [&](Style style, Letters letters) {
        IntegerPicture analysed;
        analysed.style = style;
        analysed.letters = letters;
        analysed.isOrdinal =
            semicolon != std::u16string_view::npos && picture.substr(semicolon + 1).starts_with(u'o');
        return analysed;
    };
    if (primary == u"A" || primary == u"a")
        return withStyle(Style::Letters, primary == u"A" ? Letters::Upper : Letters::Lower);
    if (primary == u"I" || primary == u"i")
        return withStyle(Style::Roman, primary == u"I" ? Letters::Upper : Letters::Lower);
    if (primary == u"W" || primary == u"w")
        return withStyle(Style::Words, primary == u"W" ? Letters::Upper : Letters::Lower);
    if (primary == u"Ww")
        return withStyle(Style::Words, Letters::Title);
    return analyseDigits(primary, withStyle(Style::Decimal, Letters::Lower));
}

} // namespace schemabridge::expression
