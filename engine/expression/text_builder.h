#pragma once

#include "engine/expression/heap.h"

#include <cstddef>
#include <string_view>

namespace schemabridge::expression {

/// Puts a text together in the heap. Adds nothing more once the heap is exhausted.
class TextBuilder {
public:
    explicit TextBuilder(Heap &heap) noexcept : m_heap(heap) {}

    /// A high surrogate at the end of what is there and a low one at the start of `more` become one
    /// character.
    void append(std::string_view more);
    /// Of characters that stand for themselves.
    void append(char character) { append(std::string_view(&character, 1)); }
    void append(std::size_t count, char character);

    std::string_view text() const noexcept { return {m_characters, m_size}; }
    /// The builder is empty afterwards.
    Item finish() noexcept;

private:
    void add(std::string_view more);
    bool reserve(std::size_t more);
    void joinSurrogates(std::string_view more);

    Heap &m_heap;
    char *m_characters = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

} // namespace schemabridge::expression
