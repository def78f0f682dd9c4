#pragma once

#include "engine/expression/dataflow/value.h"
#include "engine/expression/dependencies.h"

#include <optional>
#include <string>
#include <vector>

namespace schemabridge::expression::dataflow {

/// An operand of a join, as far as is known.
struct JoinOperand {
    SourceSpan span;
    std::optional<std::string> literal; ///< its text, where that is always the same
    bool mayBeMissing = false;
    bool mayBeNull = false;
    bool mayBeEmpty = false;
    Alphabet alphabet = {};
};

/// @param node  the operand
JoinOperand joinOperand(const Node &node, const Value &value);

/// What is known after another pass through the same operand.
void mergeOperand(JoinOperand &operand, const JoinOperand &other);

/// @param separator  what stands between the operands anyway
Join makeJoin(SourceSpan span, const std::vector<JoinOperand> &operands, const std::string &separator);

} // namespace schemabridge::expression::dataflow
