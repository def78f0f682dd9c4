#include "engine/expression/evaluation.h"

/// Tuple streams: from a step with `@`, `#` or a parent operator on, a path carries variables beside its
/// values. Each tuple is an object of those variables, the value itself under `@`.
namespace schemabridge::expression {

namespace {

constexpr std::string_view valueName = "@";

bool isTupleStream(Item item)
{
    return item.array() != nullptr && item.array()->isTupleStream;
}

} // namespace

Item Evaluation::evaluateTupleSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame)
{
    Item tuples;
    for (std::size_t i = firstStep; i < path.items.size() && !hasFailed(); ++i)
        tuples = evaluateTupleStep(*path.items[i], input, tuples, frame);
    if (hasFailed())
        return {};
    Item result = tuples;
    if (!path.isTupleStep) {
        Array *const values = m_heap.makeSequence();
        for (std::size_t i = 0; i < tuples.size(); ++i)
            values->push(tuples.element(i).member(valueName));
        result = Item::of(values);
    }
    return finishPath(path, std::move(result), std::move(tuples), frame);
}

Item Evaluation::evaluateTupleStep(const Node &step, Item input, Item tuples, Frame *frame)
{
    if (step.kind == Node::Kind::Sort) {
        if (!tuples.isUndefined())
            return evaluateStages(step, evaluateSort(step, tuples, frame), frame);
        const Item sorted = tuplesOf(evaluateSort(step, input, frame));
        for (std::size_t i = 0; i < sorted.size(); ++i)
            sorted.element(i).object()->set(step.indexVariable, Item::number(static_cast<double>(i)));
        return evaluateStages(step, sorted, frame);
    }
    const Item stream = tuples.isUndefined() ? tuplesOf(input) : tuples;
    Array *const results = m_heap.makeSequence();
    results->isTupleStream = true;
    for (std::size_t i = 0; i < stream.size() && !hasFailed(); ++i) {
        const Object &tuple = *stream.element(i).object();
        Frame *const tupleFrame = frameOf(&tuple, frame);
        const Item result = evaluate(step, *tuple.find(valueName), tupleFrame);
        m_heap.release(tupleFrame);
        if (!result.isUndefined())
            extendTuple(step, tuple, result, results);
    }
    return evaluateStages(step, Item::of(results), frame);
}

Item Evaluation::tuplesOf(Item input)
{
    Array *const tuples = m_heap.makeSequence();
    tuples->isTupleStream = true;
    const std::size_t size = input.isArray() ? input.size() : 1;
    for (std::size_t i = 0; i < size; ++i) {
        Object *const tuple = m_heap.makeObject();
        tuple->set(valueName, input.isArray() ? input.element(i) : input);
        tuples->push(Item::of(tuple));
    }
    return Item::of(tuples);
}

/// One tuple in, one out for each item of the step's result.
void Evaluation::extendTuple(const Node &step, const Object &tuple, Item result, Array *tuples)
{
    const std::size_t size = result.isArray() ? result.size() : 1;
    for (std::size_t i = 0; i < size; ++i) {
        const Item item = result.isArray() ? result.element(i) : result;
        Object *const extended = copyTuple(tuple);
        if (isTupleStream(result)) {
            const Object &inner = *item.object();
            for (std::size_t m = 0; m < inner.size(); ++m)
                extended->set(inner.name(m), inner.value(m));
        } else {
            extended->set(step.focusVariable.empty() ? valueName : std::string_view(step.focusVariable),
                          item);
            if (!step.indexVariable.empty())
                extended->set(step.indexVariable, Item::number(static_cast<double>(i)));
            if (step.ancestor != nullptr)
                extended->set(step.ancestor->label, *tuple.find(valueName));
        }
        tuples->push(Item::of(extended));
    }
}

Item Evaluation::evaluateStages(const Node &step, Item result, Frame *frame)
{
    for (const Stage &stage : step.stages) {
        if (stage.kind == Stage::Kind::Filter) {
            result = evaluateFilter(*stage.filter, result, frame);
            continue;
        }
        for (std::size_t i = 0; i < result.size(); ++i) {
            if (Object *const tuple = result.element(i).object())
                tuple->set(stage.variable, Item::number(static_cast<double>(i)));
        }
    }
    return result;
}

Frame *Evaluation::frameOf(const Object *tuple, Frame *frame)
{
    Frame *const tupleFrame = m_heap.makeFrame(frame);
    tupleFrame->tuple = tuple;
    return tupleFrame;
}

Object *Evaluation::copyTuple(const Object &tuple)
{
    Object *const copy = m_heap.makeObject();
    for (std::size_t i = 0; i < tuple.size(); ++i)
        copy->set(tuple.name(i), tuple.value(i));
    return copy;
}

/// The tuples of one group as one: each variable has all its values.
Object *Evaluation::reduceTuples(Item tuples)
{
    if (tuples.object() != nullptr)
        return copyTuple(*tuples.object());
    Object *const reduced = copyTuple(*tuples.element(0).object());
    for (std::size_t i = 1; i < tuples.size(); ++i) {
        const Object &tuple = *tuples.element(i).object();
        for (std::size_t m = 0; m < tuple.size(); ++m) {
            const Item *const before = reduced->find(tuple.name(m));
            reduced->set(tuple.name(m), append(before != nullptr ? *before : Item(), tuple.value(m)));
        }
    }
    return reduced;
}

} // namespace schemabridge::expression
