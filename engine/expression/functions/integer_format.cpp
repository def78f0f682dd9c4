#include "engine/expression/functions/integer_picture.h"
#include "engine/expression/functions/number_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// Integers written by a picture.
namespace schemabridge::expression {

namespace {

using Letters = IntegerPicture::Letters;

/// Numbers like the columns of a spreadsheet: a … z, aa, ab, …; zero is empty.
std::u16string inLetters(double value, Letters letters)
{
    const char16_t first = letters == Letters::Upper ? u'A' : u'a';
    std::u16string text;
    for (double rest = value; rest > 0; rest = std::floor((rest - 1) / 26))
        text += static_cast<char16_t>(first + static_cast<int>(std::fmod(rest - 1, 26)));
    std::reverse(text.begin(), text.end());
    return text;
}

constexpr double romanMax = 10e6;

/// Zero is empty.
std::u16string inRoman(double value, Letters letters)
{
    constexpr std::array<std::pair<int, std::u16string_view>, 13> numerals{{{1000, u"m"},
                                                                            {900, u"cm"},
                                                                            {500, u"d"},
                                                                            {400, u"cd"},
                                                                            {100, u"c"},
                                                                            {90, u"xc"},
                                                                            {50, u"l"},
                                                                            {40, u"xl"},
                                                                            {10, u"x"},
                                                                            {9, u"ix"},
                                                                            {5, u"v"},
                                                                            {4, u"iv"},
                                                                            {1, u"i"}}};
    std::u16string text;
    int rest = static_cast<int>(value);
    for (const auto &[weight, numeral] : numerals) {
        for (; rest >= weight; rest -= weight)
            text += numeral;
    }
    if (letters == Letters::Upper)
        std::transform(text.begin(), text.end(), text.begin(), asciiUpper);
    return text;
}

/// `Five Hundred and Fifty-Five`: all words but `and` begin with a capital.
void capitaliseWords(std::u16string &text)
{
    bool isStart = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isStart && std::u16string_view(text).substr(i, 4) != u"and ")
            text[i] = asciiUpper(text[i]);
        isStart = !isAsciiLetter(text[i]);
    }
}

std::u16string inWords(double value, const IntegerPicture &picture)
{
    const std::string words = numberInWords(value, picture.isOrdinal);
    std::u16string text(words.begin(), words.end());
    if (picture.letters == Letters::Upper)
        std::transform(text.begin(), text.end(), text.begin(), asciiUpper);
    else if (picture.letters == Letters::Title)
        capitaliseWords(text);
    return text;
}

/// A position to the left of the text counts from the end of it, as the reference's substr does.
void insertSeparator(std::u16string &text, const IntegerPicture::Separator &separator)
{
    if (separator.position <= text.size()) {
        text.insert(text.size() - separator.position, separator.text);
        return;
    }
    const std::size_t keptUnits = std::min(separator.position - text.size(), text.size());
    text = separator.text + text.substr(text.size() - keptUnits);
}

/// In one go: the width of a date's part may ask for very many digits.
std::u16string groupedEvenly(std::u16string_view text, std::size_t interval, std::u16string_view separator)
{
    std::u16string grouped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && (text.size() - i) % interval == 0)
            grouped += separator;
        grouped += text[i];
    }
    return grouped;
}

void group(std::u16string &text, const IntegerPicture &picture)
{
    if (picture.groupingInterval > 0) {
        if (!picture.separators.empty())
            text = groupedEvenly(text, picture.groupingInterval, picture.separators.front().text);
        return;
    }
    for (auto separator = picture.separators.rbegin(); separator != picture.separators.rend(); ++separator)
        insertSeparator(text, *separator);
}

std::u16string_view ordinalSuffix(std::u16string_view digits)
{
    const char16_t last = digits.back();
    const bool isTeen = digits.size() > 1 && digits[digits.size() - 2] == u'1';
    if (isTeen || last < u'1' || last > u'3')
        return u"th";
    return last == u'1' ? u"st" : (last == u'2' ? u"nd" : u"rd");
}

std::u16string inDigits(double value, const IntegerPicture &picture)
{
    std::u16string text = numberText(value);
    if (text.size() < picture.mandatoryDigits)
        text.insert(0, picture.mandatoryDigits - text.size(), u'0');
    if (picture.zero != u'0') {
        std::transform(text.begin(), text.end(), text.begin(),
                       [&](char16_t unit) { return static_cast<char16_t>(unit + picture.zero - u'0'); });
    }
    group(text, picture);
    if (picture.isOrdinal)
        text += ordinalSuffix(text);
    return text;
}

PictureResult<std::u16string> formatMagnitude(double value, const IntegerPicture &picture)
{
    switch (picture.style) {
    case IntegerPicture::Style::Letters:
        return inLetters(value, picture.letters);
    case IntegerPicture::Style::Roman:
        if (!(value <= romanMax))
            return PictureProblem{"D1001", value};
        return inRoman(value, picture.letters);
    case IntegerPicture::Style::Words:
        return inWords(value, picture);
    case IntegerPicture::Style::Decimal:
        return inDigits(value, picture);
    case IntegerPicture::Style::Sequence:
        break;
    }
    return PictureProblem{"D3130", picture.sequence};
}

} // namespace

PictureResult<std::u16string> formatInteger(double value, const IntegerPicture &picture)
{
    auto text = formatMagnitude(std::abs(value), picture);
    if (text && value < 0)
        text->insert(0, 1, u'-');
    return text;
}

} // namespace schemabridge::expression
