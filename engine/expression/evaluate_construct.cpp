#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"

#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// What the keys of an object constructor gather.
struct Evaluation::Groups {
    struct Group {
        std::string_view key;
        std::size_t pair;          ///< index in Node::pairs
        Item data;                 ///< the first that came
        Array *gathered = nullptr; ///< all of it, once there is more than one
    };

    explicit Groups(Heap &heap) : byKey(heap) {}

    std::vector<Group> list;
    Object byKey; ///< index in the list
};

Item Evaluation::evaluateArrayConstructor(const Node &node, Item input, Frame *frame)
{
    Array *const array = m_heap.makeArray();
    array->isConstructed = node.isConstructedArray;
    for (const Node *expression : node.items) {
        const Item value = evaluate(*expression, input, frame);
        if (value.isUndefined())
            continue;
        if (expression->kind == Node::Kind::ArrayConstructor)
            array->push(value);
        else
            appendTo(array, value);
    }
    return Item::of(array);
}

/// An object of one item: its keys and values, without anything to gather.
Item Evaluation::evaluateObjectConstructor(const Node &node, Item input, Frame *frame)
{
    if (input.isArray())
        return evaluateGroup(node, input, frame);
    if (node.hasPlainKeys)
        return evaluatePlainObject(node, input, frame);
    const std::size_t size = node.pairs.size();
    auto *const keys = m_heap.makeSpace<Item>(size);
    if (keys == nullptr)
        return {};
    Object *const found = m_heap.makeObject();
    for (std::size_t pair = 0; pair < size; ++pair) {
        keys[pair] = evaluateGroupKey(node, pair, input, frame);
        if (hasFailed())
            return {};
        if (!keys[pair].isUndefined() && found->find(keys[pair].asString()) != nullptr)
            return fail("D1009", node.position, {}, keys[pair]);
        if (!keys[pair].isUndefined())
            found->set(keys[pair].asString(), {});
    }
    Object *const object = m_heap.makeObject();
    for (std::size_t pair = 0; pair < size; ++pair) {
        const Item value =
            keys[pair].isUndefined() ? Item() : evaluateOperand(*node.pairs[pair].second, input, frame);
        if (!value.isUndefined())
            object->set(keys[pair].asString(), value);
    }
    return Item::of(object);
}

Item Evaluation::evaluatePlainObject(const Node &node, Item input, Frame *frame)
{
    Object *const object = m_heap.makeObject();
    object->reserve(node.pairs.size());
    for (const Pair &pair : node.pairs) {
        const Item value = evaluateOperand(*pair.second, input, frame);
        if (!value.isUndefined())
            object->add(pair.first->text, value);
    }
    return Item::of(object);
}

Item Evaluation::evaluateGroupKey(const Node &node, std::size_t pair, Item item, Frame *frame)
{
    const Item key = evaluateOperand(*node.pairs[pair].first, item, frame);
    if (!hasFailed() && !key.isString() && !key.isUndefined())
        return fail("T1003", node.position, {}, key);
    return key;
}

Item Evaluation::evaluateGroup(const Node &node, Item input, Frame *frame)
{
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    Groups groups(m_heap);
    if (hasFailed() || !collectGroups(node, input, frame, groups))
        return {};
    Object *const object = m_heap.makeObject();
    for (const Groups::Group &group : groups.list) {
        Item context = group.gathered != nullptr ? Item::of(group.gathered) : group.data;
        Frame *valueFrame = frame;
        if (isTupleStream) {
            Object *const tuple = reduceTuples(context);
            context = Item::of(tuple).member("@");
            tuple->remove("@");
            valueFrame = frameOf(tuple, frame);
        }
        const Item value = evaluate(*node.pairs[group.pair].second, context, valueFrame);
        if (isTupleStream)
            m_heap.release(valueFrame);
        if (!value.isUndefined())
            object->set(group.key, value);
    }
    return Item::of(object);
}

bool Evaluation::collectGroups(const Node &node, Item input, Frame *frame, Groups &groups)
{
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    const auto add = [&](Item key, std::size_t pair, Item item) {
        const Item *const known = groups.byKey.find(key.asString());
        if (known == nullptr) {
            groups.byKey.set(key.asString(), Item::number(static_cast<double>(groups.list.size())));
            groups.list.push_back({key.asString(), pair, item});
            return;
        }
        Groups::Group &group = groups.list[static_cast<std::size_t>(known->asNumber())];
        if (group.pair != pair) {
            fail("D1009", node.position, {}, key);
            return;
        }
        if (group.gathered == nullptr) {
            group.gathered = m_heap.makeArray();
            appendTo(group.gathered, group.data);
        }
        appendTo(group.gathered, item);
    };
    // An object is also made of nothing: then its keys and values stand on their own. Not so without a tuple.
    const bool isAlone = !input.isArray() || (input.size() == 0 && !isTupleStream);
    const std::size_t size = isAlone ? 1 : input.size();
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        const Item item = !input.isArray() ? input : (input.size() > 0 ? input.element(i) : Item());
        Frame *const keyFrame =
            isTupleStream && item.object() != nullptr ? frameOf(item.object(), frame) : frame;
        for (std::size_t pair = 0; pair < node.pairs.size() && !hasFailed(); ++pair) {
            const Item key = evaluateGroupKey(node, pair, isTupleStream ? item.member("@") : item, keyFrame);
            if (!hasFailed() && key.isString())
                add(key, pair, item);
        }
        if (keyFrame != frame)
            m_heap.release(keyFrame);
    }
    return !hasFailed();
}

Item Evaluation::evaluateBlock(const Node &node, Item input, Frame *frame)
{
    Frame *const scope = m_heap.makeFrame(frame);
    Item result;
    for (const Node *expression : node.items)
        result = evaluate(*expression, input, scope);
    m_heap.release(scope);
    return result;
}

Item Evaluation::evaluateCondition(const Node &node, Item input, Frame *frame)
{
    const Item condition = evaluateOperand(*node.left, input, frame);
    if (hasFailed())
        return {};
    if (node.kind == Node::Kind::Coalesce)
        return condition.isUndefined() ? evaluate(*node.right, input, frame) : condition;
    const bool isTaken = isTruthy(condition);
    if (node.kind == Node::Kind::Elvis)
        return isTaken ? condition : evaluate(*node.right, input, frame);
    if (isTaken)
        return evaluate(*node.right, input, frame);
    return node.third != nullptr ? evaluate(*node.third, input, frame) : Item();
}

Item Evaluation::evaluateBind(const Node &node, Item input, Frame *frame)
{
    Item value = evaluate(*node.right, input, frame);
    if (!hasFailed())
        frame->bind(node.text, value);
    return value;
}

} // namespace schemabridge::expression
