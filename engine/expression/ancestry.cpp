#include "engine/expression/tree_shaper.h"

#include <string>
#include <utility>

/// The parent operator: while a path is shaped, each `%` looks for the step whose input it stands for. A slot
/// that its own path cannot fill is passed up to the enclosing one.
namespace schemabridge::expression {

Node *TreeShaper::shapeParent(Node *node)
{
    node->slot = m_program.arena.make<AncestorSlot>();
    // No variable of an expression can have this name: ! ends a name.
    node->slot->label = m_program.arena.copy("!" + std::to_string(m_slotCount++));
    return node;
}

void TreeShaper::passSlotsUp(Node *result, Node *value)
{
    if (value->kind == Node::Kind::Parent)
        value->seekingParents.push(value->slot);
    result->seekingParents.take(value->seekingParents);
}

void TreeShaper::resolveSlots(Node *path)
{
    Node *const last = path->items.back();
    if (last->kind == Node::Kind::Parent)
        last->seekingParents.push(last->slot);
    AncestorSlot *next = std::exchange(last->seekingParents, {}).first();
    while (AncestorSlot *const slot = next) {
        next = slot->next;
        resolveSlot(path, slot);
    }
}

void TreeShaper::resolveSlot(Node *path, AncestorSlot *slot)
{
    std::size_t left = path->items.size() - 1;
    while (slot->level > 0 && !m_problem) {
        if (left == 0) {
            path->seekingParents.push(slot);
            return;
        }
        Node *step = path->items[--left];
        // Steps that bind one context variable after another share their input.
        while (left > 0 && !step->focusVariable.empty() && !path->items[left - 1]->focusVariable.empty())
            step = path->items[--left];
        seekParent(step, slot);
    }
}

void TreeShaper::seekParent(Node *node, AncestorSlot *slot)
{
    switch (node->kind) {
    case Node::Kind::Name:
    case Node::Kind::Wildcard:
        if (--slot->level == 0)
            fillSlot(node, slot);
        break;
    case Node::Kind::Parent:
        ++slot->level;
        break;
    case Node::Kind::Block:
        if (!node->items.empty()) {
            node->isTupleStep = true;
            seekParent(node->items.back(), slot);
        }
        break;
    case Node::Kind::Path: {
        node->isTupleStep = true;
        std::size_t left = node->items.size();
        do {
            seekParent(node->items[--left], slot);
        } while (slot->level > 0 && left > 0 && !m_problem);
        break;
    }
    default:
        fail("S0217", node);
        break;
    }
}

void TreeShaper::fillSlot(Node *step, AncestorSlot *slot)
{
    if (step->ancestor != nullptr)
        slot->label = step->ancestor->label;
    step->ancestor = slot;
    step->isTupleStep = true;
}

} // namespace schemabridge::expression
