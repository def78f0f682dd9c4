#pragma once

#include "engine/base/result.h"
#include "engine/expression/regex/regex_problem.h"
#include "engine/expression/regex/regex_tree.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace schemabridge::expression {

/// The fewest and the most characters that the node matches; `RegexNode::unbounded` where there is no most.
std::size_t leastLength(const RegexNode &node);
std::size_t mostLength(const RegexNode &node);

bool isCapturing(const RegexNode &node);
/// Whether it is a capturing group or has one inside.
bool hasGroups(const RegexNode &node);

/// What a back reference can find at its place.
enum class Reference : std::uint8_t {
    Empty,   ///< never a group that has matched: it matches the empty text
    Perhaps, ///< a group that may have matched
    Always,
};

/// In ECMAScript each iteration of a repetition begins with its groups unset; in PCRE a group keeps what it
/// matched in an earlier one. This finds where the difference shows.
class RegexSurvey {
public:
    /// @return a problem where the difference shows and cannot be made up for
    std::optional<RegexProblem> take(const RegexTree &tree);

    /// Repetitions of which the start of the last iteration must be known.
    const std::set<const RegexNode *> &marked() const { return m_marked; }
    /// The repetitions in which the group may be left over from an earlier iteration: it is unset where it
    /// starts before the last one.
    const std::vector<const RegexNode *> &guardsOf(std::size_t group) const;
    Reference referenceOf(const RegexNode &backReference) const { return m_references.at(&backReference); }
    /// Whether the group of a reference that is not Empty may have matched an empty text.
    bool mayReferToEmpty(const RegexNode &backReference) const;

private:
    struct Loop {
        const RegexNode *repeat;
        bool isConditional; ///< whether an iteration may pass by this place
    };

    void visit(const RegexNode &node);
    void visitInside(const RegexNode &node);
    void visitAlternation(const RegexNode &node);
    void visitRepeat(const RegexNode &node);
    void visitLook(const RegexNode &node);
    void visitGroup(const RegexNode &node);
    void visitReference(const RegexNode &node);
    void makeConditional();
    void fail(std::string reason);

    std::vector<const RegexNode *> m_path;
    std::vector<Loop> m_loops;
    std::size_t m_loopsOutsideOfLook = 0;
    std::map<std::size_t, std::vector<const RegexNode *>> m_pathOfGroup; ///< of those that are closed
    std::map<std::size_t, std::vector<const RegexNode *>> m_guards;
    std::set<const RegexNode *> m_marked;
    std::map<const RegexNode *, Reference> m_references;
    std::optional<RegexProblem> m_problem;
};

} // namespace schemabridge::expression
