#include "engine/expression/evaluation.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

namespace schemabridge::expression {

namespace {

/// Whether the object is the item or somewhere inside of it.
bool holds(Item item, const Object *object)
{
    if (item.object() == object)
        return true;
    for (std::size_t i = 0; item.array() != nullptr && i < item.size(); ++i) {
        if (holds(item.element(i), object))
            return true;
    }
    for (std::size_t i = 0; item.object() != nullptr && i < item.size(); ++i) {
        if (holds(item.memberValue(i), object))
            return true;
    }
    return false;
}

} // namespace

/// Copies its argument, then changes the copy at every place that the pattern finds.
Item Evaluation::evaluateTransformer(const Function &transformer, const Arguments &arguments,
                                     const CallSite &site)
{
    const Item argument = arguments.empty() ? Item() : arguments[0];
    const Node &node = *transformer.node;
    const bool isFitting = argument.isArray() || argument.isObject() || argument.isUndefined();
    if (arguments.size() != 1 || !isFitting) {
        Problem problem;
        problem.code = "T0410";
        problem.position = site.position;
        problem.token = site.name.empty() ? "the transform" : site.name;
        problem.value = isFitting && arguments.size() > 1 ? "2" : "1";
        return failWith(std::move(problem));
    }
    if (argument.isUndefined())
        return {};
    const Item *const clone = transformer.frame->find("clone");
    if (clone != nullptr && !clone->isFunction())
        return fail("T2013", node.position, {});
    Arguments original{argument};
    const Item copy =
        clone != nullptr ? apply(*clone->asFunction(), original, Item::null(), site) : deepCopy(argument);
    const Item matches = evaluate(*node.left, copy, transformer.frame);
    const std::size_t size = matches.isArray() ? matches.size() : (matches.isUndefined() ? 0 : 1);
    for (std::size_t i = 0; i < size && !hasFailed(); ++i) {
        const Item match = matches.isArray() ? matches.element(i) : matches;
        updateMatch(node, match, transformer.frame);
        if (node.third != nullptr)
            deleteFromMatch(node, match, transformer.frame);
    }
    return hasFailed() ? Item() : copy;
}

void Evaluation::updateMatch(const Node &node, Item match, Frame *frame)
{
    const Item update = evaluate(*node.right, match, frame);
    if (update.isUndefined())
        return;
    if (!update.isObject()) {
        fail("T2011", node.right->position, {}, update);
        return;
    }
    for (std::size_t i = 0; match.object() != nullptr && i < update.size(); ++i) {
        // An object inside of itself would have no end.
        if (holds(update.memberValue(i), match.object())) {
            failAtLimit(node.right->position, "nesting", static_cast<double>(m_limits.nestingMax));
            return;
        }
        match.object()->set(update.memberName(i), update.memberValue(i));
    }
}

void Evaluation::deleteFromMatch(const Node &node, Item match, Frame *frame)
{
    const Item names = evaluate(*node.third, match, frame);
    const std::size_t size = names.isArray() ? names.size() : (names.isUndefined() ? 0 : 1);
    for (std::size_t i = 0; i < size; ++i) {
        const Item name = names.isArray() ? names.element(i) : names;
        if (!name.isString()) {
            fail("T2012", node.third->position, {}, names);
            return;
        }
        if (match.object() != nullptr)
            match.object()->remove(name.asString());
    }
}

} // namespace schemabridge::expression
