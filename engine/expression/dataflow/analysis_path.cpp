#include "engine/expression/dataflow/analysis.h"

#include <algorithm>

/// Paths: each step leads from places to the places below them.
namespace schemabridge::expression::dataflow {

namespace {

bool bindsVariables(const Node &path)
{
    return std::any_of(path.items.begin(), path.items.end(),
                       [](const Node *step) { return step->isTupleStep; });
}

} // namespace

Value Analysis::evaluatePath(const Node &path, const Value &context, Scope *scope)
{
    Scope *inner = scope;
    if (bindsVariables(path)) {
        inner = m_arena.make<Scope>();
        inner->parent = scope;
    }
    Value current = context;
    for (std::size_t i = 0; i < path.items.size(); ++i) {
        const Node &step = *path.items[i];
        const bool isWhole = i + 1 == path.items.size() && path.group == nullptr;
        const Value result =
            evaluateStep(step, current, inner, {path.start, isWhole ? path.end : step.end}, i == 0);
        bindStepVariables(step, current, result, inner);
        // A step that binds a context variable leaves the context as it is.
        current = applyStages(step, step.focusVariable.empty() ? result : current, inner);
    }
    makeOpen(current);
    return path.group == nullptr ? current : evaluateGroup(*path.group, current, inner);
}

Value Analysis::evaluateStep(const Node &step, const Value &context, Scope *scope, SourceSpan span,
                             bool isFirst)
{
    switch (step.kind) {
    case Node::Kind::Name:
        return memberFrom(context, PathStep::Kind::Name, step.text, span, isFirst);
    case Node::Kind::Wildcard:
        return isFirst ? evaluate(step, context, scope)
                       : memberFrom(context, PathStep::Kind::Wildcard, {}, span, false);
    case Node::Kind::Descendant:
        return isFirst ? evaluate(step, context, scope)
                       : memberFrom(context, PathStep::Kind::Descendants, {}, span, false);
    case Node::Kind::Sort:
        for (const SortTerm &term : step.terms)
            use(evaluate(*term.expression, elementOf(context), scope));
        return context;
    default:
        // It is taken for each that the path has come to, whatever it reads of that.
        if (!isFirst)
            use(context, Read::Use::Test);
        return evaluate(step, context, scope);
    }
}

void Analysis::bindStepVariables(const Node &step, const Value &input, const Value &result, Scope *scope)
{
    const Value index = textValue(Alphabet::ofNumbers());
    if (!step.focusVariable.empty() || !step.indexVariable.empty())
        use(result, Read::Use::Test);
    if (!step.focusVariable.empty())
        bind(scope, step.focusVariable, elementOf(result));
    if (!step.indexVariable.empty())
        bind(scope, step.indexVariable, index);
    for (const Stage &stage : step.stages) {
        if (stage.kind == Stage::Kind::Index)
            bind(scope, stage.variable, index);
    }
    if (step.ancestor != nullptr)
        m_ancestors.emplace_back(step.ancestor->label, input);
}

Value Analysis::applyStages(const Node &step, Value value, Scope *scope)
{
    for (const Stage &stage : step.stages) {
        if (stage.kind == Stage::Kind::Filter)
            value = filter(*stage.filter, value, scope);
    }
    return value;
}

Value Analysis::filter(const Node &predicate, const Value &value, Scope *scope)
{
    Value element = elementOf(value);
    if (predicate.kind != Node::Kind::Number)
        use(evaluate(predicate, element, scope), Read::Use::Test);
    element.literal = nullptr;
    element.mayBeMissing = true;
    return element;
}

Value Analysis::evaluateParent(const Node &node)
{
    const SourceSpan span{node.start, node.end};
    Value parent;
    bool isKnown = false;
    for (const auto &[label, value] : m_ancestors) {
        if (label != node.slot->label)
            continue;
        parent = merge(parent, value);
        isKnown = true;
    }
    makeOpen(parent);
    return isKnown ? mentionedAt(parent, span) : inputValue(span, true);
}

Value Analysis::memberOf(const Value &value, PathStep::Kind kind, std::string_view name, SourceSpan span)
{
    return memberFrom(value, kind, name, span, false);
}

/// @param isMention  the name stands on its own, away from where the value was written
Value Analysis::memberFrom(const Value &value, PathStep::Kind kind, std::string_view name, SourceSpan span,
                           bool isMention)
{
    if (value.places.empty())
        return memberOfFields(value, kind, name);
    Value member;
    for (const Place *place : value.places) {
        const Place &above = isMention ? *mention(*place, span) : *place;
        member.places.push(m_arena, stepBelow(above, kind, name, span));
    }
    makeOpen(member);
    return value.fields.empty() ? member : merge(memberOfFields(value, kind, name), member);
}

Value Analysis::evaluateGroup(const Node &group, const Value &value, Scope *scope)
{
    use(value, Read::Use::Test);
    return evaluateObject(group, elementOf(value), scope);
}

/// Of an object that the expression builds itself.
Value Analysis::memberOfFields(const Value &value, PathStep::Kind kind, std::string_view name)
{
    Value member = missingValue();
    bool isFirst = true;
    for (const Field *field : value.fields) {
        const bool isOther = kind == PathStep::Kind::Name && field->isNameKnown && field->name != name;
        if (isOther)
            continue;
        Value found = *field->value;
        if (kind == PathStep::Kind::Descendants)
            found = merge(found, memberFrom(found, kind, {}, {}, false));
        found.mayBeMissing |= !field->isNameKnown || kind != PathStep::Kind::Name;
        member = isFirst ? found : merge(member, found);
        isFirst = false;
    }
    return member;
}

Value Analysis::elementOf(const Value &value)
{
    Value element = value;
    element.array = nullptr;
    element.elements = {};
    element.places = {};
    for (const Place *place : value.places) {
        const bool isElement = place->kind == PathStep::Kind::AnyElement || place->isPartial;
        element.places.push(m_arena,
                            isElement ? place : stepBelow(*place, PathStep::Kind::AnyElement, {}, {}));
    }
    return element;
}

Value Analysis::partOf(const Value &value, SourceSpan span)
{
    Value part;
    for (const Place *place : value.places) {
        Place *const below = m_arena.make<Place>(*place);
        below->isPartial = true;
        below->span = span;
        part.places.push(m_arena, below);
    }
    makeOpen(part);
    return merge(memberOfFields(value, PathStep::Kind::Wildcard, {}), part);
}

/// The value where a variable or the context stands for it.
Value Analysis::mentionedAt(const Value &value, SourceSpan span)
{
    Value mentioned = value;
    mentioned.places = {};
    for (const Place *place : value.places)
        mentioned.places.push(m_arena, mention(*place, span));
    return mentioned;
}

/// @param span  empty where the step is not written
const Place *Analysis::stepBelow(const Place &place, PathStep::Kind kind, std::string_view name,
                                 SourceSpan span)
{
    Place *const below = m_arena.make<Place>(place);
    if (span != SourceSpan{})
        below->span = span;
    if (place.isPartial)
        return below;
    below->parent = &place;
    below->kind = kind;
    below->name = name;
    return below;
}

const Place *Analysis::mention(const Place &place, SourceSpan span)
{
    Place *const mentioned = m_arena.make<Place>(place);
    mentioned->span = span;
    if (!place.isRoot() && place.origin == SourceSpan{})
        mentioned->origin = place.span;
    return mentioned;
}

} // namespace schemabridge::expression::dataflow
