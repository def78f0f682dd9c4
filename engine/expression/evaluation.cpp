#include "engine/expression/evaluation.h"

#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/problem_catalogue.h"

namespace schemabridge::expression {

namespace {

constexpr std::uint64_t stepsBetweenClockReads = 256;

} // namespace

Evaluation::Evaluation(const Environment &environment, Item root)
    : m_environment(environment),
      m_limits(environment.limits),
      m_heap(m_limits.bytesMax),
      m_root(std::move(root)),
      m_rootFrame(m_heap.makeFrame(nullptr)),
      m_deadline(std::chrono::steady_clock::now() + m_limits.timeMax)
{
}

Instant Evaluation::now()
{
    if (!m_now)
        m_now = m_environment.clock->now();
    return *m_now;
}

bool Evaluation::mayGoOn(std::uint32_t position)
{
    checkTime(position);
    if (m_heap.isExhausted())
        fail("U1002", position, {}, Item::number(static_cast<double>(m_limits.bytesMax)));
    return !hasFailed();
}

Result<const Program *, Problem> Evaluation::program(std::string_view source)
{
    auto found = m_programs.find(source);
    if (found == m_programs.end()) {
        auto compiled = Expression::compile(source);
        if (!compiled)
            return compiled.error();
        found = m_programs.emplace(source, compiled.takeValue()).first;
        m_heap.charge(source.size() + found->second.program().nodes.size() * sizeof(Node));
    }
    return &found->second.program();
}

Item Evaluation::evaluate(const Node &node, const Item &input, Frame *frame)
{
    if (!enter(node))
        return {};
    Item result = evaluateKind(node, input, frame);
    for (const Node *predicate : node.predicates)
        result = evaluateFilter(*predicate, result, frame);
    if (node.group != nullptr && node.kind != Node::Kind::Path)
        result = evaluateGroup(*node.group, result, frame);
    --m_depth;
    return finishResult(node, std::move(result));
}

/// A sequence of one is its item and an empty one is nothing, unless `[]` was written.
Item Evaluation::finishResult(const Node &node, Item result)
{
    Array *const array = result.array();
    if ((array != nullptr || result.object() != nullptr) && !isWithinBounds(node, result))
        return {};
    if (array == nullptr || !array->isSequence || array->isTupleStream)
        return result;
    array->keepSingleton |= node.keepArray;
    if (array->isEmpty())
        return {};
    return array->size() == 1 && !array->keepSingleton ? array->at(0) : result;
}

/// Values share their parts, so a small one may be enormous to walk or to write: its measure is bounded, too.
bool Evaluation::isWithinBounds(const Node &node, const Item &result)
{
    const ItemMeasure size = measure(result);
    if (size.nesting > m_limits.nestingMax)
        failAtLimit(node.position, "nesting", static_cast<double>(m_limits.nestingMax));
    if (size.weight > m_limits.bytesMax / sizeof(Item))
        fail("U1002", node.position, {}, Item::number(static_cast<double>(m_limits.bytesMax)));
    return !hasFailed();
}

bool Evaluation::enter(const Node &node)
{
    if (hasFailed())
        return false;
    if (++m_depth > m_limits.depthMax)
        failAtLimit(node.position, "depth", static_cast<double>(m_limits.depthMax));
    if (++m_steps > m_limits.stepsMax)
        failAtLimit(node.position, "steps", static_cast<double>(m_limits.stepsMax));
    if (m_heap.isExhausted())
        fail("U1002", node.position, {}, Item::number(static_cast<double>(m_limits.bytesMax)));
    if (m_steps % stepsBetweenClockReads == 0)
        checkTime(node.position);
    return !hasFailed();
}

void Evaluation::checkTime(std::uint32_t position)
{
    if (m_environment.isCancelled != nullptr && m_environment.isCancelled->load(std::memory_order_relaxed))
        fail("U1005", position, {});
    if (std::chrono::steady_clock::now() > m_deadline)
        failAtLimit(position, "milliseconds", static_cast<double>(m_limits.timeMax.count()));
}

Item Evaluation::evaluateKind(const Node &node, const Item &input, Frame *frame)
{
    switch (node.kind) {
    case Node::Kind::Path:
        return evaluatePath(node, input, frame);
    case Node::Kind::Name:
        return lookUp(input, node.text);
    case Node::Kind::String:
    case Node::Kind::Number:
    case Node::Kind::Constant:
        return Item::borrowed(node.literal);
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
        return evaluateGroup(node, input, frame);
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

Item Evaluation::fail(std::string_view code, std::uint32_t position, std::string_view token,
                      const Item &value)
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

void Evaluation::push(Array *array, Item item)
{
    m_heap.charge(sizeof(Item));
    array->push(std::move(item));
}

void Evaluation::appendTo(Array *array, const Item &items)
{
    if (!items.isArray()) {
        push(array, items);
        return;
    }
    m_heap.charge(items.size() * sizeof(Item));
    if (!m_heap.isExhausted())
        array->append(items);
}

Item Evaluation::append(const Item &left, const Item &right)
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

Item Evaluation::sequenceOf(const Item &item)
{
    Array *const sequence = m_heap.makeSequence();
    push(sequence, item);
    return Item::of(sequence);
}

Item Evaluation::lookUp(const Item &input, std::string_view name)
{
    if (!input.isArray())
        return input.member(name);
    Array *const results = m_heap.makeSequence();
    for (std::size_t i = 0; i < input.size(); ++i) {
        const Item found = lookUp(input.element(i), name);
        if (!found.isUndefined())
            appendTo(results, found);
    }
    return Item::of(results);
}

Item Evaluation::deepCopy(const Item &item)
{
    m_heap.charge(sizeof(Item));
    if (m_heap.isExhausted())
        return {};
    if (item.isArray()) {
        Array *const copy = m_heap.makeArray();
        for (std::size_t i = 0; i < item.size(); ++i)
            copy->push(deepCopy(item.element(i)));
        return Item::of(copy);
    }
    if (item.isObject()) {
        Object *const copy = m_heap.makeObject();
        for (std::size_t i = 0; i < item.size(); ++i)
            copy->set(item.memberName(i), deepCopy(item.memberValue(i)));
        return Item::of(copy);
    }
    return item;
}

} // namespace schemabridge::expression
