#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"

#include <unordered_map>

namespace schemabridge::expression {

/// What one key of an object constructor gathers.
struct Evaluation::Group {
    std::string key;
    std::size_t pairIndex;
    Item data;
    Array *gathered = nullptr; ///< the data, once there is more than one
};

Item Evaluation::evaluateArrayConstructor(const Node &node, const Item &input, Frame *frame)
{
    Array *const array = m_heap.makeArray();
    array->isConstructed = node.isConstructedArray;
    for (const Node *expression : node.items) {
        const Item value = evaluate(*expression, input, frame);
        if (value.isUndefined())
            continue;
        if (expression->kind == Node::Kind::ArrayConstructor)
            push(array, value);
        else
            appendTo(array, value);
    }
    return Item::of(array);
}

Item Evaluation::evaluateGroup(const Node &node, const Item &input, Frame *frame)
{
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    std::vector<Group> groups;
    if (hasFailed() || !collectGroups(node, input, frame, groups))
        return {};
    Object *const object = m_heap.makeObject();
    for (const Group &group : groups) {
        Item context = group.gathered != nullptr ? Item::of(group.gathered) : group.data;
        Frame *valueFrame = frame;
        if (isTupleStream) {
            Object *const tuple = reduceTuples(context);
            context = Item::of(tuple).member("@");
            tuple->remove("@");
            valueFrame = frameOf(tuple, frame);
        }
        Item value = evaluate(*node.pairs[group.pairIndex].second, context, valueFrame);
        if (isTupleStream)
            m_heap.release(valueFrame);
        m_heap.charge(group.key.size() + sizeof(Item));
        if (!value.isUndefined())
            object->set(group.key, std::move(value));
    }
    return Item::of(object);
}

bool Evaluation::collectGroups(const Node &node, const Item &input, Frame *frame, std::vector<Group> &groups)
{
    const bool isTupleStream = input.array() != nullptr && input.array()->isTupleStream;
    std::unordered_map<std::string, std::size_t> byKey;
    const auto add = [&](const std::string &key, std::size_t pairIndex, const Item &item) {
        const auto [found, isNew] = byKey.emplace(key, groups.size());
        if (isNew) {
            groups.push_back({key, pairIndex, item});
            return true;
        }
        Group &group = groups[found->second];
        if (group.pairIndex != pairIndex) {
            fail("D1009", node.position, {}, Item::string(key));
            return false;
        }
        if (group.gathered == nullptr) {
            group.gathered = m_heap.makeArray();
            appendTo(group.gathered, group.data);
        }
        appendTo(group.gathered, item);
        return true;
    };
    // An object is also made of nothing: then its keys and values stand on their own.
    const std::size_t size = input.isArray() && input.size() > 0 ? input.size() : 1;
    for (std::size_t i = 0; i < size; ++i) {
        const Item item = !input.isArray() ? input : (input.size() > 0 ? input.element(i) : Item());
        Frame *const keyFrame =
            isTupleStream && item.object() != nullptr ? frameOf(item.object(), frame) : frame;
        for (std::size_t pair = 0; pair < node.pairs.size(); ++pair) {
            const Item key =
                evaluate(*node.pairs[pair].first, isTupleStream ? item.member("@") : item, keyFrame);
            if (hasFailed())
                return false;
            if (!key.isString() && !key.isUndefined()) {
                fail("T1003", node.position, {}, key);
                return false;
            }
            if (key.isString() && !add(std::string(key.asString()), pair, item))
                return false;
        }
        if (keyFrame != frame)
            m_heap.release(keyFrame);
    }
    return true;
}

Item Evaluation::evaluateBlock(const Node &node, const Item &input, Frame *frame)
{
    Frame *const scope = m_heap.makeFrame(frame);
    Item result;
    for (const Node *expression : node.items)
        result = evaluate(*expression, input, scope);
    m_heap.release(scope);
    return result;
}

Item Evaluation::evaluateCondition(const Node &node, const Item &input, Frame *frame)
{
    const Item condition = evaluate(*node.left, input, frame);
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

Item Evaluation::evaluateBind(const Node &node, const Item &input, Frame *frame)
{
    Item value = evaluate(*node.right, input, frame);
    if (!hasFailed())
        frame->bind(node.text, value);
    return value;
}

} // namespace schemabridge::expression
