#pragma once

#include "engine/expression/regex/regex_tree.h"

namespace schemabridge::expression {

/// How the time of a search grows with the length of the text, at the worst.
enum class Effort : std::uint8_t {
    Linear,
    Quadratic,
    Steep, ///< more than quadratic, or not known
};

/// An estimate on the safe side, for texts that an adversary has chosen.
Effort searchEffort(const RegexNode &root, bool isMultiline);

} // namespace schemabridge::expression
