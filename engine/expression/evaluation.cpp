#include "engine/expression/evaluation.h"

#include "engine/expression/expression.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/problem_catalogue.h"

#include <algorithm>
#include <map>
#include <utility>

namespace schemabridge::expression {

namespace {

/// Looking at the clock costs as much as several steps.
constexpr std::uint64_t stepsBetweenChecks = 256;

} // namespace

Evaluation::Evaluation(const Environment &environment, Item root)
    : m_environment(environment),
      m_limits(environment.limits),
      m_fuel(std::min(stepsBetweenChecks, m_limits.stepsMax + 1)),
      m_stepsGranted(m_fuel),
      m_root(root),
      m_heap(m_limits.bytesMax),
      m_rootFrame(m_heap)
{
}

Instant Evaluation::now()
{
    if (!m_now)
        m_now = m_environment.clock->now();
    return *m_now;
}

/// What few evaluations need.
struct Evaluation::Extras {
    std::map<std::string, Expression, std::less<>> programs; ///< of `$eval`, by source
    std::map<const Node *, Function *> regexes;
};

Evaluation::~Evaluation() = default;

Evaluation::Extras &Evaluation::extras()
{
    if (!m_extras)
        m_extras = std::make_unique<Extras>();
    return *m_extras;
}

Function *&Evaluation::regexOf(const Node &node)
{
    if (m_firstRegexNode == nullptr)
        m_firstRegexNode = &node;
    return m_firstRegexNode == &node ? m_firstRegex : extras().regexes[&node];
}

Result<const Program *, Problem> Evaluation::program(std::string_view source)
{
    auto &programs = extras().programs;
    auto found = programs.find(source);
    if (found == programs.end()) {
        auto compiled = Expression::compile(source);
        if (!compiled)
            return compiled.error();
        found = programs.emplace(source, compiled.takeValue()).first;
        // A node for each byte is more than any source needs.
        m_heap.charge(source.size() * sizeof(Node));
    }
    return &found->second.program();
}

Item Evaluation::evaluate(const Node &node, Item input, Frame *frame)
{
    if (m_depth >= m_limits.depthMax || --m_fuel == 0) [[unlikely]] {
        if (!refuel(node))
            return {};
    }
    ++m_depth;
    Item result =
        node.kind == Node::Kind::Path ? evaluatePath(node, input, frame) : evaluateKind(node, input, frame);
    if (node.isFollowed) [[unlikely]]
        result = evaluateFollowers(node, result, frame);
    --m_depth;
    return result.isMade() ? finishResult(node, result) : result;
}

Item Evaluation::evaluateOperand(const Node &node, Item input, Frame *frame)
{
    if (node.isPlainPath && !input.isArray()) {
        const Item result = evaluatePlainPath(node, input, frame);
        return result.isMade() ? finishResult(node, result) : result;
    }
    const bool isLiteral = node.kind == Node::Kind::String || node.kind == Node::Kind::Number;
    return isLiteral && !node.isFollowed ? Item::borrowed(*node.literal) : evaluate(node, input, frame);
}

Item Evaluation::evaluateFollowers(const Node &node, Item result, Frame *frame)
{
    for (const Node *predicate : node.predicates)
        result = evaluateFilter(*predicate, result, frame);
    return node.group != nullptr ? evaluateGroup(*node.group, result, frame) : result;
}

Item Evaluation::finishResult(const Node &node, Item result)
{
    if (!isWithinBounds(node, result))
        return {};
    if (node.keepArray && result.array() != nullptr && result.array()->isSequence)
        result.array()->keepSingleton = true;
    return collapse(result);
}

/// A sequence of one is its item and an empty one is nothing, unless `[]` was written.
Item Evaluation::collapse(Item result)
{
    const Array *const array = result.array();
    if (array == nullptr || !array->isSequence || array->isTupleStream)
        return result;
    if (array->isEmpty())
        return {};
    return array->size() == 1 && !array->keepSingleton ? array->at(0) : result;
}

/// Values share their parts, so a small one may be enormous to walk or to write: its measure is bounded, too.
bool Evaluation::isWithinBounds(const Node &node, Item result)
{
    const Array *const array = result.array();
    const std::size_t nesting = array != nullptr ? array->nesting() : result.object()->nesting();
    const std::size_t weight = array != nullptr ? array->weight() : result.object()->weight();
    if (nesting > m_limits.nestingMax)
        failAtLimit(node.position, "nesting", static_cast<double>(m_limits.nestingMax));
    if (weight > m_limits.bytesMax / sizeof(Item))
        fail("U1002", node.position, {}, Item::number(static_cast<double>(m_limits.bytesMax)));
    return !hasFailed();
}

/// The rarely taken half of entering a node. @return false where the evaluation is to end
bool Evaluation::refuel(const Node &node)
{
    if (!hasFailed() && m_depth >= m_limits.depthMax)
        failAtLimit(node.position, "depth", static_cast<double>(m_limits.depthMax));
    return checkBounds(node.position);
}

bool Evaluation::checkBounds(std::uint32_t position)
{
    m_fuel = 1;
    if (!hasFailed() && m_stepsGranted > m_limits.stepsMax)
        failAtLimit(position, "steps", static_cast<double>(m_limits.stepsMax));
    if (!mayGoOn(position))
        return false;
    m_fuel = std::min(stepsBetweenChecks, m_limits.stepsMax + 1 - m_stepsGranted);
    m_stepsGranted += m_fuel;
    return true;
}

bool Evaluation::mayGoOn(std::uint32_t position)
{
    if (hasFailed())
        return false;
    const auto time = std::chrono::steady_clock::now();
    if (!m_deadline)
        m_deadline = time + m_limits.timeMax;
    if (time > *m_deadline)
        failAtLimit(position, "milliseconds", static_cast<double>(m_limits.timeMax.count()));
    if (m_environment.isCancelled != nullptr && m_environment.isCancelled->load(std::memory_order_relaxed))
        fail("U1005", position, {});
    checkMemory(position);
    return !hasFailed();
}

bool Evaluation::spend(std::uint64_t steps, std::uint32_t position)
{
    if (steps < m_fuel) {
        m_fuel -= steps;
        return true;
    }
    m_stepsGranted += steps - m_fuel;
    return checkBounds(position);
}

void Evaluation::checkMemory(std::uint32_t position)
{
    if (m_heap.isExhausted())
        fail("U1002", position, {}, Item::number(static_cast<double>(m_limits.bytesMax)));
}

/// Of every kind but a path, which evaluate() takes itself.
Item Evaluation::evaluateKind(const Node &node, Item input, Frame *frame)
{
    switch (node.kind) {
    case Node::Kind::Name:
        return evaluateName(node, input);
    case Node::Kind::String:
    case Node::Kind::Number:
    case Node::Kind::Constant:
        return Item::borrowed(*node.literal);
    case Node::Kind::Variable:
        return evaluateVariable(node, input, frame);
    case Node::Kind::Wildcard:
        return evaluateWildcard(input);
    case Node::Kind::Descendant:
        return evaluateDescendants(input);
    case Node::Kind::Parent: {
        const Item *const value = frame->find(node.slot->label);
        return value != nullptr ? *value : Item();
    }
    case Node::Kind::Binary:
        return evaluateBinary(node, input, frame);
    case Node::Kind::Concatenation:
        return evaluateConcatenation(node, input, frame);
    case Node::Kind::Negation:
        return evaluateNegation(node, input, frame);
    case Node::Kind::ArrayConstructor:
        return evaluateArrayConstructor(node, input, frame);
    case Node::Kind::ObjectConstructor:
        return evaluateObjectConstructor(node, input, frame);
    case Node::Kind::Block:
        return evaluateBlock(node, input, frame);
    case Node::Kind::Condition:
    case Node::Kind::Elvis:
    case Node::Kind::Coalesce:
        return evaluateCondition(node, input, frame);
    case Node::Kind::Bind:
        return evaluateBind(node, input, frame);
    case Node::Kind::Call:
        return evaluateCall(node, input, frame);
    case Node::Kind::PartialCall:
        return evaluatePartialCall(node, input, frame);
    case Node::Kind::Apply:
        return evaluateApply(node, input, frame);
    case Node::Kind::Lambda:
    case Node::Kind::Transform:
        return evaluateLambda(node, input, frame);
    case Node::Kind::Regex:
        return evaluateRegex(node);
    default:
        return fail("S0206", node.position, node.text);
    }
}

Item Evaluation::fail(std::string_view code, std::uint32_t position, std::string_view token)
{
    Problem problem;
    problem.code = code;
    problem.position = position;
    problem.token = token;
    return failWith(std::move(problem));
}

Item Evaluation::fail(std::string_view code, std::uint32_t position, std::string_view token, Item value)
{
    Problem problem;
    problem.code = code;
    problem.position = position;
    problem.token = token;
    problem.value = describeItem(value);
    return failWith(std::move(problem));
}

Item Evaluation::failAtLimit(std::uint32_t position, std::string_view what, double limit)
{
    return fail("U1001", position, what, Item::number(limit));
}

Item Evaluation::failWith(Problem problem)
{
    if (!m_problem) {
        problem.message = problemMessage(problem);
        m_problem = std::move(problem);
        m_fuel = 1;
    }
    return {};
}

Item Evaluation::failBecause(std::string_view code, const CallSite &site)
{
    if (m_problem && !m_problem->code.starts_with('U')) {
        Problem reason = *std::exchange(m_problem, std::nullopt);
        reason.code = code;
        reason.position = site.position;
        reason.token = site.name;
        reason.value = std::exchange(reason.message, {});
        failWith(std::move(reason));
    }
    return {};
}

void Evaluation::appendTo(Array *array, Item items)
{
    if (items.isArray())
        array->append(items);
    else
        array->push(items);
}

Item Evaluation::append(Item left, Item right)
{
    if (left.isUndefined())
        return right;
    if (right.isUndefined())
        return left;
    Array *const joined = m_heap.makeArray();
    appendTo(joined, left);
    appendTo(joined, right);
    return Item::of(joined);
}

Item Evaluation::sequenceOf(Item item)
{
    Array *const sequence = m_heap.makeSequence();
    sequence->push(item);
    return Item::of(sequence);
}

Item Evaluation::lookUp(Item input, std::string_view name)
{
    if (!input.isArray())
        return input.member(name);
    Array *const results = m_heap.makeSequence();
    std::uint32_t position = 0;
    collectMembers(input, name, position, results);
    return Item::of(results);
}

Item Evaluation::deepCopy(Item item)
{
    m_heap.charge(sizeof(Item));
    if (m_heap.isExhausted())
        return {};
    if (item.isArray()) {
        Array *const copy = m_heap.makeArray();
        for (std::size_t i = 0; i < item.size(); ++i)
            copy->push(item.element(i).isUndefined() ? Item::null() : deepCopy(item.element(i)));
        return Item::of(copy);
    }
    if (item.isObject()) {
        Object *const copy = m_heap.makeObject();
        for (std::size_t i = 0; i < item.size(); ++i) {
            const Item value = deepCopy(item.memberValue(i));
            if (!value.isUndefined())
                copy->set(item.memberName(i), value);
        }
        return Item::of(copy);
    }
    if (item.isFunction())
        return Item::text({});
    return item.isNumber() ? asWritten(item) : item;
}

} // namespace schemabridge::expression
