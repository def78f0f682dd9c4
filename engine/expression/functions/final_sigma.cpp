#include "engine/expression/functions/final_sigma.h"

#include <algorithm>
#include <string_view>

namespace schemabridge::expression {

namespace {

constexpr char16_t capitalSigma = u'\u03A3';
constexpr char16_t finalSigma = u'\u03C2';

/// Unicode's property Case_Ignorable.
bool isIgnored(char32_t character)
{
    static constexpr std::u32string_view insideOfWords =
        U"'.:\u00B7\u0387\u055F\u05F4\u2018\u2019\u2024\u2027\uFE13\uFE52\uFE55\uFF07\uFF0E\uFF1A";
    switch (QChar::category(character)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
    case QChar::Letter_Modifier:
    case QChar::Symbol_Modifier:
        return true;
    default:
        return insideOfWords.find(character) != std::u32string_view::npos;
    }
}

/// Unicode's property Cased.
bool isCased(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Letter_Lowercase:
    case QChar::Letter_Uppercase:
    case QChar::Letter_Titlecase:
        return true;
    default:
        // Roman numbers and letters in circles and squares.
        return character == U'\u00AA' || character == U'\u00BA' || QChar::toLower(character) != character ||
               QChar::toUpper(character) != character || (character >= 0x1F130 && character <= 0x1F189);
    }
}

template<typename Iterator>
bool isNextCased(Iterator from, Iterator end)
{
    const auto next = std::find_if_not(from, end, isIgnored);
    return next != end && isCased(*next);
}

/// At each UTF-16 unit's place the character that begins there; the second half of a pair is ignored.
std::u32string charactersOf(const QString &text)
{
    constexpr char32_t softHyphen = U'\u00AD';
    std::u32string characters;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        characters += isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        if (isPair) {
            characters += softHyphen;
            ++i;
        }
    }
    return characters;
}

} // namespace

QString toLowerWithFinalSigma(QString text)
{
    if (!text.contains(QChar(capitalSigma)))
        return text.toLower();
    const std::u32string characters = charactersOf(text);
    for (auto at = characters.begin(); at != characters.end(); ++at) {
        const bool isFinal = *at == capitalSigma &&
                             isNextCased(std::make_reverse_iterator(at), characters.rend()) &&
                             !isNextCased(at + 1, characters.end());
        if (isFinal)
            text[at - characters.begin()] = QChar(finalSigma);
    }
    return text.toLower();
}

} // namespace schemabridge::expression
