#pragma once

#include "engine/base/result.h"
#include "engine/expression/regex/regex_problem.h"
#include "engine/expression/regex/regex_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// Reads a pattern as an ECMAScript engine does that has no flag `u`, the forms for web browsers included.
/// Source: ECMA-262, 22.2.1 "Patterns" and B.1.2 "Regular Expressions Patterns".
class RegexParser {
public:
    explicit RegexParser(std::u16string_view pattern) : m_pattern(pattern) {}

    Result<RegexTree, RegexProblem> parse();

private:
    RegexNode disjunction();
    RegexNode alternative();
    RegexNode term();
    RegexNode parenthesis();
    RegexNode group(std::size_t number);
    RegexNode look(bool isBehind);
    RegexNode escape();
    std::optional<RegexNode> backReference();
    RegexNode namedBackReference();
    RegexNode quantified(RegexNode atom);
    RegexNode characterClass();
    std::optional<char16_t> classAtom(CharacterSet &set);
    std::optional<CharacterSet> classEscape();
    char16_t characterEscape(bool isInClass);
    char16_t octalEscape();
    std::optional<char16_t> hexEscape(std::size_t digits);
    std::optional<std::u16string> groupName();

    struct Bounds {
        std::uint32_t least;
        std::uint32_t most;
    };
    std::optional<Bounds> quantifier();
    std::optional<Bounds> braces();
    std::optional<std::uint32_t> number();

    /// Counts the capturing groups and learns their names, which an escape may need to know early.
    void findGroups();

    bool isAtEnd() const { return m_at >= m_pattern.size(); }
    char16_t peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_pattern.size() ? m_pattern[m_at + ahead] : u'\0';
    }
    bool isAt(std::u16string_view text) const { return m_pattern.substr(m_at).starts_with(text); }
    bool skip(std::u16string_view text);
    RegexNode fail(std::string reason, RegexProblem::Kind kind = RegexProblem::Kind::Invalid);

    std::u16string_view m_pattern;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::size_t m_groupsBegun = 0;
    std::size_t m_groupCount = 0;
    std::vector<std::pair<std::u16string, std::size_t>> m_names;
    bool m_isQuantifiable = false; ///< what term() read last
    std::optional<RegexProblem> m_problem;
};

} // namespace schemabridge::expression
