#pragma once

#include "engine/expression/arguments.h"
#include "engine/expression/block_store.h"
#include "engine/expression/containers.h"
#include "engine/expression/item.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace schemabridge::expression {

struct Builtin;
struct Node;

/// Variables of one scope. What it does not have, its parent may.
class Frame {
public:
    Frame *parent = nullptr;
    /// The variables that a path carries beside its values.
    const Object *tuple = nullptr;
    /// A function may outlive the scope that it was made in; such a frame is not used again.
    bool isCaptured = false;

    explicit Frame(Heap &heap) noexcept : m_heap(&heap) {}
    Frame(const Frame &) = delete;
    Frame &operator=(const Frame &) = delete;

    /// The name must live as long as the evaluation.
    void bind(std::string_view name, Item value);
    /// The same for a name that the frame does not have, or has to hide.
    void add(std::string_view name, Item value)
    {
        if (m_size == m_capacity)
            grow();
        if (m_size < m_capacity)
            m_variables[m_size++] = {name, value};
    }
    const Item *find(std::string_view name) const noexcept;
    void clear() noexcept;

private:
    struct Variable {
        std::string_view name;
        Item value;
    };
    static constexpr std::size_t inlineCapacity = 3;

    void grow();

    Heap *m_heap;
    Variable m_inline[inlineCapacity];
    Variable *m_variables = m_inline;
    std::size_t m_size = 0;
    std::size_t m_capacity = inlineCapacity;
};

/// What can be called.
struct Function {
    enum class Kind : std::uint8_t {
        Lambda,
        Native,
        Partial,     ///< another function, some arguments given
        Chain,       ///< first, then second
        Passed,      ///< another function, as an argument: it gets no context
        Transformer, ///< `|…|…|`
        Regex,       ///< gives the first match in a text
        NextMatch,   ///< gives the match after that
    };

    /// An argument of a partial application, or a hole.
    struct Given {
        bool isGiven;
        Item value;
    };

    Kind kind = Kind::Native;
    const Node *node = nullptr; ///< of a lambda, transformer or regex
    Frame *frame = nullptr;     ///< where that was made
    Item input;                 ///< the context there; of a next match: the text
    const Builtin *builtin = nullptr;
    const Function *first = nullptr; ///< of a chain; the target of a partial; the regex of a next match
    const Function *second = nullptr;
    std::span<const Given> given; ///< of a partial
    /// Of a regex that has made a match: where the last one ended, whatever the text, as the lastIndex of
    /// ECMAScript's RegExp.
    mutable std::optional<std::size_t> lastIndex;
};

/// Number of arguments that the function declares.
std::size_t arityOf(const Function &function);

/// Everything that one evaluation makes. It goes as a whole, so cycles of functions and scopes are no matter,
/// and making something is little more than moving a pointer.
class Heap {
public:
    explicit Heap(std::size_t bytesMax) noexcept : m_bytesMax(bytesMax) {}
    Heap(const Heap &) = delete;
    Heap &operator=(const Heap &) = delete;
    ~Heap();

    Array *makeArray() { return make<Array>(); }
    Array *makeSequence();
    Object *makeObject() { return make<Object>(); }
    Function *makeFunction(Function::Kind kind);
    Frame *makeFrame(Frame *parent);
    /// Room for so many objects, whose contents are not set; null pointer where that goes past the bound.
    template<typename T>
    T *makeSpace(std::size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= alignment);
        return static_cast<T *>(allocate(count * sizeof(T)));
    }

    /// A copy of the characters. Undefined where it goes past the bound.
    Item string(std::string_view characters);
    /// Keeps the value as long as the evaluation.
    Item keep(json::Value value);

    /// Makes the space at the heap's end that was asked for last larger, in its place. @return false where it
    /// cannot
    bool extend(const char *space, std::size_t bytes, std::size_t bytesWanted) noexcept;
    /// Takes the rest of such a space back.
    void giveBack(const char *space, std::size_t bytes, std::size_t bytesUsed) noexcept;

    /// Gives a frame back, unless a function keeps it.
    void release(Frame *frame);
    /// Keeps the frame and all that it stands in.
    static void capture(Frame *frame);

    /// Counts memory that is not the heap's own; never given back.
    void charge(std::size_t bytes) noexcept
    {
        m_bytes += bytes;
        m_isExhausted |= m_bytes > m_bytesMax;
    }
    /// Once true, nothing large is made any more, and what was made may lack parts: the evaluation has
    /// failed.
    bool isExhausted() const noexcept { return m_isExhausted; }

private:
    static constexpr std::size_t alignment = 8;
    static constexpr std::size_t firstBlockBytes = 1024;

    static std::size_t aligned(std::size_t bytes) noexcept
    {
        return (bytes + alignment - 1) & ~(alignment - 1);
    }

    void *allocate(std::size_t bytes)
    {
        const std::size_t wanted = aligned(bytes);
        if (wanted > static_cast<std::size_t>(m_end - m_next)) [[unlikely]]
            return allocateBlock(wanted);
        void *const space = m_next;
        m_next += wanted;
        return space;
    }
    void *allocateBlock(std::size_t bytes);

    template<typename T>
    T *make()
    {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (allocate(sizeof(T))) T(*this);
    }

    alignas(alignment) char m_firstBlock[firstBlockBytes];
    char *m_next = m_firstBlock;
    char *m_end = m_firstBlock + firstBlockBytes;
    std::vector<Block> m_blocks;
    std::size_t m_blockBytes = firstBlockBytes;
    Frame *m_freeFrame = nullptr;
    std::unique_ptr<std::deque<json::Value>> m_kept;
    std::size_t m_bytes = 0;
    std::size_t m_bytesMax;
    bool m_isExhausted = false;
};

} // namespace schemabridge::expression
