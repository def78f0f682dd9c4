#include "engine/expression/regex/subject_text.h"

#include "engine/expression/regex/character_set.h"
#include "engine/expression/regex/regex_translator.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <numeric>

namespace schemabridge::expression {

namespace {

bool isAscii(std::string_view text)
{
    const auto all = std::accumulate(text.begin(), text.end(), 0U, [](unsigned bits, char byte) {
        return bits | static_cast<unsigned char>(byte);
    });
    return all < 0x80;
}

QString asciiInUpperCase(std::string_view text)
{
    std::string upper(text);
    for (char &character : upper)
        character = static_cast<char>(canonicalCase(static_cast<unsigned char>(character)));
    return QString::fromLatin1(upper.data(), static_cast<qsizetype>(upper.size()));
}

bool isSurrogate(char16_t unit)
{
    return unit >= 0xD800 && unit <= 0xDFFF;
}

} // namespace

SubjectText::SubjectText(std::string_view text, bool ignoresCase) : m_text(text), m_isAscii(isAscii(text))
{
    if (!m_isAscii) {
        m_units = toUtf16(text);
        makeForMatching(ignoresCase);
    } else if (ignoresCase) {
        m_forMatching = asciiInUpperCase(text);
    } else {
        m_forMatching = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    }
}

void SubjectText::makeForMatching(bool ignoresCase)
{
    m_forMatching.reserve(static_cast<qsizetype>(m_units.size()));
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const char16_t unit = m_units[i];
        if (isSurrogate(unit)) {
            const char32_t standIn = surrogateStandIn + (unit - 0xD800U);
            m_forMatching += QChar(QChar::highSurrogate(standIn));
            m_forMatching += QChar(QChar::lowSurrogate(standIn));
            m_surrogates.push_back(static_cast<qsizetype>(i));
        } else {
            m_forMatching += QChar(ignoresCase ? canonicalCase(unit) : unit);
        }
    }
}

qsizetype SubjectText::toMatching(std::size_t offset) const
{
    const auto units = static_cast<qsizetype>(offset);
    return units + (std::lower_bound(m_surrogates.begin(), m_surrogates.end(), units) - m_surrogates.begin());
}

std::size_t SubjectText::fromMatching(qsizetype offset) const
{
    // The surrogate with `before` others before it stands there that much farther.
    std::size_t least = 0;
    std::size_t most = m_surrogates.size();
    while (least < most) {
        const std::size_t middle = (least + most) / 2;
        const bool isBefore = m_surrogates[middle] + static_cast<qsizetype>(middle) < offset;
        (isBefore ? least : most) = isBefore ? middle + 1 : middle;
    }
    return static_cast<std::size_t>(offset) - least;
}

std::string_view SubjectText::slice(std::size_t start, std::size_t end, std::string &buffer) const
{
    if (m_isAscii)
        return m_text.substr(start, end - start);
    buffer = fromUtf16(std::u16string_view(m_units).substr(start, end - start));
    return buffer;
}

} // namespace schemabridge::expression
