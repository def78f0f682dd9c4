#pragma once

#include <boost/container/small_vector.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// A text in which a regular expression is searched. Offsets are UTF-16 code units; inside of the text that
/// PCRE2 sees they are different where there are surrogates (see surrogateStandIn).
class SubjectText {
public:
    /// @param text  must live as long as this
    SubjectText(std::string_view text, bool ignoresCase);

    std::size_t length() const { return m_isAscii ? m_text.size() : m_units.size(); }
    std::u16string_view forMatching() const { return {m_forMatching.data(), m_forMatching.size()}; }
    std::size_t toMatching(std::size_t offset) const;
    std::size_t fromMatching(std::size_t offset) const;

    /// @param buffer  holds the result where the text itself does not
    std::string_view slice(std::size_t start, std::size_t end, std::string &buffer) const;

private:
    static constexpr std::size_t inlineLength = 128;

    void makeForMatching(bool ignoresCase);

    std::string_view m_text;
    bool m_isAscii;
    std::u16string m_units; ///< empty where the text is ASCII
    boost::container::small_vector<char16_t, inlineLength> m_forMatching;
    std::vector<std::size_t> m_surrogates; ///< their offsets, ascending
};

} // namespace schemabridge::expression
