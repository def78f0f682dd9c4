#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace schemabridge::expression {

/// A set of UTF-16 code units, the characters of an ECMAScript regular expression that has no flag `u`.
class CharacterSet {
public:
    struct Range {
        char16_t first;
        char16_t last;
    };

    CharacterSet() = default;
    CharacterSet(std::initializer_list<Range> ranges);

    /// `\d`, `\s`, `\w`, and what `.` does not match. Source: ECMA-262, 22.2.2.9 and 12.3.
    static const CharacterSet &digits();
    static const CharacterSet &blanks();
    static const CharacterSet &wordCharacters();
    static const CharacterSet &lineTerminators();

    void add(char16_t first, char16_t last);
    void add(const CharacterSet &other);

    CharacterSet complement() const;
    /// With the upper case of each of its characters.
    CharacterSet withUpperCase() const;

    /// Ascending, neither overlapping nor adjacent.
    const std::vector<Range> &ranges() const { return m_ranges; }

private:
    std::vector<Range> m_ranges;
};

/// The character that stands for it where a regular expression ignores case: its upper case, if that is one
/// code unit and does not lead from a non-ASCII character to an ASCII one. Source: ECMA-262, 22.2.2.7.3.
char16_t canonicalCase(char16_t character);

} // namespace schemabridge::expression
