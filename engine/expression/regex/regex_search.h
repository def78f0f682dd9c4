#pragma once

#include "engine/expression/regex/pcre_pattern.h"
#include "engine/expression/regex/regex.h"
#include "engine/expression/regex/subject_text.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::expression {

/// Finds a regular expression in one text. Offsets are UTF-16 code units.
class RegexSearch {
public:
    enum class Outcome : std::uint8_t {
        Match,
        NoMatch,
        TooHard, ///< the attempt took too many steps or too much memory
        Stopped, ///< the caller did not let it go on
    };

    /// @param text  must live as long as this
    /// @param mayGoOn  asked now and then in a long search
    RegexSearch(const Regex &regex, std::string_view text, std::function<bool()> mayGoOn);

    std::size_t length() const { return m_text.length(); }
    /// Whether no search of this text can last so long that the clock must be asked.
    bool isBrief() const;

    /// @param from  where the match may start first; at most the text's length
    Outcome find(std::size_t from);

    /// Of the match found last.
    std::size_t start() const { return m_start; }
    std::size_t end() const { return m_end; }
    std::size_t groupCount() const;
    /// What a group matched, or nothing where it took no part. The first group has the index 0.
    /// @param buffer  as slice()
    std::optional<std::string_view> group(std::size_t index, std::string &buffer) const;

    /// @param buffer  holds the result where the text itself does not
    std::string_view slice(std::size_t start, std::size_t end, std::string &buffer) const
    {
        return m_text.slice(start, end, buffer);
    }

private:
    Outcome findInWindows(std::size_t start);
    Outcome attempt(const PcrePattern &pattern, std::size_t start);

    const Regex::Compiled &m_regex;
    SubjectText m_text;
    std::function<bool()> m_mayGoOn;
    Captures m_captures; ///< of the match found last, in the text for matching
    std::size_t m_start = 0;
    std::size_t m_end = 0;
};

} // namespace schemabridge::expression
