#include "engine/expression/tree_shaper.h"

/// The parent operator: while a path is shaped, each `%` looks for the step whose input it stands for. A slot
/// that its own path cannot fill is passed up to the enclosing one.
namespace schemabridge::expression {

Node *TreeShaper::shapeParent(Node *node)
{
    AncestorSlot &slot = m_program.slots.emplace_back();
    // No variable of an expression can have this name: ! ends a name.
    slot.label = "!" + std::to_string(m_program.slots.size() - 1);
    node->slot = &slot;
    return node;
}

void TreeShaper::passSlotsUp(Node *result, Node *value)
{
    if (value->kind == Node::Kind::Parent)
        value->seekingParents.push_back(value->slot);
    result->seekingParents.insert(result->seekingParents.end(), value->seekingParents.begin(),
                                  value->seekingParents.end());
}

void TreeShaper::resolveSlots(Node *path)
{
    Node *const last = path->items.back();
    if (last->kind == Node::Kind::Parent)
        last->seekingParents.push_back(last->slot);
    for (AncestorSlot *slot : last->seekingParents) {
        std::size_t left = path->items.size() - 1;
        while (slot->level > 0 && !m_problem) {
            if (left == 0) {
                path->seekingParents.push_back(slot);
                break;
            }
            Node *step = path->items[--left];
            // Steps that bind one context variable after another share their input.
            while (left > 0 && !step->focusVariable.empty() && !path->items[left - 1]->focusVariable.empty())
                step = path->items[--left];
            seekParent(step, slot);
        }
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
