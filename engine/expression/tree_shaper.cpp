#include "engine/expression/tree_shaper.h"

#include "engine/expression/functions/registry.h"
#include "engine/expression/problem_catalogue.h"
#include "engine/json/print.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

bool isUnadorned(const Node *step)
{
    return !step->isTupleStep && !step->keepArray && step->stages.empty() && step->predicates.empty() &&
           step->group == nullptr;
}

bool isPlainStep(const Node *step)
{
    return step->kind == Node::Kind::Name && isUnadorned(step);
}

bool isPlainPath(const Node &node)
{
    if (node.isTupleStep || node.keepSingletonArray || node.group != nullptr)
        return false;
    const bool startsWithVariable = node.items.front()->kind == Node::Kind::Variable;
    return isUnadorned(node.items.front()) &&
           std::all_of(node.items.begin() + (startsWithVariable ? 1 : 0), node.items.end(), isPlainStep);
}

/// Whether no two keys of an object constructor can ever be the same.
bool hasPlainKeys(const Node &node)
{
    constexpr std::size_t comparedMax = 32;
    if (node.pairs.size() > comparedMax)
        return false;
    for (std::size_t i = 0; i < node.pairs.size(); ++i) {
        const Node &key = *node.pairs[i].first;
        if (key.kind != Node::Kind::String || key.isFollowed)
            return false;
        for (std::size_t earlier = 0; earlier < i; ++earlier) {
            if (node.pairs[earlier].first->text == key.text)
                return false;
        }
    }
    return true;
}

} // namespace

Node *TreeShaper::shape(Node *root)
{
    Node *const shaped = shapeNode(root);
    const bool seeksParent = shaped->kind == Node::Kind::Parent || !shaped->seekingParents.empty();
    if (seeksParent && m_problems.empty())
        fail("S0217", shaped, sourceOf(*shaped));
    for (Node *path : m_paths)
        path->isPlainPath = isPlainPath(*path);
    return shaped;
}

Node *TreeShaper::shapeNode(Node *node)
{
    const bool keepArray = node->keepArray;
    const std::uint32_t start = node->start;
    const std::uint32_t end = node->end;
    Node *const result = shapeByKind(node);
    result->keepArray |= keepArray;
    result->start = start;
    result->end = end;
    return result;
}

Node *TreeShaper::shapeByKind(Node *node)
{
    switch (node->kind) {
    case Node::Kind::End:
        fail("S0207", node, node->text);
        return node;
    case Node::Kind::Name:
        return shapeName(node);
    case Node::Kind::Dot:
        return shapeDot(node);
    case Node::Kind::Subscript:
        return shapeSubscript(node);
    case Node::Kind::GroupBy:
        return shapeGroupBy(node);
    case Node::Kind::OrderBy:
        return shapeOrderBy(node);
    case Node::Kind::FocusBind:
        return shapeFocusBind(node);
    case Node::Kind::IndexBind:
        return shapeIndexBind(node);
    case Node::Kind::Binary:
        return shapeBinary(node);
    case Node::Kind::Apply:
        return shapeApply(node);
    case Node::Kind::Negation:
        return shapeNegation(node);
    case Node::Kind::ArrayConstructor:
        return shapeArrayConstructor(node);
    case Node::Kind::ObjectConstructor:
        return shapeObjectConstructor(node);
    case Node::Kind::Block:
        return shapeBlock(node);
    case Node::Kind::Call:
    case Node::Kind::PartialCall:
        return shapeCall(node);
    case Node::Kind::Lambda:
        return shapeLambda(node);
    case Node::Kind::Condition:
    case Node::Kind::Elvis:
    case Node::Kind::Coalesce:
        return shapeBranches(node);
    case Node::Kind::Transform:
        return shapeTransform(node);
    case Node::Kind::Bind:
        node->right = shapeChild(node, node->right);
        return node;
    case Node::Kind::Parent:
        return shapeParent(node);
    case Node::Kind::Variable:
        return shapeVariable(node);
    default:
        return node;
    }
}

Node *TreeShaper::shapeName(Node *node)
{
    Node *const path = makePath(node, node->position);
    path->keepSingletonArray = node->keepArray;
    return path;
}

Node *TreeShaper::shapeVariable(Node *node)
{
    node->builtin = findBuiltin(node->text);
    return node;
}

Node *TreeShaper::shapeDot(Node *node)
{
    Node *const first = shapeNode(node->left);
    Node *const path = first->kind == Node::Kind::Path ? first : makePath(first, node->position);
    if (first->kind == Node::Kind::Parent)
        path->seekingParents.push(first->slot);
    // A name becomes a step as it is.
    Node *const rest = node->right->kind == Node::Kind::Name ? node->right : shapeNode(node->right);
    checkStep(path, path->items.front());
    if (rest->kind == Node::Kind::Path) {
        for (Node *step : rest->items)
            addStep(path, step);
    } else {
        turnPredicatesIntoStages(rest);
        addStep(path, rest);
    }
    path->items.front()->isConstructedArray |= path->items.front()->kind == Node::Kind::ArrayConstructor;
    path->items.back()->isConstructedArray |= path->items.back()->kind == Node::Kind::ArrayConstructor;
    resolveSlots(path);
    return path;
}

void TreeShaper::addStep(Node *path, Node *step)
{
    path->items.push(m_program.arena, step);
    checkStep(path, step);
}

void TreeShaper::checkStep(Node *path, Node *step)
{
    if (step->kind == Node::Kind::Number || step->kind == Node::Kind::Constant)
        fail("S0213", step, {}, json::printCompact(*step->literal));
    if (step->kind == Node::Kind::String)
        step->kind = Node::Kind::Name;
    path->keepSingletonArray |= step->keepArray;
}

/// What filters a step of a path filters what the step adds to it.
void TreeShaper::turnPredicatesIntoStages(Node *step)
{
    for (const Node *predicate : step->predicates)
        step->stages.push(m_program.arena, {Stage::Kind::Filter, predicate});
    step->predicates.clear();
    step->isFollowed = step->group != nullptr;
}

Node *TreeShaper::shapeSubscript(Node *node)
{
    Node *const result = shapeNode(node->left);
    const bool isPath = result->kind == Node::Kind::Path;
    Node *const step = isPath ? result->items.back() : result;
    if (step->group != nullptr)
        fail("S0209", node);
    Node *const predicate = shapeNode(node->right);
    for (AncestorSlot *slot = predicate->seekingParents.first(); slot != nullptr; slot = slot->next) {
        if (slot->level == 1)
            seekParent(step, slot);
        else
            --slot->level;
    }
    if (!predicate->seekingParents.empty())
        passSlotsUp(step, predicate);
    if (isPath) {
        step->stages.push(m_program.arena, {Stage::Kind::Filter, predicate});
    } else {
        step->predicates.push(m_program.arena, predicate);
        step->isFollowed = true;
    }
    return result;
}

Node *TreeShaper::shapeGroupBy(Node *node)
{
    Node *const result = shapeNode(node->left);
    if (result->group != nullptr)
        fail("S0210", node);
    for (auto &[key, value] : node->pairs) {
        key = shapeNode(key);
        value = shapeNode(value);
    }
    result->group = node;
    result->isFollowed |= result->kind != Node::Kind::Path;
    return result;
}

Node *TreeShaper::shapeOrderBy(Node *node)
{
    Node *path = shapeNode(node->left);
    if (path->kind != Node::Kind::Path)
        path = makePath(path, node->position);
    node->kind = Node::Kind::Sort;
    for (std::size_t i = 0; i < node->terms.size(); ++i)
        node->terms[i].expression = shapeChild(node, node->items[i]);
    path->items.push(m_program.arena, node);
    resolveSlots(path);
    return path;
}

Node *TreeShaper::shapeFocusBind(Node *node)
{
    Node *const result = shapeNode(node->left);
    Node *const step = result->kind == Node::Kind::Path ? result->items.back() : result;
    if (!step->stages.empty() || !step->predicates.empty())
        fail("S0215", node);
    if (step->kind == Node::Kind::Sort)
        fail("S0216", node);
    step->keepArray |= node->keepArray;
    step->focusVariable = node->right->text;
    step->isTupleStep = true;
    return result;
}

Node *TreeShaper::shapeIndexBind(Node *node)
{
    Node *result = shapeNode(node->left);
    Node *const step = result->kind == Node::Kind::Path ? result->items.back() : result;
    if (result->kind != Node::Kind::Path) {
        result = makePath(step, node->position);
        turnPredicatesIntoStages(step);
    }
    if (step->stages.empty())
        step->indexVariable = node->right->text;
    else
        step->stages.push(m_program.arena, {Stage::Kind::Index, nullptr, node->right->text});
    step->isTupleStep = true;
    return result;
}

Node *TreeShaper::shapeBinary(Node *node)
{
    Node *const left = shapeChild(node, node->left);
    Node *const right = shapeChild(node, node->right);
    node->left = left;
    node->right = right;
    if (node->symbol != Symbol::Ampersand)
        return node;
    // Joining is associative, so a chain of & builds its text once.
    node->kind = Node::Kind::Concatenation;
    const bool isChain =
        left->kind == Node::Kind::Concatenation && left->predicates.empty() && left->group == nullptr;
    if (isChain)
        node->items = left->items;
    else
        node->items.push(m_program.arena, left);
    node->items.push(m_program.arena, right);
    return node;
}

Node *TreeShaper::shapeApply(Node *node)
{
    node->left = shapeNode(node->left);
    node->right = shapeNode(node->right);
    node->keepArray |= node->left->keepArray || node->right->keepArray;
    return node;
}

Node *TreeShaper::shapeNegation(Node *node)
{
    Node *const operand = shapeChild(node, node->left);
    node->left = operand;
    if (operand->kind != Node::Kind::Number)
        return node;
    const std::string digits = operand->literal->numberText();
    const bool isNegative = digits.starts_with('-');
    operand->literal = m_program.arena.make<json::Value>(
        json::Value::numberFromText(isNegative ? digits.substr(1) : '-' + digits));
    return operand;
}

Node *TreeShaper::shapeCall(Node *node)
{
    for (Node *&argument : node->items)
        argument = shapeChild(node, argument);
    node->left = shapeNode(node->left);
    return node;
}

Node *TreeShaper::shapeLambda(Node *node)
{
    node->left = shapeNode(node->left);
    markTailCalls(node->left);
    return node;
}

void TreeShaper::markTailCalls(Node *node)
{
    if (!node->predicates.empty() || node->group != nullptr)
        return;
    if (node->kind == Node::Kind::Call)
        node->isTailCall = true;
    else if (node->kind == Node::Kind::Block && !node->items.empty())
        markTailCalls(node->items.back());
    else if (node->kind == Node::Kind::Elvis || node->kind == Node::Kind::Coalesce)
        markTailCalls(node->right);
    else if (node->kind == Node::Kind::Condition) {
        markTailCalls(node->right);
        if (node->third != nullptr)
            markTailCalls(node->third);
    }
}

Node *TreeShaper::shapeTransform(Node *node)
{
    node->left = shapeNode(node->left);
    node->right = shapeNode(node->right);
    if (node->third != nullptr)
        node->third = shapeNode(node->third);
    return node;
}

Node *TreeShaper::shapeBlock(Node *node)
{
    for (Node *&item : node->items) {
        item = shapeChild(node, item);
        const bool startsPath = item->kind == Node::Kind::Path && item->items.front()->isConstructedArray;
        node->isConstructedArray |= item->isConstructedArray || startsPath;
    }
    return node;
}

Node *TreeShaper::shapeArrayConstructor(Node *node)
{
    for (Node *&item : node->items)
        item = shapeChild(node, item);
    return node;
}

Node *TreeShaper::shapeObjectConstructor(Node *node)
{
    for (auto &[key, value] : node->pairs) {
        key = shapeChild(node, key);
        value = shapeChild(node, value);
    }
    node->hasPlainKeys = hasPlainKeys(*node);
    return node;
}

Node *TreeShaper::shapeBranches(Node *node)
{
    node->left = shapeChild(node, node->left);
    node->right = shapeChild(node, node->right);
    if (node->third != nullptr)
        node->third = shapeChild(node, node->third);
    return node;
}

Node *TreeShaper::shapeChild(Node *parent, Node *child)
{
    Node *const shaped = shapeNode(child);
    passSlotsUp(parent, shaped);
    return shaped;
}

Node *TreeShaper::makePath(Node *firstStep, std::uint32_t position)
{
    Node *const path = m_program.arena.make<Node>();
    path->kind = Node::Kind::Path;
    path->position = position;
    path->items.push(m_program.arena, firstStep);
    m_paths.push(m_program.arena, path);
    return path;
}

std::string_view TreeShaper::sourceOf(const Node &node) const
{
    return SourceSpan{node.start, node.end}.of(m_program.source);
}

void TreeShaper::fail(const char *code, const Node *node, std::string_view token, std::string value)
{
    const bool isKnown = !m_problems.empty() && m_problems.back().problem.code == code &&
                         m_problems.back().problem.position == node->position;
    if (isKnown || m_problems.size() == problemsMax)
        return;
    Problem problem;
    problem.code = code;
    problem.position = node->position;
    problem.token = token;
    problem.value = std::move(value);
    problem.phase = Problem::Phase::Compile;
    problem.message = problemMessage(problem);
    m_problems.push_back({std::move(problem), {node->start, node->end}});
}

} // namespace schemabridge::expression
