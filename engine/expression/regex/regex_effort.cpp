#include "engine/expression/regex/regex_effort.h"

#include <algorithm>
#include <optional>

namespace schemabridge::expression {

namespace {

using Kind = RegexNode::Kind;

/// Repetitions up to here count as a constant effort.
constexpr std::uint32_t fewTimes = 100;

CharacterSet charactersOf(const RegexNode &node)
{
    if (node.kind == Kind::Character)
        return {{node.character, node.character}};
    return node.isNegated ? node.set.complement() : node.set;
}

bool isOneCharacter(const RegexNode &node)
{
    return node.kind == Kind::Character || node.kind == Kind::Set;
}

/// What a match of the node can begin with; nothing where that is not easily told.
std::optional<CharacterSet> firstCharacters(const RegexNode &node)
{
    if (isOneCharacter(node))
        return charactersOf(node);
    const bool isAsItsFirstPart = node.kind == Kind::Group || node.kind == Kind::Sequence ||
                                  (node.kind == Kind::Repeat && node.least > 0);
    return isAsItsFirstPart ? firstCharacters(node.parts.front()) : std::nullopt;
}

bool areDisjoint(const CharacterSet &left, const CharacterSet &right)
{
    const auto &ranges = right.ranges();
    return std::none_of(left.ranges().begin(), left.ranges().end(), [&](const CharacterSet::Range &range) {
        return std::any_of(ranges.begin(), ranges.end(), [&](const CharacterSet::Range &other) {
            return range.first <= other.last && other.first <= range.last;
        });
    });
}

/// The effort of one attempt, from one start.
enum class Attempt : std::uint8_t {
    Constant,   ///< or as much as it matches
    Linear,     ///< there is one way to match
    Backtracks, ///< there are as many ways as characters
    Worse,
};

/// @param next  what follows the node; null pointer where that is not known
/// @param isLast  whether a match ends with the node
Attempt attemptOf(const RegexNode &node, const RegexNode *next, bool isLast);

Attempt attemptOfRepeat(const RegexNode &repeat, const RegexNode *next, bool isLast)
{
    const RegexNode &body = repeat.inside();
    if (!isOneCharacter(body)) {
        const bool isShort = isLast || repeat.most <= 1;
        return isShort && attemptOf(body, nullptr, false) == Attempt::Constant ? Attempt::Constant
                                                                               : Attempt::Worse;
    }
    if (isLast || repeat.most <= fewTimes)
        return Attempt::Constant;
    const auto stop = next != nullptr ? firstCharacters(*next) : std::nullopt;
    return stop && areDisjoint(*stop, charactersOf(body)) ? Attempt::Linear : Attempt::Backtracks;
}

Attempt attemptOfSequence(const RegexNode &sequence, const RegexNode *next, bool isLast)
{
    Attempt all = Attempt::Constant;
    for (std::size_t i = 0; i < sequence.parts.size(); ++i) {
        const bool isEnd = i + 1 == sequence.parts.size();
        const Attempt part =
            attemptOf(sequence.parts[i], isEnd ? next : &sequence.parts[i + 1], isEnd && isLast);
        const bool multiplies = all == Attempt::Backtracks && part != Attempt::Constant;
        all = multiplies ? Attempt::Worse : std::max(all, part);
    }
    return all;
}

Attempt attemptOf(const RegexNode &node, const RegexNode *next, bool isLast)
{
    switch (node.kind) {
    case Kind::Repeat:
        return attemptOfRepeat(node, next, isLast);
    case Kind::Sequence:
        return attemptOfSequence(node, next, isLast);
    case Kind::Group:
        return attemptOf(node.inside(), next, isLast);
    case Kind::Look:
        return attemptOf(node.inside(), nullptr, false);
    case Kind::Alternation: {
        Attempt worst = Attempt::Constant;
        for (const RegexNode &part : node.parts)
            worst = std::max(worst, attemptOf(part, next, isLast));
        return worst;
    }
    case Kind::BackReference:
        return Attempt::Linear;
    default:
        return Attempt::Constant;
    }
}

/// Whether a match can start at the text's start only.
bool isAnchored(const RegexNode &node)
{
    switch (node.kind) {
    case Kind::TextStart:
        return true;
    case Kind::Alternation:
        return std::all_of(node.parts.begin(), node.parts.end(), isAnchored);
    case Kind::Group:
    case Kind::Sequence:
        return isAnchored(node.parts.front());
    default:
        return false;
    }
}

} // namespace

Effort searchEffort(const RegexNode &root, bool isMultiline)
{
    const Attempt attempt = attemptOf(root, nullptr, true);
    if (attempt == Attempt::Constant || (!isMultiline && isAnchored(root)))
        return Effort::Linear;
    return attempt == Attempt::Worse ? Effort::Steep : Effort::Quadratic;
}

} // namespace schemabridge::expression
