#include "engine/base/secret_value.h"

#include <algorithm>
#include <utility>

namespace schemabridge {

SecretValue::SecretValue(std::string_view bytes)
    : m_bytes(std::make_unique<char[]>(bytes.size())), m_size(bytes.size())
{
    std::copy(bytes.begin(), bytes.end(), m_bytes.get());
}

SecretValue::SecretValue(SecretValue &&other) noexcept
    : m_bytes(std::move(other.m_bytes)), m_size(std::exchange(other.m_size, 0))
{
}

SecretValue &SecretValue::operator=(SecretValue &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::move(other.m_bytes);
        m_size = std::exchange(other.m_size, 0);
    }
    return *this;
}

SecretValue::~SecretValue()
{
    wipe();
}

void SecretValue::wipe() noexcept
{
    if (m_bytes)
        wipeMemory(m_bytes.get(), m_size);
}

void wipeMemory(void *bytes, std::size_t size) noexcept
{
    // A write to memory that is freed next is dead in the compiler's eyes, unless it is volatile.
    auto *byte = static_cast<volatile unsigned char *>(bytes);
    for (std::size_t i = 0; i < size; ++i)
        byte[i] = 0;
}

} // namespace schemabridge
