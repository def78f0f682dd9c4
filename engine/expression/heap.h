#pragma once

#include "engine/expression/item.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
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

    /// The name must live as long as the evaluation.
    void bind(std::string_view name, Item value);
    const Item *find(std::string_view name) const noexcept;
    void clear();

private:
    std::vector<std::pair<std::string_view, Item>> m_variables;
};

/// What can be called.
struct Function {
    enum class Kind : std::uint8_t {
        Lambda,
        Native,
        Partial,     ///< another function, some arguments given
        Chain,       ///< first, then second
        Transformer, ///< `|…|…|`
        Regex,       ///< gives the first match in a text
        NextMatch,   ///< gives the match after that
    };

    Kind kind = Kind::Native;
    const Node *node = nullptr; ///< of a lambda, transformer or regex
    Frame *frame = nullptr;     ///< where that was made
    Item input;                 ///< the context there; of a next match: the text
    const Builtin *builtin = nullptr;
    const Function *first = nullptr; ///< of a chain; the target of a partial; the regex of a next match
    const Function *second = nullptr;
    std::vector<std::pair<bool, Item>> given; ///< of a partial: an argument, or (false) a hole
    /// Of a regex that has made a match: where the last one ended, whatever the text, as the lastIndex of
    /// ECMAScript's RegExp.
    mutable std::optional<std::size_t> lastIndex;
};

/// Number of arguments that the function declares.
std::size_t arityOf(const Function &function);

/// Makes objects that all live until the pool ends, block by block; takes no memory before the first.
template<typename T>
class Pool {
public:
    T *make()
    {
        if (m_used == m_blockSize) {
            m_blockSize = m_blocks.empty() ? 8 : std::min<std::size_t>(m_blockSize * 2, 1024);
            m_blocks.push_back(std::make_unique<T[]>(m_blockSize));
            m_used = 0;
        }
        return &m_blocks.back()[m_used++];
    }

private:
    std::vector<std::unique_ptr<T[]>> m_blocks;
    std::size_t m_blockSize = 0;
    std::size_t m_used = 0;
};

/// Everything that one evaluation makes. It goes as a whole, so cycles of functions and scopes are no matter.
class Heap {
public:
    explicit Heap(std::size_t bytesMax) : m_bytesMax(bytesMax) {}
    Heap(const Heap &) = delete;
    Heap &operator=(const Heap &) = delete;

    Array *makeArray();
    Array *makeSequence();
    Object *makeObject();
    Function *makeFunction(Function::Kind kind);
    Frame *makeFrame(Frame *parent);

    /// Gives a frame back, unless a function keeps it.
    void release(Frame *frame);
    /// Keeps the frame and all that it stands in.
    static void capture(Frame *frame);

    /// Counts memory; estimated, never given back.
    void charge(std::size_t bytes) noexcept { m_bytes += bytes; }
    bool isExhausted() const noexcept { return m_bytes > m_bytesMax; }

private:
    Pool<Array> m_arrays;
    Pool<Object> m_objects;
    Pool<Function> m_functions;
    Pool<Frame> m_frames;
    std::vector<Frame *> m_freeFrames;
    std::size_t m_bytes = 0;
    std::size_t m_bytesMax;
};

} // namespace schemabridge::expression
