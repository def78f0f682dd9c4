#include "engine/expression/heap.h"

#include "engine/expression/functions/registry.h"
#include "engine/expression/tree.h"

namespace schemabridge::expression {

void Frame::bind(std::string_view name, Item value)
{
    for (auto &[bound, current] : m_variables) {
        if (bound == name) {
            current = std::move(value);
            return;
        }
    }
    m_variables.emplace_back(name, std::move(value));
}

const Item *Frame::find(std::string_view name) const noexcept
{
    for (const Frame *frame = this; frame != nullptr; frame = frame->parent) {
        for (const auto &[bound, value] : frame->m_variables) {
            if (bound == name)
                return &value;
        }
        const Item *const found = frame->tuple != nullptr ? frame->tuple->find(name) : nullptr;
        if (found != nullptr)
            return found;
    }
    return nullptr;
}

void Frame::clear()
{
    m_variables.clear();
    tuple = nullptr;
    parent = nullptr;
}

std::size_t arityOf(const Function &function)
{
    switch (function.kind) {
    case Function::Kind::Lambda:
        return function.node->parameters.size();
    case Function::Kind::Native:
        return function.builtin->arity;
    case Function::Kind::Partial:
        return static_cast<std::size_t>(std::count_if(function.given.begin(), function.given.end(),
                                                      [](const auto &argument) { return !argument.first; }));
    case Function::Kind::Chain:
    case Function::Kind::Transformer:
        return 1;
    case Function::Kind::Regex:
        return 2;
    case Function::Kind::NextMatch:
        return 0;
    }
    return 0;
}

Array *Heap::makeArray()
{
    charge(sizeof(Array));
    return m_arrays.make();
}

Array *Heap::makeSequence()
{
    Array *const sequence = makeArray();
    sequence->isSequence = true;
    return sequence;
}

Object *Heap::makeObject()
{
    charge(sizeof(Object));
    return m_objects.make();
}

Function *Heap::makeFunction(Function::Kind kind)
{
    charge(sizeof(Function));
    Function *const function = m_functions.make();
    function->kind = kind;
    return function;
}

Frame *Heap::makeFrame(Frame *parent)
{
    Frame *frame = nullptr;
    if (m_freeFrames.empty()) {
        charge(sizeof(Frame));
        frame = m_frames.make();
    } else {
        frame = m_freeFrames.back();
        m_freeFrames.pop_back();
    }
    frame->parent = parent;
    return frame;
}

void Heap::release(Frame *frame)
{
    if (frame->isCaptured)
        return;
    frame->clear();
    m_freeFrames.push_back(frame);
}

void Heap::capture(Frame *frame)
{
    for (; frame != nullptr && !frame->isCaptured; frame = frame->parent)
        frame->isCaptured = true;
}

} // namespace schemabridge::expression
