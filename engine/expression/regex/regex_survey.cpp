#include "engine/expression/regex/regex_survey.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

using Kind = RegexNode::Kind;

constexpr std::size_t unbounded = RegexNode::unbounded;

std::size_t product(std::size_t length, std::size_t times)
{
    if (length == 0 || times == 0)
        return 0;
    return length >= unbounded || times >= unbounded ? unbounded : std::min(length * times, unbounded);
}

/// Below the alternation or repetition, a match may leave out this place.
bool isOptionalBelow(const RegexNode &node)
{
    return node.kind == Kind::Alternation || (node.kind == Kind::Repeat && node.least == 0);
}

bool isLoop(const RegexNode &node)
{
    return node.kind == Kind::Repeat && node.most > 1;
}

/// Of a sequence, given what each of its parts counts for.
std::size_t totalLength(const RegexNode &sequence, std::size_t (*lengthOf)(const RegexNode &part))
{
    std::size_t length = 0;
    for (const RegexNode &part : sequence.parts)
        length = std::min(length + lengthOf(part), unbounded);
    return length;
}

/// Below this node a group is never set, seen from outside.
bool isNeverSetBelow(const RegexNode &node)
{
    return node.kind == Kind::Look && node.isNegated;
}

} // namespace

std::size_t leastLength(const RegexNode &node)
{
    switch (node.kind) {
    case Kind::Character:
    case Kind::Set:
        return 1;
    case Kind::Sequence:
        return totalLength(node, leastLength);
    case Kind::Alternation: {
        std::size_t length = unbounded;
        for (const RegexNode &part : node.parts)
            length = std::min(length, leastLength(part));
        return length;
    }
    case Kind::Group:
        return leastLength(node.inside());
    case Kind::Repeat:
        return product(leastLength(node.inside()), node.least);
    default:
        return 0;
    }
}

std::size_t mostLength(const RegexNode &node)
{
    switch (node.kind) {
    case Kind::Character:
    case Kind::Set:
        return 1;
    case Kind::Sequence:
        return totalLength(node, mostLength);
    case Kind::Alternation: {
        std::size_t length = 0;
        for (const RegexNode &part : node.parts)
            length = std::max(length, mostLength(part));
        return length;
    }
    case Kind::Group:
        return mostLength(node.inside());
    case Kind::Repeat:
        return product(mostLength(node.inside()), node.most);
    case Kind::BackReference:
        return unbounded;
    default:
        return 0;
    }
}

bool isCapturing(const RegexNode &node)
{
    return node.kind == Kind::Group && node.group != 0;
}

bool hasGroups(const RegexNode &node)
{
    return isCapturing(node) || std::any_of(node.parts.begin(), node.parts.end(), hasGroups);
}

std::optional<RegexProblem> RegexSurvey::take(const RegexTree &tree)
{
    visit(tree.root);
    return m_problem;
}

const std::vector<const RegexNode *> &RegexSurvey::guardsOf(std::size_t group) const
{
    static const std::vector<const RegexNode *> none;
    const auto found = m_guards.find(group);
    return found != m_guards.end() ? found->second : none;
}

bool RegexSurvey::mayReferToEmpty(const RegexNode &backReference) const
{
    return leastLength(*m_pathOfGroup.at(backReference.group).back()) == 0;
}

void RegexSurvey::visit(const RegexNode &node)
{
    m_path.push_back(&node);
    visitInside(node);
    m_path.pop_back();
}

void RegexSurvey::visitInside(const RegexNode &node)
{
    switch (node.kind) {
    case Kind::Alternation:
        return visitAlternation(node);
    case Kind::Repeat:
        return visitRepeat(node);
    case Kind::Look:
        return visitLook(node);
    case Kind::Group:
        return visitGroup(node);
    case Kind::BackReference:
        return visitReference(node);
    default:
        for (const RegexNode &part : node.parts)
            visit(part);
    }
}

void RegexSurvey::visitAlternation(const RegexNode &node)
{
    const std::vector<Loop> before = m_loops;
    makeConditional();
    for (const RegexNode &part : node.parts)
        visit(part);
    m_loops = before;
}

void RegexSurvey::visitRepeat(const RegexNode &node)
{
    if (node.most == 0)
        return;
    const std::vector<Loop> before = m_loops;
    if (node.least == 0)
        makeConditional();
    if (isLoop(node))
        m_loops.push_back({&node, false});
    visit(node.inside());
    m_loops = before;
}

void RegexSurvey::visitLook(const RegexNode &node)
{
    const std::vector<Loop> loops = m_loops;
    const std::size_t outside = m_loopsOutsideOfLook;
    if (node.isNegated)
        m_loops.clear();
    m_loopsOutsideOfLook = m_loops.size();
    visit(node.inside());
    m_loopsOutsideOfLook = outside;
    m_loops = loops;
}

void RegexSurvey::visitGroup(const RegexNode &node)
{
    visit(node.inside());
    if (!isCapturing(node))
        return;
    m_pathOfGroup[node.group] = m_path;
    for (std::size_t i = 0; i < m_loops.size(); ++i) {
        if (!m_loops[i].isConditional)
            continue;
        if (i < m_loopsOutsideOfLook)
            fail("a lookaround with a group in a repetition that may pass it by");
        if (leastLength(node) == 0)
            fail("a group that may be empty in a repetition that may pass it by");
        m_marked.insert(m_loops[i].repeat);
        m_guards[node.group].push_back(m_loops[i].repeat);
    }
}

void RegexSurvey::visitReference(const RegexNode &node)
{
    Reference &reference = m_references[&node];
    reference = Reference::Empty;
    const auto found = m_pathOfGroup.find(node.group);
    if (found == m_pathOfGroup.end())
        return;
    const std::vector<const RegexNode *> &path = found->second;
    const auto fork = std::mismatch(path.begin(), path.end(), m_path.begin(), m_path.end()).first;
    // The other alternatives of this one, whatever they matched before, are unset again.
    if (fork != path.begin() && (*std::prev(fork))->kind == Kind::Alternation)
        return;
    if (std::any_of(fork, path.end(), [](const RegexNode *part) { return isNeverSetBelow(*part); }))
        return;
    if (std::none_of(fork, path.end(), [](const RegexNode *part) { return isOptionalBelow(*part); })) {
        reference = Reference::Always;
        return;
    }
    reference = Reference::Perhaps;
    const auto loop =
        std::find_if(path.begin(), path.end(), [](const RegexNode *part) { return isLoop(*part); });
    if (loop != path.end() && std::any_of(std::max(loop + 1, fork), path.end(),
                                          [](const RegexNode *part) { return isOptionalBelow(*part); }))
        fail("a back reference to a group in a repetition that may pass it by");
}

void RegexSurvey::makeConditional()
{
    for (Loop &loop : m_loops)
        loop.isConditional = true;
}

void RegexSurvey::fail(std::string reason)
{
    if (!m_problem)
        m_problem = RegexProblem{RegexProblem::Kind::Unsupported, std::move(reason), 0};
}

} // namespace schemabridge::expression
