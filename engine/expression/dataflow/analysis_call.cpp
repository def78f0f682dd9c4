#include "engine/expression/dataflow/analysis.h"

#include "engine/expression/functions/registry.h"

#include <algorithm>

/// Functions: a call gives what any function gives that may be called there.
namespace schemabridge::expression::dataflow {

namespace {

/// More rounds add nothing to what usual recursion gives.
constexpr int roundsMax = 5;
constexpr std::size_t nestedCallsMax = 6;
constexpr std::size_t placesMax = 16;

SourceSpan spanOf(const Node &node)
{
    return {node.start, node.end};
}

std::size_t parameterCount(const Callable &function)
{
    switch (function.kind) {
    case Callable::Kind::Lambda:
        return function.node->parameters.size();
    case Callable::Kind::Builtin:
        return function.builtin->arity;
    case Callable::Kind::Partial:
        return static_cast<std::size_t>(std::count(function.given.begin(), function.given.end(), nullptr));
    default:
        return 1;
    }
}

/// Whether the argument cannot be the first one.
bool isMeantForAnother(const Signature::Parameter &first, const Value &argument)
{
    const bool isNumber = argument.literal != nullptr && argument.literal->isNumber();
    const bool isFunction = !argument.functions.empty() && argument.places.empty() && argument.fields.empty();
    return (isNumber && !first.takes('n')) || (isFunction && !first.takes('f'));
}

} // namespace

Value Analysis::callableValue(const Callable &callable)
{
    Value value;
    value.functions.push(m_arena, m_arena.make<Callable>(callable));
    value.mayBeEmpty = true; // as text
    return value;
}

Value Analysis::evaluateCall(const Node &node, const Value &context, Scope *scope, const Value *firstArgument)
{
    const Value procedure = evaluate(*node.left, context, scope);
    Arguments arguments;
    if (firstArgument != nullptr)
        arguments.push(m_arena, *firstArgument);
    for (const Node *argument : node.items)
        arguments.push(m_arena, evaluate(*argument, context, scope));
    return applyAll(procedure, arguments, context, spanOf(node));
}

Value Analysis::evaluatePartialCall(const Node &node, const Value &context, Scope *scope)
{
    Callable partial{Callable::Kind::Partial};
    partial.first = keep(evaluate(*node.left, context, scope));
    for (const Node *argument : node.items) {
        const bool isHole = argument->kind == Node::Kind::Placeholder;
        partial.given.push(m_arena, isHole ? nullptr : keep(evaluate(*argument, context, scope)));
    }
    return callableValue(partial);
}

Value Analysis::evaluateApply(const Node &node, const Value &context, Scope *scope)
{
    const Value left = evaluate(*node.left, context, scope);
    const bool isCall = node.right->kind == Node::Kind::Call && node.right->predicates.empty() &&
                        node.right->group == nullptr;
    if (isCall)
        return evaluateCall(*node.right, context, scope, &left);
    const Value right = evaluate(*node.right, context, scope);
    if (!left.functions.empty()) {
        Callable chain{Callable::Kind::Chain};
        chain.first = keep(left);
        chain.second = keep(right);
        return callableValue(chain);
    }
    Arguments arguments;
    arguments.push(m_arena, left);
    return applyAll(right, arguments, {}, spanOf(node));
}

Value Analysis::applyAll(const Value &functions, const Arguments &arguments, const Value &context,
                         SourceSpan span)
{
    if (functions.functions.empty()) {
        for (const Value &argument : arguments)
            use(argument);
        Value value;
        makeOpen(value);
        return value;
    }
    Value result = apply(*functions.functions.front(), arguments, context, span);
    for (std::size_t i = 1; i < functions.functions.size(); ++i)
        result = merge(result, apply(*functions.functions[i], arguments, context, span));
    return result;
}

Value Analysis::callBack(const Value &functions, std::initializer_list<Value> arguments, SourceSpan span)
{
    Value result = missingValue();
    for (const Callable *function : functions.functions) {
        const std::size_t count = std::max<std::size_t>(parameterCount(*function), 1);
        Arguments taken;
        for (const Value &argument : arguments) {
            if (taken.size() < count)
                taken.push(m_arena, argument);
        }
        result = merge(result, apply(*function, taken, {}, span));
    }
    return result;
}

Value Analysis::apply(const Callable &function, Arguments arguments, const Value &context, SourceSpan span)
{
    switch (function.kind) {
    case Callable::Kind::Lambda:
        if (function.node->signature != nullptr)
            arguments = withContext(*function.node->signature, arguments, context);
        return applyLambda(function, arguments);
    case Callable::Kind::Builtin:
        return applyBuiltin(*this, *function.builtin,
                            withContext(function.builtin->signature, arguments, context), span);
    case Callable::Kind::Partial:
        return applyPartial(function, arguments, context, span);
    case Callable::Kind::Chain: {
        Arguments between;
        between.push(m_arena, applyAll(*function.first, arguments, {}, span));
        return applyAll(*function.second, between, {}, span);
    }
    case Callable::Kind::Transform:
        return applyTransform(function, arguments);
    }
    return missingValue();
}

/// A call of a function within a call of the same one is taken together with it.
Value Analysis::applyLambda(const Callable &function, Arguments arguments)
{
    const auto isSame = [&function](const ActiveCall &call) {
        return call.function->node == function.node && call.function->scope == function.scope;
    };
    const auto outer = std::find_if(m_activeCalls.rbegin(), m_activeCalls.rend(), isSame);
    if (outer == m_activeCalls.rend())
        return enterLambda(function, arguments);
    bool isCovered = true;
    Arguments widened;
    for (std::size_t i = 0; i < function.node->parameters.size(); ++i) {
        const Value before = i < outer->arguments.size() ? outer->arguments[i] : missingValue();
        const Value now = i < arguments.size() ? arguments[i] : missingValue();
        isCovered &= covers(before, now);
        widened.push(m_arena, collapse(merge(before, now)));
    }
    if (isCovered) {
        outer->isCalledAgain = true;
        return outer->result;
    }
    m_hasGivenUp |= std::count_if(m_activeCalls.begin(), m_activeCalls.end(), isSame) >=
                    static_cast<std::ptrdiff_t>(nestedCallsMax);
    return m_hasGivenUp ? missingValue() : enterLambda(function, widened);
}

/// What a call gives may depend on what the same call gives within: rounds until nothing is added.
Value Analysis::enterLambda(const Callable &function, const Arguments &arguments)
{
    const std::size_t index = m_activeCalls.size();
    m_activeCalls.push_back({&function, arguments, missingValue()});
    Value result = evaluateBody(function, arguments);
    for (int round = 1; m_activeCalls[index].isCalledAgain && !m_hasGivenUp; ++round) {
        result = collapse(merge(m_activeCalls[index].result, result));
        if (covers(m_activeCalls[index].result, result))
            break;
        m_hasGivenUp |= round == roundsMax;
        m_activeCalls[index].result = result;
        result = evaluateBody(function, arguments);
    }
    m_activeCalls.pop_back();
    return result;
}

Value Analysis::evaluateBody(const Callable &function, const Arguments &arguments)
{
    const Node &lambda = *function.node;
    Scope *const scope = m_arena.make<Scope>();
    scope->parent = function.scope;
    for (std::size_t i = 0; i < lambda.parameters.size(); ++i)
        bind(scope, lambda.parameters[i], i < arguments.size() ? arguments[i] : missingValue());
    return evaluate(*lambda.left, *function.context, scope);
}

/// What the update says is read; the result is the argument but for that.
Value Analysis::applyTransform(const Callable &function, const Arguments &arguments)
{
    if (arguments.empty())
        return missingValue();
    const Node &node = *function.node;
    const Value match = elementOf(evaluate(*node.left, arguments.front(), function.scope));
    use(evaluate(*node.right, match, function.scope));
    if (node.third != nullptr)
        use(evaluate(*node.third, match, function.scope));
    Value result = arguments.front();
    makeOpen(result);
    return result;
}

Value Analysis::applyPartial(const Callable &function, const Arguments &arguments, const Value &context,
                             SourceSpan span)
{
    Arguments all;
    std::size_t next = 0;
    for (const Value *given : function.given) {
        if (given != nullptr)
            all.push(m_arena, *given);
        else
            all.push(m_arena, next < arguments.size() ? arguments[next++] : missingValue());
    }
    return applyAll(*function.first, all, context, span);
}

/// The arguments, after the context where that stands in for the first one.
Arguments Analysis::withContext(const Signature &signature, const Arguments &arguments, const Value &context)
{
    if (signature.parameters.empty() || !signature.parameters.front().isContextual)
        return arguments;
    const auto needed = std::count_if(signature.parameters.begin(), signature.parameters.end(),
                                      [](const Signature::Parameter &parameter) {
                                          return parameter.isContextual || !parameter.isOptional;
                                      });
    const bool isShort = arguments.size() < static_cast<std::size_t>(needed);
    if (!isShort &&
        !(arguments.size() > 0 && isMeantForAnother(signature.parameters.front(), arguments.front())))
        return arguments;
    Arguments all;
    all.push(m_arena, context);
    all.append(m_arena, arguments);
    return all;
}

Value Analysis::collapse(const Value &value)
{
    Value collapsed = value;
    collapsed.places = {};
    collapsed.fields = {};
    collapsed.array = nullptr;
    collapsed.elements = {};
    collapseInto(value, collapsed);
    if (collapsed.places.size() > placesMax)
        collapsed.places = inputValue(collapsed.places.front()->span, true).places;
    return collapsed;
}

void Analysis::collapseInto(const Value &value, Value &collapsed)
{
    for (const Place *place : value.places)
        collapsePlace(place, collapsed.places);
    for (const Field *field : value.fields) {
        collapseInto(*field->value, collapsed);
        collapsed = merge(collapsed, [&] {
            Value functions = missingValue();
            functions.functions = field->value->functions;
            return functions;
        }());
    }
}

void Analysis::collapsePlace(const Place *place, ArenaList<const Place *> &places)
{
    const auto partial = [this](const Place &outer) {
        Place *const copy = m_arena.make<Place>(outer);
        copy->isPartial = true;
        return copy;
    };
    for (const Place *&known : places) {
        if (isSamePlace(*known, *place))
            return;
        if (isWithin(*place, *known)) {
            known = partial(*known);
            return;
        }
        if (isWithin(*known, *place)) {
            known = partial(*place);
            return;
        }
    }
    places.push(m_arena, place);
}

} // namespace schemabridge::expression::dataflow
