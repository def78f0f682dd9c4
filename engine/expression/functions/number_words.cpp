#include "engine/expression/functions/number_words.h"
#include "engine/expression/functions/picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace schemabridge::expression {

namespace {

constexpr std::array words{
    NumberWord{"zero", 0},        NumberWord{"one", 1},          NumberWord{"two", 2},
    NumberWord{"three", 3},       NumberWord{"four", 4},         NumberWord{"five", 5},
    NumberWord{"six", 6},         NumberWord{"seven", 7},        NumberWord{"eight", 8},
    NumberWord{"nine", 9},        NumberWord{"ten", 10},         NumberWord{"eleven", 11},
    NumberWord{"twelve", 12},     NumberWord{"thirteen", 13},    NumberWord{"fourteen", 14},
    NumberWord{"fifteen", 15},    NumberWord{"sixteen", 16},     NumberWord{"seventeen", 17},
    NumberWord{"eighteen", 18},   NumberWord{"nineteen", 19},    NumberWord{"zeroth", 0},
    NumberWord{"first", 1},       NumberWord{"second", 2},       NumberWord{"third", 3},
    NumberWord{"fourth", 4},      NumberWord{"fifth", 5},        NumberWord{"sixth", 6},
    NumberWord{"seventh", 7},     NumberWord{"eighth", 8},       NumberWord{"ninth", 9},
    NumberWord{"tenth", 10},      NumberWord{"eleventh", 11},    NumberWord{"twelfth", 12},
    NumberWord{"thirteenth", 13}, NumberWord{"fourteenth", 14},  NumberWord{"fifteenth", 15},
    NumberWord{"sixteenth", 16},  NumberWord{"seventeenth", 17}, NumberWord{"eighteenth", 18},
    NumberWord{"nineteenth", 19}, NumberWord{"twenty", 20},      NumberWord{"twentieth", 20},
    NumberWord{"thirty", 30},     NumberWord{"thirtieth", 30},   NumberWord{"forty", 40},
    NumberWord{"fortieth", 40},   NumberWord{"fifty", 50},       NumberWord{"fiftieth", 50},
    NumberWord{"sixty", 60},      NumberWord{"sixtieth", 60},    NumberWord{"seventy", 70},
    NumberWord{"seventieth", 70}, NumberWord{"eighty", 80},      NumberWord{"eightieth", 80},
    NumberWord{"ninety", 90},     NumberWord{"ninetieth", 90},   NumberWord{"hundred", 100},
    NumberWord{"hundredth", 100}, NumberWord{"thousand", 1e3},   NumberWord{"thousandth", 1e3},
    NumberWord{"million", 1e6},   NumberWord{"millionth", 1e6},  NumberWord{"billion", 1e9},
    NumberWord{"billionth", 1e9}, NumberWord{"trillion", 1e12},  NumberWord{"trillionth", 1e12},
};

/// The cardinal word comes first, the ordinal one second.
std::string_view wordFor(double value, bool isOrdinal)
{
    const auto isIt = [value](const NumberWord &word) { return word.value == value; };
    const auto *const cardinal = std::find_if(words.begin(), words.end(), isIt);
    return isOrdinal ? std::find_if(cardinal + 1, words.end(), isIt)->text : cardinal->text;
}

constexpr std::string_view afterHundred = " and ";
constexpr std::string_view afterThousand = ", ";

void appendWords(std::string &text, double number, bool hasOthersBefore, bool isOrdinal);

/// `four thousand` and the rest.
void appendMultiple(std::string &text, double number, double unit, bool isOrdinal)
{
    const double count = std::floor(number / unit);
    const double rest = number - count * unit;
    appendWords(text, count, false, false);
    text += ' ';
    text += wordFor(unit, isOrdinal && !(rest > 0));
    if (rest > 0)
        appendWords(text, rest, true, isOrdinal);
}

void appendBelowHundred(std::string &text, double number, bool isOrdinal)
{
    const double rest = number < 20 ? 0 : std::fmod(number, 10);
    text += wordFor(number - rest, isOrdinal && rest == 0);
    if (rest > 0) {
        text += '-';
        text += wordFor(rest, isOrdinal);
    }
}

void appendWords(std::string &text, double number, bool hasOthersBefore, bool isOrdinal)
{
    if (hasOthersBefore)
        text += number < 100 ? afterHundred : afterThousand;
    if (number < 100)
        appendBelowHundred(text, number, isOrdinal);
    else if (number < 1e3)
        appendMultiple(text, number, 100, isOrdinal);
    else if (number < 1e6)
        appendMultiple(text, number, 1e3, isOrdinal);
    else if (number < 1e9)
        appendMultiple(text, number, 1e6, isOrdinal);
    else
        appendMultiple(text, number, number < 1e12 ? 1e9 : 1e12, isOrdinal);
}

/// The word in lower case.
double valueOf(std::u16string_view word)
{
    const auto *const found = std::find_if(words.begin(), words.end(), [word](const NumberWord &candidate) {
        return std::equal(word.begin(), word.end(), candidate.text.begin(), candidate.text.end(),
                          [](char16_t unit, char letter) { return unit == static_cast<char16_t>(letter); });
    });
    return found != words.end() ? found->value : std::numeric_limits<double>::quiet_NaN();
}

/// Length of what parts two words at the position: a comma and a blank, `and` between blanks, a blank, a
/// backslash or a hyphen; or 0.
std::size_t separatorAt(std::u16string_view text, std::size_t at)
{
    const auto isBlankAt = [text](std::size_t index) { return index < text.size() && isBlank(text[index]); };
    if (text[at] == u',' && isBlankAt(at + 1))
        return 2;
    if (isBlank(text[at]))
        return text.substr(at + 1).starts_with(u"and") && isBlankAt(at + 4) ? 5 : 1;
    return text[at] == u'\\' || text[at] == u'-' ? 1 : 0;
}

std::u16string toLower(std::u16string_view text)
{
    std::u16string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), asciiLower);
    return lower;
}

/// Sums up word by word: a small number is added to the last sum, a large one multiplies it.
class WordSum {
public:
    void take(double value)
    {
        if (!(value < 100))
            m_sums.back() *= value;
        else if (m_sums.back() >= 1000)
            m_sums.push_back(value);
        else
            m_sums.back() += value;
    }

    double total() const { return std::accumulate(m_sums.begin(), m_sums.end(), 0.0); }

private:
    std::vector<double> m_sums{0};
};

} // namespace

std::span<const NumberWord> numberWords()
{
    return words;
}

std::string numberInWords(double number, bool isOrdinal)
{
    std::string text;
    appendWords(text, number, false, isOrdinal);
    return text;
}

double numberFromWords(std::u16string_view givenText)
{
    const std::u16string text = toLower(givenText);
    WordSum sum;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = separatorAt(text, at);
        if (length > 0) {
            sum.take(valueOf(std::u16string_view(text).substr(start, at - start)));
            start = at + length;
        }
        at += std::max<std::size_t>(length, 1);
    }
    sum.take(valueOf(std::u16string_view(text).substr(start)));
    return sum.total();
}

} // namespace schemabridge::expression
