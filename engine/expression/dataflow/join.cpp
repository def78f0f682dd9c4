#include "engine/expression/dataflow/join.h"

#include "engine/json/print.h"

namespace schemabridge::expression::dataflow {

namespace {

/// An operand that varies, with the literals before and behind it.
struct Varying {
    std::size_t index;
    std::string before;
    std::string behind;
};

std::vector<Varying> varyingOperands(const std::vector<JoinOperand> &operands, const std::string &separator)
{
    std::vector<Varying> varying;
    std::string between;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        between += i > 0 ? separator : std::string();
        if (operands[i].literal) {
            between += *operands[i].literal;
            continue;
        }
        if (!varying.empty())
            varying.back().behind = between;
        varying.push_back({i, between, {}});
        between.clear();
    }
    return varying;
}

void judge(Join &join, const std::vector<JoinOperand> &operands, const std::vector<Varying> &varying)
{
    const auto blame = [&join](Ambiguity ambiguity, std::size_t left, std::size_t right) {
        join.ambiguity = ambiguity;
        join.left = left;
        join.right = right;
    };
    for (std::size_t i = 1; i < varying.size(); ++i) {
        if (varying[i].before.empty())
            return blame(Ambiguity::Adjacent, varying[i - 1].index, varying[i].index);
    }
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < varying.size(); ++i) {
        const std::string beside = (i > 0 ? varying[i].before : std::string()) + varying[i].behind;
        if (!operands[varying[i].index].alphabet.hasAnyOf(beside))
            continue;
        if (first)
            return blame(Ambiguity::SeparatorMayOccur, *first, varying[i].index);
        first = varying[i].index;
    }
}

} // namespace

JoinOperand joinOperand(const Node &node, const Value &value)
{
    // A literal is meant as it is, even an empty one.
    const bool isLiteral = node.kind == Node::Kind::String || node.kind == Node::Kind::Number ||
                           node.kind == Node::Kind::Constant;
    const bool isWritten = isLiteral && node.predicates.empty();
    JoinOperand operand;
    operand.span = {node.start, node.end};
    if (value.literal != nullptr)
        operand.literal = value.literal->isString() ? std::string(value.literal->asString())
                                                    : json::printCompact(*value.literal);
    operand.mayBeMissing = !isWritten && value.mayBeMissing;
    operand.mayBeNull = !isWritten && value.mayBeNull;
    operand.mayBeEmpty = !isWritten && value.mayBeEmpty;
    operand.alphabet = value.alphabet;
    return operand;
}

void mergeOperand(JoinOperand &operand, const JoinOperand &other)
{
    if (operand.literal != other.literal)
        operand.literal.reset();
    operand.mayBeMissing |= other.mayBeMissing;
    operand.mayBeNull |= other.mayBeNull;
    operand.mayBeEmpty |= other.mayBeEmpty;
    operand.alphabet.add(other.alphabet);
}

Join makeJoin(SourceSpan span, const std::vector<JoinOperand> &operands, const std::string &separator)
{
    Join join;
    join.span = span;
    for (const JoinOperand &operand : operands)
        join.operands.push_back({operand.span, operand.literal.has_value(), operand.mayBeMissing,
                                 operand.mayBeNull, operand.mayBeEmpty});
    judge(join, operands, varyingOperands(operands, separator));
    return join;
}

} // namespace schemabridge::expression::dataflow
