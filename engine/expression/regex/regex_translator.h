#pragma once

#include "engine/base/result.h"
#include "engine/expression/regex/regex_problem.h"
#include "engine/expression/regex/regex_survey.h"
#include "engine/expression/regex/regex_tree.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace schemabridge::expression {

/// A regular expression in the syntax of PCRE2, for texts as SubjectText makes them.
struct RegexTranslation {
    struct Group {
        std::size_t number = 0;          ///< in the translation
        std::vector<std::size_t> guards; ///< the group is unset where it starts before one of these
    };

    std::string pattern;       ///< ASCII; to be compiled so that a dot matches every character
    std::string options;       ///< to begin the whole with
    std::vector<Group> groups; ///< those of the original, without the whole match
};

/// A lone surrogate cannot stand in a text for PCRE2, and a pair would be one character there but is two in
/// ECMAScript: each surrogate becomes a character of its own from here on.
/// (A plane for private use: its characters have no case and no other properties.)
constexpr char32_t surrogateStandIn = 0xF0000;

/// Says in PCRE2 exactly what the tree means in ECMAScript, or that it cannot. Nothing of the original's text
/// is taken over, so none of PCRE2's own syntax can slip in. What ignores case is in upper case throughout,
/// and the text must be, too (canonicalCase).
/// Source: ECMA-262, 22.2.2 "Pattern Semantics"; pcre2pattern(3).
class RegexTranslator {
public:
    RegexTranslator(const RegexTree &tree, bool ignoresCase, bool isMultiline)
        : m_tree(tree), m_ignoresCase(ignoresCase), m_isMultiline(isMultiline)
    {
    }

    Result<RegexTranslation, RegexProblem> translate();

private:
    void write(const RegexNode &node);
    void writeList(const RegexNode &list, std::string_view separator);
    void writeCharacter(char16_t character);
    void writeSet(const RegexNode &node);
    void writeClass(std::string_view bracket, const CharacterSet &set);
    void writeGroup(const RegexNode &node);
    void writeLook(const RegexNode &node);
    void writeReference(const RegexNode &node, std::string_view ifUnset);
    void writeLineEdge(std::string_view look);

    void writeRepeat(const RegexNode &node);
    void writeUnsetGroups(const RegexNode &node);
    void writeNullableRepeat(const RegexNode &node);
    void writeBody(const RegexNode &repeat, bool mustConsume);
    void writeTimes(std::uint32_t least, std::uint32_t most, bool isGreedy);

    void writeConsuming(const RegexNode &node);
    void writeConsumingRepeat(const RegexNode &node);
    void writeConsumingSequence(const RegexNode &sequence, std::size_t from);

    void fail(std::string reason);

    const RegexTree &m_tree;
    bool m_ignoresCase;
    bool m_isMultiline;
    RegexSurvey m_survey;
    std::string m_text;
    bool m_hasLookahead = false;
    std::size_t m_groupsWritten = 0;
    std::vector<std::size_t> m_numbers; ///< of the original's groups, here
    std::map<const RegexNode *, std::size_t> m_markers;
    std::optional<RegexProblem> m_problem;
};

} // namespace schemabridge::expression
