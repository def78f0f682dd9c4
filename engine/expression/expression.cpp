#include "engine/expression/expression.h"

#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/parser.h"
#include "engine/expression/problem_catalogue.h"
#include "engine/expression/tree_shaper.h"

namespace schemabridge::expression {

namespace {

/// An input that is an array counts as one value; only a path goes through its elements.
Item contextFor(Item input, Heap &heap)
{
    if (!input.isArray())
        return input;
    Array *const wrapper = heap.makeSequence();
    wrapper->isOuterWrapper = true;
    wrapper->push(input);
    return Item::of(wrapper);
}

Result<std::optional<json::Value>, Problem> run(const Node &root, Item input, const Bindings &bindings,
                                                const Environment &environment)
{
    Evaluation evaluation(environment, input);
    Frame *const frame = evaluation.rootFrame();
    for (const auto &[name, value] : bindings)
        frame->bind(name, Item::borrowed(value));
    const Item result = evaluation.evaluate(root, contextFor(input, evaluation.heap()), frame);
    evaluation.checkMemory(root.position);
    if (evaluation.problem())
        return *evaluation.problem();
    if (result.isUndefined() || result.isFunction())
        return std::optional<json::Value>();
    auto value = toJson(result);
    if (!value) {
        evaluation.fail("D1001", root.position, {}, result);
        return *evaluation.problem();
    }
    return std::optional<json::Value>(*std::move(value));
}

} // namespace

Result<Expression, Problem> Expression::compile(std::string_view source)
{
    if (source.size() > CompileLimits::sourceBytesMax)
        return sourceTooLong();
    auto program = std::make_shared<Program>(source);
    Parser parser(*program, Finding::First);
    Node *const written = parser.parse();
    if (!parser.problems().empty())
        return parser.problems().front().problem;
    TreeShaper shaper(*program);
    program->root = shaper.shape(written);
    if (!shaper.problems().empty())
        return shaper.problems().front().problem;
    return Expression(std::move(program));
}

Result<std::optional<json::Value>, Problem>
Expression::evaluate(const json::Value &input, const Bindings &bindings, const Environment &environment) const
{
    return run(*m_program->root, Item::borrowed(input), bindings, environment);
}

Result<std::optional<json::Value>, Problem>
Expression::evaluateWithoutInput(const Bindings &bindings, const Environment &environment) const
{
    return run(*m_program->root, {}, bindings, environment);
}

Result<std::optional<json::Value>, Problem> Expression::evaluatePart(const Node &node,
                                                                     const json::Value &input,
                                                                     const Bindings &bindings,
                                                                     const Environment &environment) const
{
    return run(node, Item::borrowed(input), bindings, environment);
}

const std::string &Expression::source() const
{
    return m_program->source;
}

bool isTruthy(const std::optional<json::Value> &value)
{
    return value && isTruthy(Item::borrowed(*value));
}

} // namespace schemabridge::expression
