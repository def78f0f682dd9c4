#pragma once

#include "engine/base/result.h"
#include "engine/expression/problem.h"
#include "engine/expression/tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::expression {

/// Turns the tree as written into the tree that is evaluated: dots become paths of steps, brackets become
/// their predicates, calls at the end of a function become tail calls, and each parent operator finds the
/// step it stands for.
class TreeShaper {
public:
    explicit TreeShaper(Program &program) : m_program(program) {}

    /// @return the topmost node; problems S0206, S0207, S0209, S0210, S0213, S0215 to S0217.
    Result<Node *, Problem> shape(Node *root);

private:
    Node *shapeNode(Node *node);
    Node *shapeByKind(Node *node);
    Node *shapeName(Node *node);
    Node *shapeDot(Node *node);
    Node *shapeSubscript(Node *node);
    Node *shapeGroupBy(Node *node);
    Node *shapeOrderBy(Node *node);
    Node *shapeFocusBind(Node *node);
    Node *shapeIndexBind(Node *node);
    Node *shapeBinary(Node *node);
    Node *shapeApply(Node *node);
    Node *shapeNegation(Node *node);
    Node *shapeCall(Node *node);
    Node *shapeLambda(Node *node);
    Node *shapeTransform(Node *node);
    Node *shapeBlock(Node *node);
    Node *shapeArrayConstructor(Node *node);
    Node *shapeObjectConstructor(Node *node);
    Node *shapeBranches(Node *node);
    Node *shapeParent(Node *node);
    Node *shapeVariable(Node *node);

    Node *shapeChild(Node *parent, Node *child);
    Node *makePath(Node *firstStep, std::uint32_t position);
    void addStep(Node *path, Node *step);
    void checkStep(Node *path, Node *step);
    void turnPredicatesIntoStages(Node *step);
    static void markTailCalls(Node *node);

    static void passSlotsUp(Node *result, Node *value);
    void resolveSlots(Node *path);
    void resolveSlot(Node *path, AncestorSlot *slot);
    void seekParent(Node *node, AncestorSlot *slot);
    void fillSlot(Node *step, AncestorSlot *slot);

    void fail(const char *code, const Node *node, std::string_view token = {}, std::string value = {});

    Program &m_program;
    ArenaList<Node *> m_paths;
    std::size_t m_slotCount = 0;
    std::optional<Problem> m_problem;
};

} // namespace schemabridge::expression
