#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace schemabridge::expression {

/// Memory for many small things that live and go together.
class Arena {
public:
    /// @param firstBlockBytes  what the first block of memory holds; it is taken when it is needed
    explicit Arena(std::size_t firstBlockBytes = 1024) : m_blockBytes(firstBlockBytes) {}
    ~Arena();
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;

    /// @param alignment  at most that of std::max_align_t
    void *allocate(std::size_t bytes, std::size_t alignment)
    {
        const std::size_t padding = (alignment - m_used % alignment) % alignment;
        if (padding + bytes > m_size - m_used)
            return allocateInNewBlock(bytes);
        std::byte *const place = m_block + m_used + padding;
        m_used += padding + bytes;
        return place;
    }

    template<typename T, typename... Arguments>
    T *make(Arguments &&...arguments)
    {
        T *const object = new (allocate(sizeof(T), alignof(T))) T(std::forward<Arguments>(arguments)...);
        if constexpr (!std::is_trivially_destructible_v<T>)
            destroyLater(object, [](void *made) { static_cast<T *>(made)->~T(); });
        return object;
    }

    std::string_view copy(std::string_view text);

private:
    /// What must be destroyed when the arena goes.
    struct Destruction {
        void *object;
        void (*destroy)(void *object);
        Destruction *next;
    };

    void *allocateInNewBlock(std::size_t bytes);
    void destroyLater(void *object, void (*destroy)(void *object));

    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::byte *m_block = nullptr;
    std::size_t m_used = 0;
    std::size_t m_size = 0;
    std::size_t m_blockBytes;
    Destruction *m_destructions = nullptr;
};

/// A list that grows at its end, in an arena. Copies share the elements, so only one of them may grow.
template<typename T>
class ArenaList {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    void push(Arena &arena, const T &element)
    {
        if (m_size == m_capacity)
            grow(arena);
        m_elements[m_size++] = element;
    }
    void append(Arena &arena, const ArenaList &more)
    {
        for (const T &element : more)
            push(arena, element);
    }
    void clear() { m_size = 0; }

    bool empty() const { return m_size == 0; }
    std::size_t size() const { return m_size; }
    T &operator[](std::size_t index) { return m_elements[index]; }
    const T &operator[](std::size_t index) const { return m_elements[index]; }
    T &front() { return m_elements[0]; }
    const T &front() const { return m_elements[0]; }
    T &back() { return m_elements[m_size - 1]; }
    const T &back() const { return m_elements[m_size - 1]; }
    T *begin() { return m_elements; }
    T *end() { return m_elements + m_size; }
    const T *begin() const { return m_elements; }
    const T *end() const { return m_elements + m_size; }

private:
    void grow(Arena &arena)
    {
        m_capacity = m_capacity == 0 ? 2 : m_capacity * 2;
        T *const elements = static_cast<T *>(arena.allocate(m_capacity * sizeof(T), alignof(T)));
        std::uninitialized_copy(begin(), end(), elements);
        m_elements = elements;
    }

    T *m_elements = nullptr;
    std::uint32_t m_size = 0;
    std::uint32_t m_capacity = 0;
};

} // namespace schemabridge::expression
