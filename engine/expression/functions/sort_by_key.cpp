#include "engine/expression/functions/sort_by_key.h"

#include "engine/expression/item_functions.h"
#include "engine/expression/merge_sort.h"
#include "engine/expression/tree.h"

#include <algorithm>
#include <optional>

namespace schemabridge::expression {

namespace {

/// What is compared with what.
struct KeyComparison {
    const Node *node;   ///< the Binary
    const Node *first;  ///< the path that begins with the function's first parameter
    const Node *second; ///< and with its second
    bool isFirstOnTheLeft;
};

bool beginsWith(const Node &path, std::string_view parameter)
{
    return path.isPlainPath && path.items.front()->kind == Node::Kind::Variable &&
           path.items.front()->text == parameter;
}

bool isOrdering(const Node &node)
{
    return node.kind == Node::Kind::Binary && !node.isFollowed &&
           (node.symbol == Symbol::Less || node.symbol == Symbol::LessOrEqual ||
            node.symbol == Symbol::Greater || node.symbol == Symbol::GreaterOrEqual);
}

std::optional<KeyComparison> keyComparison(const Function &function)
{
    if (function.kind != Function::Kind::Lambda || function.node->signature != nullptr ||
        function.node->parameters.size() != 2 || !isOrdering(*function.node->left))
        return std::nullopt;
    const Node &body = *function.node->left;
    const std::string_view first = function.node->parameters[0];
    const std::string_view second = function.node->parameters[1];
    if (first == second || first.empty() || second.empty())
        return std::nullopt;
    if (beginsWith(*body.left, first) && beginsWith(*body.right, second))
        return KeyComparison{&body, body.left, body.right, true};
    if (beginsWith(*body.left, second) && beginsWith(*body.right, first))
        return KeyComparison{&body, body.right, body.left, false};
    return std::nullopt;
}

/// An item with what it has as the first and as the second argument.
struct Keyed {
    Item item;
    Item asFirst;
    Item asSecond;
};

} // namespace

bool sortByKey(const NativeCall &call, const Function &comparator, std::span<Item> items)
{
    const auto comparison = keyComparison(comparator);
    auto *const keyed = comparison ? call.evaluation.heap().makeSpace<Keyed>(items.size() * 2) : nullptr;
    if (keyed == nullptr)
        return false;
    for (std::size_t i = 0; i < items.size(); ++i)
        keyed[i] = {items[i], call.evaluation.lookUpPath(*comparison->first, items[i]),
                    call.evaluation.lookUpPath(*comparison->second, items[i])};
    const auto comesAfter = [&](const Keyed &first, const Keyed &second) {
        const Item left = comparison->isFirstOnTheLeft ? first.asFirst : second.asSecond;
        const Item right = comparison->isFirstOnTheLeft ? second.asSecond : first.asFirst;
        return isTruthy(call.evaluation.compare(*comparison->node, left, right));
    };
    mergeSort(std::span(keyed, items.size()), std::span(keyed + items.size(), items.size()), comesAfter);
    std::transform(keyed, keyed + items.size(), items.begin(), [](const Keyed &entry) { return entry.item; });
    return true;
}

} // namespace schemabridge::expression
