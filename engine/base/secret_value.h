#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace schemabridge {

/// The bytes of a secret. There is one copy of them, and it is overwritten before its memory is given back.
/// Can be moved, but on purpose neither copied, compared, printed nor streamed.
class SecretValue {
public:
    SecretValue() = default;
    explicit SecretValue(std::string_view bytes);
    SecretValue(SecretValue &&other) noexcept;
    SecretValue &operator=(SecretValue &&other) noexcept;
    SecretValue(const SecretValue &) = delete;
    SecretValue &operator=(const SecretValue &) = delete;
    ~SecretValue();

    /// The bytes, for the one who fills them in. Valid as long as this value; do not keep them.
    std::string_view reveal() const noexcept { return {m_bytes.get(), m_size}; }
    bool isEmpty() const noexcept { return m_size == 0; }

private:
    void wipe() noexcept;

    std::unique_ptr<char[]> m_bytes;
    std::size_t m_size = 0;
};

/// Overwrites the bytes in a way that the compiler does not leave out.
void wipeMemory(void *bytes, std::size_t size) noexcept;

} // namespace schemabridge
