#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"

#include <cmath>

/// Paths: each step maps every item of a sequence, and the results are flattened into the next sequence. A
/// single item that is no array stands for a sequence of one, which then need not be made.
namespace schemabridge::expression {

namespace {

bool isSequence(Item item)
{
    return item.array() != nullptr && item.array()->isSequence;
}

/// Whether the items of a result, not the result itself, become those of the sequence.
bool isFlattened(Item result)
{
    return result.isArray() && !(result.array() != nullptr && result.array()->isConstructed);
}

/// Gathers what a step yields, item by item.
class StepResults {
public:
    explicit StepResults(Heap &heap) noexcept : m_heap(heap) {}

    void add(Item result)
    {
        if (result.isUndefined())
            return;
        if (m_count++ == 0) {
            m_first = result;
            return;
        }
        if (m_sequence == nullptr)
            flattenInto(m_first);
        flattenInto(result);
    }

    /// The only result of a path's last step is left as it is, unless it is a sequence.
    Item finish(bool isLast)
    {
        if (m_count == 0)
            return Item::of(m_heap.makeSequence());
        if (m_count > 1)
            return Item::of(m_sequence);
        if (!m_first.isArray() || (isLast && !isSequence(m_first)))
            return m_first;
        flattenInto(m_first);
        return Item::of(m_sequence);
    }

private:
    void flattenInto(Item result)
    {
        if (m_sequence == nullptr)
            m_sequence = m_heap.makeSequence();
        if (isFlattened(result))
            m_sequence->append(result);
        else
            m_sequence->push(result);
    }

    Heap &m_heap;
    Item m_first;
    std::size_t m_count = 0;
    Array *m_sequence = nullptr;
};

/// Whether the members of that name of the first two are arrays: that of one alone would be the result
/// itself.
bool beginWithArrays(std::span<const json::Value> objects, std::string_view name, std::uint32_t &position)
{
    const auto isArray = [&](const json::Value &object) {
        const json::Value *const found = object.isObject() ? object.find(name, position) : nullptr;
        return found != nullptr && found->isArray();
    };
    return objects.size() > 1 && isArray(objects[0]) && isArray(objects[1]);
}

/// Items of a sequence, or the one that stands for it.
std::size_t countOf(Item sequence)
{
    return sequence.isArray() ? sequence.size() : 1;
}

Item itemOf(Item sequence, std::size_t index)
{
    return sequence.isArray() ? sequence.element(index) : sequence;
}

} // namespace

Item Evaluation::evaluatePath(const Node &path, Item input, Frame *frame)
{
    if (path.isPlainPath && (!input.isArray() || path.items.front()->kind == Node::Kind::Variable))
        return evaluatePlainPath(path, input, frame);
    const bool isIterated = !input.isArray() || path.items.front()->kind != Node::Kind::Variable;
    return evaluateSteps(path, 0, isIterated ? input : sequenceOf(input), frame);
}

Item Evaluation::evaluatePlainPath(const Node &path, Item input, Frame *frame)
{
    const Node &first = *path.items.front();
    if (first.kind != Node::Kind::Variable)
        return evaluateNames(path, 0, input, frame);
    return evaluateNames(path, 1, evaluateVariable(first, input, frame), frame);
}

/// Names through objects: no sequence is made unless there is an array on the way.
Item Evaluation::evaluateNames(const Node &path, std::size_t firstStep, Item input, Frame *frame)
{
    Item current = input;
    const std::size_t size = path.items.size();
    for (std::size_t i = firstStep; i < size && !current.isUndefined(); ++i) {
        if (current.isArray()) [[unlikely]] {
            const bool isConstructed = current.array() != nullptr && current.array()->isConstructed;
            return evaluateSteps(path, i, isConstructed ? sequenceOf(current) : current, frame);
        }
        current = memberNamed(*path.items[i], current);
    }
    return current;
}

/// Looks first where the name was last found, and writes only what is news: other threads read it.
Item Evaluation::memberNamed(const Node &name, Item object)
{
    const std::uint32_t guess = name.memberPosition.load(std::memory_order_relaxed);
    std::uint32_t position = guess;
    const Item found = object.member(name.text, position);
    if (position != guess)
        name.memberPosition.store(position, std::memory_order_relaxed);
    return found;
}

Item Evaluation::lookUpPath(const Node &path, Item value)
{
    const Item result = evaluateNames(path, 1, value, rootFrame());
    return result.isMade() ? finishResult(path, result) : result;
}

Item Evaluation::evaluateName(const Node &name, Item input)
{
    if (!input.isArray())
        return memberNamed(name, input);
    std::uint32_t position = name.memberPosition.load(std::memory_order_relaxed);
    Array *const results = m_heap.makeSequence();
    collectMembers(input, name.text, position, results);
    return Item::of(results);
}

void Evaluation::collectMembers(Item input, std::string_view name, std::uint32_t &position, Array *results)
{
    forEachElement(input, [&](Item element) {
        if (element.isArray()) {
            collectMembers(element, name, position, results);
            return;
        }
        const Item found = element.member(name, position);
        if (!found.isUndefined())
            appendTo(results, found);
    });
}

Item Evaluation::evaluateSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame)
{
    Item result;
    for (std::size_t i = firstStep; i < path.items.size() && !hasFailed(); ++i) {
        const Node &step = *path.items[i];
        if (i == 0 && step.isConstructedArray) {
            // Is made once, of the whole sequence, and never carries variables.
            result = evaluate(step, input.isArray() ? input : sequenceOf(input), frame);
            if (step.isTupleStep)
                return evaluateTupleSteps(path, 1, step.focusVariable.empty() ? result : input, frame);
            // As in the reference, what a filter has left of it is nothing to go on with unless it is an
            // array.
            if (!result.isArray())
                result = {};
        } else if (step.isTupleStep) {
            return evaluateTupleSteps(path, i, input, frame);
        } else {
            result = evaluateStep(step, input, frame, i + 1 == path.items.size());
        }
        if (result.isUndefined() || (result.isArray() && result.size() == 0))
            break;
        input = result;
    }
    return finishPath(path, result, {}, frame);
}

Item Evaluation::finishPath(const Node &path, Item result, Item tuples, Frame *frame)
{
    if (path.keepSingletonArray && !result.isUndefined()) {
        const bool isConstructed =
            result.array() != nullptr && result.array()->isConstructed && !result.array()->isSequence;
        if (isConstructed || !result.isArray())
            result = sequenceOf(result);
        if (result.array() != nullptr)
            result.array()->keepSingleton = true;
    }
    if (path.group == nullptr)
        return path.keepArray && !result.isUndefined() && !result.isArray() ? sequenceOf(result) : result;
    return evaluateGroup(*path.group, tuples.isUndefined() ? result : tuples, frame);
}

Item Evaluation::evaluateStep(const Node &step, Item input, Frame *frame, bool isLast)
{
    if (step.kind == Node::Kind::Sort)
        return evaluateStages(step, evaluateSort(step, input, frame), frame);
    if (step.kind == Node::Kind::Name && step.stages.empty() && !step.isFollowed && !step.keepArray)
        return evaluateNameStep(step, input, isLast);
    StepResults results(m_heap);
    const std::size_t size = countOf(input);
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        Item result = evaluate(step, itemOf(input, i), frame);
        for (const Stage &stage : step.stages)
            result = evaluateFilter(*stage.filter, result, frame);
        results.add(result);
    }
    return results.finish(isLast);
}

/// As evaluateStep(), for what scans of large inputs do most.
Item Evaluation::evaluateNameStep(const Node &step, Item input, bool isLast)
{
    const std::size_t size = countOf(input);
    if (!spend(size, step.position))
        return {};
    Array *const sequence = m_heap.makeSequence();
    Item first;
    std::size_t count = 0;
    std::uint32_t position = step.memberPosition.load(std::memory_order_relaxed);
    const auto add = [&](Item found) {
        if (found.isUndefined())
            return;
        if (count++ == 0)
            first = found;
        if (!found.isArray())
            sequence->push(found);
        else if (found.array() == nullptr)
            sequence->appendBorrowed(*found.json());
        else if (isFlattened(found))
            sequence->append(found);
        else
            sequence->push(found);
    };
    const auto addFrom = [&](Item item) {
        add(item.isArray() ? finishResult(step, evaluateName(step, item)) : item.member(step.text, position));
    };
    if (const json::Value *const array = input.isArray() ? input.json() : nullptr) {
        const auto elements = array->elements();
        std::size_t done = 0;
        if (beginWithArrays(elements, step.text, position)) {
            done = sequence->appendMemberArrays(elements, step.text, position);
            count = done;
        } else {
            done = sequence->appendMembers(elements, step.text, position);
            count = sequence->size();
            first = count > 0 ? sequence->at(0) : Item();
        }
        for (const json::Value &element : elements.subspan(done)) {
            if (!element.isObject())
                addFrom(Item::borrowed(element));
            else if (const json::Value *const found = element.find(step.text, position))
                add(Item::borrowed(*found));
        }
    } else if (input.isArray()) {
        forEachElement(input, addFrom);
    } else {
        addFrom(input);
    }
    step.memberPosition.store(position, std::memory_order_relaxed);
    const bool isWhole = !first.isArray() || (isLast && !isSequence(first));
    return count == 1 && isWhole ? first : Item::of(sequence);
}

Item Evaluation::evaluateFilter(const Node &filter, Item input, Frame *frame)
{
    if (hasFailed())
        return {};
    if (filter.kind == Node::Kind::Number)
        return evaluateIndex(filter, input);
    Array *const results = m_heap.makeSequence();
    results->isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    filterByTest(filter, input, frame, results);
    return Item::of(results);
}

Item Evaluation::evaluateIndex(const Node &filter, Item input)
{
    const auto size = static_cast<double>(countOf(input));
    double index = std::floor(filter.literal->asDouble());
    index += index < 0 ? size : 0;
    const Item item = index >= 0 && index < size ? itemOf(input, static_cast<std::size_t>(index)) : Item();
    if (item.isArray())
        return item;
    Array *const results = m_heap.makeSequence();
    results->isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    if (!item.isUndefined())
        results->push(item);
    return Item::of(results);
}

void Evaluation::filterByTest(const Node &filter, Item input, Frame *frame, Array *results)
{
    const std::size_t size = countOf(input);
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        const Item item = itemOf(input, i);
        Item test;
        if (results->isTupleStream) {
            Frame *const tupleFrame = frameOf(item.object(), frame);
            test = evaluate(filter, item.member("@"), tupleFrame);
            m_heap.release(tupleFrame);
        } else {
            test = evaluate(filter, item, frame);
        }
        std::size_t times = test.isBoolean() && test.asBoolean() ? 1 : 0;
        if (!test.isBoolean() && !selects(test, i, size, times, filter))
            times = isTruthy(test) ? 1 : 0;
        for (; times > 0; --times)
            results->push(item);
    }
}

/// A number, or an array of nothing but numbers, selects by index.
/// @return whether the test is of that kind; then `times` says how often it selects the index.
bool Evaluation::selects(Item test, std::size_t index, std::size_t size, std::size_t &times,
                         const Node &filter)
{
    const std::size_t count = countOf(test);
    for (std::size_t i = 0; i < count; ++i) {
        const Item number = itemOf(test, i);
        if (!isNumeric(number, filter.position, {}))
            return false;
        double selected = std::floor(number.asNumber());
        selected += selected < 0 ? static_cast<double>(size) : 0;
        times += selected == static_cast<double>(index) ? 1 : 0;
    }
    return true;
}

Item Evaluation::evaluateWildcard(Item input)
{
    Item object = input;
    if (input.array() != nullptr && input.array()->isOuterWrapper && input.size() > 0)
        object = input.element(0);
    Array *const results = m_heap.makeSequence();
    const auto flattenInto = [&](const auto &self, Item item) -> void {
        for (std::size_t i = 0; i < item.size(); ++i) {
            const Item element = item.element(i);
            if (element.isArray())
                self(self, element);
            else
                results->push(element);
        }
    };
    const auto add = [&](Item value) {
        if (!value.isArray()) {
            results->push(value);
            return;
        }
        // Once an array has been joined in, the reference no longer takes the result for a sequence.
        results->isSequence = false;
        flattenInto(flattenInto, value);
    };
    for (std::size_t i = 0; object.isArray() && i < object.size(); ++i)
        add(object.element(i));
    for (std::size_t i = 0; object.isObject() && i < object.size(); ++i)
        add(object.memberValue(i));
    return Item::of(results);
}

Item Evaluation::evaluateDescendants(Item input)
{
    if (input.isUndefined())
        return {};
    Array *const results = m_heap.makeSequence();
    collectDescendants(input, results);
    return results->size() == 1 ? results->at(0) : Item::of(results);
}

void Evaluation::collectDescendants(Item item, Array *results)
{
    if (!item.isArray())
        results->push(item);
    const auto collect = [&](Item part) {
        if (part.isArray() || part.isObject())
            collectDescendants(part, results);
        else
            results->push(part);
    };
    if (item.isArray())
        forEachElement(item, collect);
    else if (const json::Value *const object = item.json())
        for (const json::Member &member : object->members())
            collect(Item::borrowed(member.value));
    for (std::size_t i = 0; item.object() != nullptr && i < item.size(); ++i)
        collect(item.memberValue(i));
}

} // namespace schemabridge::expression
