#pragma once

#include "engine/expression/problem.h"
#include "engine/expression/source_span.h"

#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// A problem of a source, and what an editor underlines for it.
struct SourceProblem {
    Problem problem;
    SourceSpan span;      ///< bytes; empty where something is missing
    SourceSpan utf16Span; ///< the same in UTF-16 code units, as QString counts
};

/// Everything that keeps the source from compiling, at most 20 problems: first the one that
/// Expression::compile() tells, the others in order of position. One mistake gives one problem: behind it the
/// parser is silent until it has found its way again, and what only a complete tree shows (S0207 to S0217) is
/// told once the parser has nothing to say. Empty where the source compiles.
/// @param source  without the leading `=`
std::vector<SourceProblem> checkSource(std::string_view source);

} // namespace schemabridge::expression
