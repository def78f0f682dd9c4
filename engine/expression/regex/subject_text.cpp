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

char16_t asciiUpperCase(char16_t unit)
{
    return unit >= u'a' && unit <= u'z' ? static_cast<char16_t>(unit - u'a' + u'A') : unit;
}

bool isSurrogate(char16_t unit)
{
    return unit >= 0xD800 && unit <= 0xDFFF;
}

} // namespace

SubjectText::SubjectText(std::string_view text, bool ignoresCase) : m_text(text), m_isAscii(isAscii(text))
{
    if (m_isAscii) {
        m_forMatching.assign(text.begin(), text.end());
        if (ignoresCase)
            std::transform(m_forMatching.begin(), m_forMatching.end(), m_forMatching.begin(), asciiUpperCase);
    } else {
        m_units = toUtf16(text);
        makeForMatching(ignoresCase);
    }
}

void SubjectText::makeForMatching(bool ignoresCase)
{
    m_forMatching.reserve(m_units.size());
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const char16_t unit = m_units[i];
        if (isSurrogate(unit)) {
            const char32_t beyondFirstPlane = surrogateStandIn + (unit - 0xD800U) - 0x10000;
            m_forMatching.push_back(static_cast<char16_t>(0xD800 + (beyondFirstPlane >> 10)));
            m_forMatching.push_back(static_cast<char16_t>(0xDC00 + (beyondFirstPlane & 0x3FF)));
            m_surrogates.push_back(i);
        } else {
            m_forMatching.push_back(ignoresCase ? canonicalCase(unit) : unit);
        }
    }
}

std::size_t SubjectText::toMatching(std::size_t offset) const
{
    const auto before = std::lower_bound(m_surrogates.begin(), m_surrogates.end(), offset);
    return offset + static_cast<std::size_t>(before - m_surrogates.begin());
}

std::size_t SubjectText::fromMatching(std::size_t offset) const
{
    // The surrogate with `before` others before it stands there that much farther.
    std::size_t least = 0;
    std::size_t most = m_surrogates.size();
    while (least < most) {
        const std::size_t middle = (least + most) / 2;
        const bool isBefore = m_surrogates[middle] + middle < offset;
        (isBefore ? least : most) = isBefore ? middle + 1 : middle;
    }
    return offset - least;
}

std::string_view SubjectText::slice(std::size_t start, std::size_t end, std::string &buffer) const
{
    if (m_isAscii)
        return m_text.substr(start, end - start);
    buffer = fromUtf16(std::u16string_view(m_units).substr(start, end - start));
    return buffer;
}

} // namespace schemabridge::expression
