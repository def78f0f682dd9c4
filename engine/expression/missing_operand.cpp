#include "engine/expression/missing_operand.h"

#include "engine/expression/tree.h"

#include <algorithm>
#include <array>

namespace schemabridge::expression {

namespace {

/// Walks the parts of a key that are joined, and evaluates each on its own.
class OperandSearch {
public:
    OperandSearch(const Expression &expression, const json::Value &input, const Bindings &bindings,
                  const Environment &environment)
        : m_expression(expression), m_input(input), m_bindings(bindings), m_environment(environment)
    {
    }

    std::optional<MissingOperand> search(const Node &node) const
    {
        const bool isBare = node.predicates.empty() && node.group == nullptr;
        if (isBare && node.kind == Node::Kind::Concatenation)
            return searchAll(node.items);
        if (isBare && node.kind == Node::Kind::Block && node.items.size() == 1)
            return search(*node.items.front());
        if (isBare && node.kind == Node::Kind::Condition)
            return searchTakenBranch(node);
        if (isBare && node.kind == Node::Kind::Call && passesTextOn(node)) {
            if (auto missing = search(*node.items.front()))
                return missing;
        }
        return isLiteral(node) ? std::nullopt : judge(node);
    }

private:
    static bool isLiteral(const Node &node)
    {
        return node.kind == Node::Kind::String || node.kind == Node::Kind::Number ||
               node.kind == Node::Kind::Constant;
    }

    /// Functions whose result stands for their first argument.
    static bool passesTextOn(const Node &call)
    {
        constexpr std::array<std::string_view, 7> names{"string", "lowercase",          "uppercase", "trim",
                                                        "join",   "encodeUrlComponent", "substring"};
        return call.left->kind == Node::Kind::Variable && !call.items.empty() &&
               std::find(names.begin(), names.end(), call.left->text) != names.end();
    }

    std::optional<MissingOperand> searchAll(const ArenaList<Node *> &operands) const
    {
        for (const Node *operand : operands) {
            if (auto missing = search(*operand))
                return missing;
        }
        return std::nullopt;
    }

    std::optional<MissingOperand> searchTakenBranch(const Node &condition) const
    {
        const auto test = evaluate(*condition.left);
        if (!test)
            return std::nullopt;
        const Node *const taken = isTruthy(*test) ? condition.right : condition.third;
        return taken != nullptr ? search(*taken)
                                : MissingOperand{sourceOf(condition), MissingOperand::Kind::Missing};
    }

    std::optional<MissingOperand> judge(const Node &node) const
    {
        const auto result = evaluate(node);
        if (!result)
            return std::nullopt;
        const std::optional<json::Value> &value = *result;
        if (!value)
            return MissingOperand{sourceOf(node), MissingOperand::Kind::Missing};
        if (value->isNull())
            return MissingOperand{sourceOf(node), MissingOperand::Kind::Null};
        const bool isEmpty =
            (value->isString() && value->asString().empty()) || (value->isArray() && value->size() == 0);
        return isEmpty ? std::optional(MissingOperand{sourceOf(node), MissingOperand::Kind::Empty})
                       : std::nullopt;
    }

    Result<std::optional<json::Value>, Problem> evaluate(const Node &node) const
    {
        return m_expression.evaluatePart(node, m_input, m_bindings, m_environment);
    }

    std::string sourceOf(const Node &node) const
    {
        return m_expression.source().substr(node.start, node.end - node.start);
    }

    const Expression &m_expression;
    const json::Value &m_input;
    const Bindings &m_bindings;
    const Environment &m_environment;
};

} // namespace

std::optional<MissingOperand> findMissingOperand(const Expression &expression, const json::Value &input,
                                                 const Bindings &bindings, const Environment &environment)
{
    return OperandSearch(expression, input, bindings, environment).search(*expression.program().root);
}

} // namespace schemabridge::expression
