#include "engine/expression/heap.h"

#include "engine/expression/functions/registry.h"
#include "engine/expression/tree.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace schemabridge::expression {

void Frame::bind(std::string_view name, Item value)
{
    for (std::size_t i = m_size; i-- > 0;) {
        if (json::isSameName(m_variables[i].name, name)) {
            m_variables[i].value = value;
            return;
        }
    }
    add(name, value);
}

void Frame::grow()
{
    auto *const variables = m_heap->makeSpace<Variable>(m_capacity * 2);
    if (variables == nullptr)
        return;
    std::copy_n(m_variables, m_size, variables);
    m_variables = variables;
    m_capacity *= 2;
}

const Item *Frame::find(std::string_view name) const noexcept
{
    for (const Frame *frame = this; frame != nullptr; frame = frame->parent) {
        for (std::size_t i = frame->m_size; i-- > 0;) {
            if (json::isSameName(frame->m_variables[i].name, name))
                return &frame->m_variables[i].value;
        }
        const Item *const found = frame->tuple != nullptr ? frame->tuple->find(name) : nullptr;
        if (found != nullptr)
            return found;
    }
    return nullptr;
}

void Frame::clear() noexcept
{
    m_size = 0;
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
        return static_cast<std::size_t>(
            std::count_if(function.given.begin(), function.given.end(),
                          [](const auto &argument) { return !argument.isGiven; }));
    case Function::Kind::Passed:
        return arityOf(*function.first);
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

Heap::~Heap()
{
    for (const Block &block : m_blocks)
        BlockStore::giveBack(block);
}

/// What is large gets a block of its own, so that the rest of the current one is not lost.
void *Heap::allocateBlock(std::size_t bytes)
{
    constexpr std::size_t blockBytesMax = 1024UL * 1024;
    constexpr std::size_t largeBytes = 16UL * 1024;
    m_isExhausted |= m_bytes > m_bytesMax || bytes > m_bytesMax - m_bytes;
    if (m_isExhausted && bytes > largeBytes)
        return nullptr;
    const bool isLarge = bytes > largeBytes;
    m_blockBytes = isLarge ? m_blockBytes : std::min(std::max(m_blockBytes * 4, bytes), blockBytesMax);
    const Block &block = m_blocks.emplace_back(BlockStore::take(isLarge ? bytes : m_blockBytes));
    m_bytes += block.bytes;
    if (!isLarge) {
        m_next = block.start + bytes;
        m_end = block.start + block.bytes;
    }
    return block.start;
}

Array *Heap::makeSequence()
{
    Array *const sequence = makeArray();
    sequence->isSequence = true;
    return sequence;
}

Function *Heap::makeFunction(Function::Kind kind)
{
    static_assert(std::is_trivially_destructible_v<Function>);
    auto *const function = new (allocate(sizeof(Function))) Function;
    function->kind = kind;
    return function;
}

Frame *Heap::makeFrame(Frame *parent)
{
    Frame *const frame = m_freeFrame != nullptr ? m_freeFrame : make<Frame>();
    if (m_freeFrame != nullptr)
        m_freeFrame = std::exchange(frame->parent, nullptr);
    frame->parent = parent;
    return frame;
}

/// Free frames hang together by their parents.
void Heap::release(Frame *frame)
{
    if (frame->isCaptured)
        return;
    frame->clear();
    frame->parent = std::exchange(m_freeFrame, frame);
}

void Heap::capture(Frame *frame)
{
    for (; frame != nullptr && !frame->isCaptured; frame = frame->parent)
        frame->isCaptured = true;
}

Item Heap::string(std::string_view characters)
{
    if (characters.empty())
        return Item::text({});
    char *const copy = makeSpace<char>(characters.size());
    if (copy == nullptr)
        return {};
    std::memcpy(copy, characters.data(), characters.size());
    return Item::text({copy, characters.size()});
}

Item Heap::keep(json::Value value)
{
    if (m_kept == nullptr)
        m_kept = std::make_unique<std::deque<json::Value>>();
    charge(sizeof(json::Value));
    return Item::borrowed(m_kept->emplace_back(std::move(value)));
}

bool Heap::extend(const char *space, std::size_t bytes, std::size_t bytesWanted) noexcept
{
    if (space + aligned(bytes) != m_next || bytesWanted > static_cast<std::size_t>(m_end - space))
        return false;
    m_next =
        const_cast<char *>(space) + std::min(aligned(bytesWanted), static_cast<std::size_t>(m_end - space));
    return true;
}

void Heap::giveBack(const char *space, std::size_t bytes, std::size_t bytesUsed) noexcept
{
    if (space + aligned(bytes) == m_next)
        m_next = const_cast<char *>(space) + aligned(bytesUsed);
}

} // namespace schemabridge::expression
