#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"

#include <cmath>

/// Paths: each step maps every item of a sequence, and the results are flattened into the next sequence.
namespace schemabridge::expression {

Item Evaluation::evaluatePath(const Node &path, const Item &input, Frame *frame)
{
    if (path.isPlainPath && path.group == nullptr && !input.isArray())
        return evaluatePlainPath(path, input, frame);
    const bool isIterated = input.isArray() && path.items.front()->kind != Node::Kind::Variable;
    return evaluateSteps(path, 0, isIterated ? input : sequenceOf(input), frame);
}

/// Names through objects: no sequence is made unless there is an array on the way.
Item Evaluation::evaluatePlainPath(const Node &path, const Item &input, Frame *frame)
{
    Item current = input;
    for (std::size_t i = 0; i < path.items.size(); ++i) {
        current = current.member(path.items[i]->text);
        if (current.isUndefined())
            return current;
        if (current.isArray() && i + 1 < path.items.size())
            return evaluateSteps(path, i + 1, std::move(current), frame);
    }
    return current;
}

Item Evaluation::evaluateSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame)
{
    Item result;
    for (std::size_t i = firstStep; i < path.items.size() && !hasFailed(); ++i) {
        const Node &step = *path.items[i];
        if (step.isTupleStep)
            return evaluateTupleSteps(path, i, std::move(input), frame);
        if (i == 0 && step.isConstructedArray)
            result = evaluate(step, input, frame);
        else
            result = evaluateStep(step, input, frame, i + 1 == path.items.size());
        if (result.size() == 0 || !result.isArray())
            break;
        input = result;
    }
    return finishPath(path, std::move(result), {}, frame);
}

Item Evaluation::finishPath(const Node &path, Item result, Item tuples, Frame *frame)
{
    if (path.keepSingletonArray && result.array() != nullptr) {
        if (result.array()->isConstructed && !result.array()->isSequence)
            result = sequenceOf(result);
        result.array()->keepSingleton = true;
    }
    if (path.group == nullptr)
        return result;
    return evaluateGroup(*path.group, tuples.isUndefined() ? result : tuples, frame);
}

Item Evaluation::evaluateStep(const Node &step, const Item &input, Frame *frame, bool isLast)
{
    if (step.kind == Node::Kind::Sort)
        return evaluateStages(step, evaluateSort(step, input, frame), frame);
    Array *const results = m_heap.makeSequence();
    const std::size_t size = input.size();
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        Item result = evaluate(step, input.element(i), frame);
        for (const Stage &stage : step.stages)
            result = evaluateFilter(*stage.filter, result, frame);
        if (!result.isUndefined())
            push(results, std::move(result));
    }
    return flatten(results, isLast);
}

Item Evaluation::flatten(Array *results, bool isLast)
{
    const auto isFlat = [](const Item &item) {
        return !item.isArray() || (item.array() != nullptr && item.array()->isConstructed);
    };
    std::vector<Item> &items = results->items();
    if (isLast && items.size() == 1 && items[0].isArray() &&
        !(items[0].array() != nullptr && items[0].array()->isSequence))
        return items[0];
    if (std::all_of(items.begin(), items.end(), isFlat))
        return Item::of(results);
    Array *const flat = m_heap.makeSequence();
    for (const Item &item : items) {
        if (isFlat(item))
            push(flat, item);
        else
            appendTo(flat, item);
    }
    return Item::of(flat);
}

Item Evaluation::evaluateFilter(const Node &filter, const Item &input, Frame *frame)
{
    if (hasFailed())
        return {};
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    Array *const results = m_heap.makeSequence();
    results->isTupleStream = isTupleStream;
    const Item items = input.isArray() ? input : sequenceOf(input);
    if (filter.kind != Node::Kind::Number) {
        filterByTest(filter, items, frame, results);
        return Item::of(results);
    }
    const double size = static_cast<double>(items.size());
    double index = std::floor(filter.literal->asDouble());
    index += index < 0 ? size : 0;
    if (!(index >= 0 && index < size))
        return Item::of(results);
    Item item = items.element(static_cast<std::size_t>(index));
    if (item.isArray())
        return item;
    if (!item.isUndefined())
        push(results, std::move(item));
    return Item::of(results);
}

void Evaluation::filterByTest(const Node &filter, const Item &input, Frame *frame, Array *results)
{
    const std::size_t size = input.size();
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        const Item item = input.element(i);
        Item test;
        if (results->isTupleStream) {
            Frame *const tupleFrame = frameOf(item.object(), frame);
            test = evaluate(filter, item.member("@"), tupleFrame);
            m_heap.release(tupleFrame);
        } else {
            test = evaluate(filter, item, frame);
        }
        std::size_t times = 0;
        if (!selects(test, i, size, times, filter))
            times = isTruthy(test) ? 1 : 0;
        for (; times > 0; --times)
            push(results, item);
    }
}

/// A number, or an array of nothing but numbers, selects by index.
/// @return whether the test is of that kind; then `times` says how often it selects the index.
bool Evaluation::selects(const Item &test, std::size_t index, std::size_t size, std::size_t &times,
                         const Node &filter)
{
    const bool isList = test.isArray();
    const std::size_t count = isList ? test.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Item number = isList ? test.element(i) : test;
        if (!isNumeric(number, filter.position, {}))
            return false;
        double selected = std::floor(number.asNumber());
        selected += selected < 0 ? static_cast<double>(size) : 0;
        times += selected == static_cast<double>(index) ? 1 : 0;
    }
    return true;
}

Item Evaluation::evaluateWildcard(const Item &input)
{
    Item object = input;
    if (input.array() != nullptr && input.array()->isOuterWrapper && input.size() > 0)
        object = input.element(0);
    Array *const results = m_heap.makeSequence();
    const auto add = [&](const Item &value) {
        if (value.isArray()) {
            // Once an array has been joined in, the reference no longer takes the result for a sequence.
            results->isSequence = false;
            Array *const flat = m_heap.makeArray();
            const auto flattenInto = [&](const auto &self, const Item &item) -> void {
                for (std::size_t i = 0; i < item.size(); ++i) {
                    const Item element = item.element(i);
                    if (element.isArray())
                        self(self, element);
                    else
                        push(flat, element);
                }
            };
            flattenInto(flattenInto, value);
            appendTo(results, Item::of(flat));
        } else {
            push(results, value);
        }
    };
    for (std::size_t i = 0; object.isArray() && i < object.size(); ++i)
        add(object.element(i));
    for (std::size_t i = 0; object.isObject() && i < object.size(); ++i)
        add(object.memberValue(i));
    return Item::of(results);
}

Item Evaluation::evaluateDescendants(const Item &input)
{
    if (input.isUndefined())
        return {};
    Array *const results = m_heap.makeSequence();
    collectDescendants(input, results);
    return results->size() == 1 ? results->at(0) : Item::of(results);
}

void Evaluation::collectDescendants(const Item &item, Array *results)
{
    if (!item.isArray())
        push(results, item);
    for (std::size_t i = 0; item.isArray() && i < item.size(); ++i)
        collectDescendants(item.element(i), results);
    for (std::size_t i = 0; item.isObject() && i < item.size(); ++i)
        collectDescendants(item.memberValue(i), results);
}

} // namespace schemabridge::expression
