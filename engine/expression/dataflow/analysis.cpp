#include "engine/expression/dataflow/analysis.h"

#include "engine/expression/functions/registry.h"

namespace schemabridge::expression::dataflow {

namespace {

/// A usual expression takes less than a hundred visits; 20,000 take some milliseconds.
constexpr std::size_t visitsMax = 20000;
constexpr std::size_t depthMax = 1000;

SourceSpan spanOf(const Node &node)
{
    return {node.start, node.end};
}

bool isBare(const Node &node)
{
    return node.predicates.empty() && node.group == nullptr;
}

/// The operands of a chain of `&`, those of chains in parentheses instead of the parentheses.
void collectOperands(const Node &node, std::vector<const Node *> &operands)
{
    if (isBare(node) && node.kind == Node::Kind::Concatenation) {
        for (const Node *item : node.items)
            collectOperands(*item, operands);
    } else if (isBare(node) && node.kind == Node::Kind::Block && node.items.size() == 1) {
        collectOperands(*node.items.front(), operands);
    } else {
        operands.push_back(&node);
    }
}

bool isArithmetic(Symbol symbol)
{
    return symbol == Symbol::Plus || symbol == Symbol::Minus || symbol == Symbol::Star ||
           symbol == Symbol::Slash || symbol == Symbol::Percent;
}

/// Whether the operator gives nothing where a side is missing; the others give a boolean then.
bool needsBothSides(Symbol symbol)
{
    return isArithmetic(symbol) || symbol == Symbol::Less || symbol == Symbol::LessOrEqual ||
           symbol == Symbol::Greater || symbol == Symbol::GreaterOrEqual;
}

/// Of an operator whose sides are there.
Value operationValue(Symbol symbol)
{
    if (symbol != Symbol::Range)
        return textValue(isArithmetic(symbol) ? Alphabet::ofNumbers() : Alphabet::of("truefals"));
    Value range;
    makeOpen(range);
    return range;
}

} // namespace

Dependencies Analysis::run()
{
    Scope scope;
    use(evaluate(*m_program.root, inputValue({}, false), &scope));
    if (m_hasGivenUp)
        m_recorder.addUnknownRead({0, static_cast<std::uint32_t>(m_program.source.size())});
    return m_recorder.take();
}

Value Analysis::inputValue(SourceSpan span, bool isPartial)
{
    Place *const place = m_arena.make<Place>();
    place->isPartial = isPartial;
    place->span = span;
    Value value;
    value.places.push(m_arena, place);
    makeOpen(value);
    return value;
}

void Analysis::use(const Value &value, Read::Use use)
{
    for (const Place *place : value.places)
        m_recorder.addRead(*place, use);
    for (const Field *field : value.fields)
        this->use(*field->value, use);
}

bool Analysis::enter()
{
    m_hasGivenUp |= ++m_visits > visitsMax || m_depth >= depthMax;
    return !m_hasGivenUp;
}

Value Analysis::evaluate(const Node &node, const Value &context, Scope *scope)
{
    if (!enter())
        return missingValue();
    ++m_depth;
    Value value = evaluateKind(node, context, scope);
    for (const Node *predicate : node.predicates)
        value = filter(*predicate, value, scope);
    if (node.group != nullptr && node.kind != Node::Kind::Path)
        value = evaluateGroup(*node.group, value, scope);
    --m_depth;
    return value;
}

Value Analysis::evaluateKind(const Node &node, const Value &context, Scope *scope)
{
    switch (node.kind) {
    case Node::Kind::Path:
        return evaluatePath(node, context, scope);
    case Node::Kind::Name:
        return memberFrom(context, PathStep::Kind::Name, node.text, spanOf(node), true);
    case Node::Kind::Wildcard:
        return memberFrom(context, PathStep::Kind::Wildcard, {}, spanOf(node), true);
    case Node::Kind::Descendant:
        return memberFrom(context, PathStep::Kind::Descendants, {}, spanOf(node), true);
    case Node::Kind::Parent:
        return evaluateParent(node);
    case Node::Kind::String:
    case Node::Kind::Number:
    case Node::Kind::Constant:
        return literalValue(*node.literal);
    case Node::Kind::Variable:
        return evaluateVariable(node, context, scope);
    case Node::Kind::Binary:
        return evaluateBinary(node, context, scope);
    case Node::Kind::Concatenation:
        return evaluateConcatenation(node, context, scope);
    case Node::Kind::Negation:
        return evaluateNegation(node, context, scope);
    case Node::Kind::ArrayConstructor:
        return evaluateArray(node, context, scope);
    case Node::Kind::ObjectConstructor:
        return evaluateObject(node, context, scope);
    case Node::Kind::Block:
        return evaluateBlock(node, context, scope);
    case Node::Kind::Condition:
        return evaluateCondition(node, context, scope);
    case Node::Kind::Elvis:
    case Node::Kind::Coalesce:
        return evaluateFallback(node, context, scope);
    case Node::Kind::Bind:
        return evaluateBind(node, context, scope);
    case Node::Kind::Call:
        return evaluateCall(node, context, scope);
    case Node::Kind::PartialCall:
        return evaluatePartialCall(node, context, scope);
    case Node::Kind::Apply:
        return evaluateApply(node, context, scope);
    case Node::Kind::Lambda:
        return callableValue({Callable::Kind::Lambda, &node, scope, keep(context)});
    case Node::Kind::Transform:
        return callableValue({Callable::Kind::Transform, &node, scope, keep(context)});
    default:
        return missingValue();
    }
}

Value Analysis::evaluateVariable(const Node &node, const Value &context, Scope *scope)
{
    if (node.text.empty())
        return mentionedAt(context, spanOf(node));
    if (const Value *const value = scope->find(node.text))
        return mentionedAt(*value, spanOf(node));
    if (node.text == "$")
        return inputValue(spanOf(node), false);
    if (node.builtin != nullptr) {
        Callable callable{Callable::Kind::Builtin};
        callable.builtin = node.builtin;
        return callableValue(callable);
    }
    Place *const place = m_arena.make<Place>();
    place->name = node.text;
    place->span = spanOf(node);
    Value value;
    value.places.push(m_arena, place);
    makeOpen(value);
    return value;
}

Value Analysis::evaluateBinary(const Node &node, const Value &context, Scope *scope)
{
    const Value left = evaluate(*node.left, context, scope);
    const Value right = evaluate(*node.right, context, scope);
    const bool isLogical = node.symbol == Symbol::And || node.symbol == Symbol::Or;
    use(left, isLogical ? Read::Use::Test : Read::Use::Value);
    use(right, isLogical ? Read::Use::Test : Read::Use::Value);
    Value result = operationValue(node.symbol);
    if (isArithmetic(node.symbol)) {
        m_recorder.addArithmetic(spanOf(node), symbolText(node.symbol), left);
        m_recorder.addArithmetic(spanOf(node), symbolText(node.symbol), right);
    }
    if (needsBothSides(node.symbol))
        result.mayBeMissing |= left.mayBeMissing || right.mayBeMissing;
    return result;
}

Value Analysis::evaluateNegation(const Node &node, const Value &context, Scope *scope)
{
    const Value operand = evaluate(*node.left, context, scope);
    use(operand);
    m_recorder.addArithmetic(spanOf(node), symbolText(Symbol::Minus), operand);
    Value value = textValue(Alphabet::ofNumbers());
    value.mayBeMissing = operand.mayBeMissing;
    return value;
}

Value Analysis::evaluateConcatenation(const Node &node, const Value &context, Scope *scope)
{
    std::vector<const Node *> nodes;
    for (const Node *item : node.items)
        collectOperands(*item, nodes);
    std::vector<JoinOperand> operands;
    Value result;
    result.mayBeEmpty = true;
    for (const Node *operand : nodes) {
        const Value value = evaluate(*operand, context, scope);
        use(value);
        operands.push_back(joinOperand(*operand, value));
        result.mayBeEmpty &= value.mayBeEmpty || value.mayBeMissing;
        result.alphabet.add(value.alphabet);
    }
    m_recorder.addJoin(spanOf(node), std::move(operands), {});
    return result;
}

Value Analysis::evaluateArray(const Node &node, const Value &context, Scope *scope)
{
    Value array;
    array.mayBeEmpty = true;
    ArenaList<const Value *> elements;
    for (const Node *item : node.items) {
        const Value element = evaluate(*item, context, scope);
        elements.push(m_arena, keep(element));
        const bool mayBeNothing = element.mayBeMissing || element.mayBeEmpty;
        const bool mayBeEmpty = array.mayBeEmpty && mayBeNothing;
        array = merge(array, element);
        array.mayBeEmpty = mayBeEmpty;
    }
    array.array = &node;
    array.elements = elements;
    array.literal = nullptr;
    array.mayBeMissing = false;
    array.mayBeNull = false;
    array.alphabet = Alphabet::any();
    return array;
}

Value Analysis::evaluateObject(const Node &node, const Value &context, Scope *scope)
{
    Value object = textValue(Alphabet::any());
    for (const auto &[keyNode, valueNode] : node.pairs) {
        const Value key = evaluate(*keyNode, context, scope);
        use(key);
        const bool isNameKnown = key.literal != nullptr && key.literal->isString();
        const Value *const value = keep(evaluate(*valueNode, context, scope));
        const std::string_view name = isNameKnown ? key.literal->asString() : std::string_view();
        object.fields.push(m_arena, m_arena.make<Field>(Field{name, isNameKnown, value}));
    }
    return object;
}

Value Analysis::evaluateBlock(const Node &node, const Value &context, Scope *scope)
{
    Scope *const inner = m_arena.make<Scope>();
    inner->parent = scope;
    Value value = missingValue();
    for (const Node *item : node.items)
        value = evaluate(*item, context, inner);
    return value;
}

Value Analysis::evaluateCondition(const Node &node, const Value &context, Scope *scope)
{
    use(evaluate(*node.left, context, scope), Read::Use::Test);
    const Value taken = evaluate(*node.right, context, scope);
    const Value other = node.third != nullptr ? evaluate(*node.third, context, scope) : missingValue();
    return merge(taken, other);
}

/// `?:` takes the right side for all that counts as false, `??` only for what is missing.
Value Analysis::evaluateFallback(const Node &node, const Value &context, Scope *scope)
{
    Value first = evaluate(*node.left, context, scope);
    use(first, Read::Use::Test);
    first.mayBeMissing = false;
    if (node.kind == Node::Kind::Elvis) {
        first.mayBeNull = false;
        first.mayBeEmpty = false;
    }
    return merge(first, evaluate(*node.right, context, scope));
}

Value Analysis::evaluateBind(const Node &node, const Value &context, Scope *scope)
{
    const Value value = evaluate(*node.right, context, scope);
    bind(scope, node.text, value);
    return value;
}

/// What was bound before stays possible: this may happen in a branch that is not taken.
void Analysis::bind(Scope *scope, std::string_view name, const Value &value)
{
    for (Scope::Binding &binding : scope->bindings) {
        if (binding.name == name) {
            binding.value = merge(binding.value, value);
            return;
        }
    }
    scope->bindings.push(m_arena, {name, value});
}

} // namespace schemabridge::expression::dataflow
