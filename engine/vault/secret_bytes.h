#pragma once

#include "engine/base/secret_value.h"

#include <cstddef>
#include <new>
#include <string_view>
#include <vector>

namespace schemabridge::vault {

/// Overwrites memory before giving it back, also the old memory of a container that grew.
template<typename T>
struct WipingAllocator {
    using value_type = T;

    WipingAllocator() = default;
    template<typename Other>
    WipingAllocator(const WipingAllocator<Other> &) noexcept
    {
    }

    T *allocate(std::size_t count) { return static_cast<T *>(::operator new(count * sizeof(T))); }
    void deallocate(T *memory, std::size_t count) noexcept
    {
        wipeMemory(memory, count * sizeof(T));
        ::operator delete(memory);
    }

    friend bool operator==(const WipingAllocator &, const WipingAllocator &) { return true; }
};

/// Keys, passphrases and decrypted text on their way.
using SecretBytes = std::vector<unsigned char, WipingAllocator<unsigned char>>;

inline std::string_view asText(const SecretBytes &bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

} // namespace schemabridge::vault
