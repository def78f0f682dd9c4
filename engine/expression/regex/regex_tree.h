#pragma once

#include "engine/expression/regex/character_set.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace schemabridge::expression {

/// A part of a regular expression, as ECMA-262 understands it.
struct RegexNode {
    enum class Kind : std::uint8_t {
        Empty,
        Character,
        Set,
        Sequence,
        Alternation,
        Group,
        Look, ///< `(?=…)` and its kin
        TextStart,
        TextEnd,
        WordBoundary,
        BackReference,
        Repeat,
    };

    static constexpr std::uint32_t unbounded = std::numeric_limits<std::uint32_t>::max();

    Kind kind = Kind::Empty;
    bool isNegated = false;  ///< of a Set, Look or WordBoundary
    bool isBehind = false;   ///< of a Look
    bool isGreedy = true;    ///< of a Repeat
    char16_t character = 0;  ///< of a Character
    std::size_t group = 0;   ///< number of a capturing Group, else 0; what a BackReference refers to
    std::uint32_t least = 0; ///< of a Repeat
    std::uint32_t most = 0;  ///< of a Repeat
    CharacterSet set;
    std::vector<RegexNode> parts; ///< of Sequence and Alternation; the one inside of Group, Look and Repeat

    const RegexNode &inside() const { return parts.front(); }
};

struct RegexTree {
    RegexNode root;
    std::size_t groupCount = 0; ///< of capturing groups
};

} // namespace schemabridge::expression
