#include "engine/expression/evaluation.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

namespace schemabridge::expression {

/// Copies its argument, then changes the copy at every place that the pattern finds.
Item Evaluation::evaluateTransformer(const Function &transformer, const Arguments &arguments,
                                     const CallSite &site)
{
    const Item argument = arguments.empty() ? Item() : arguments.front();
    if (argument.isUndefined())
        return {};
    const Node &node = *transformer.node;
    if (!argument.isArray() && !argument.isObject()) {
        Problem problem;
        problem.code = "T0410";
        problem.position = site.position;
        problem.token = site.name.empty() ? "the transform" : site.name;
        problem.value = "1";
        return failWith(std::move(problem));
    }
    if (const Item *const clone = transformer.frame->find("clone"); clone != nullptr && !clone->isFunction())
        return fail("T2013", node.position, {});
    const Item copy = deepCopy(argument);
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
    for (std::size_t i = 0; match.object() != nullptr && i < update.size(); ++i)
        match.object()->set(update.memberName(i), update.memberValue(i));
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
