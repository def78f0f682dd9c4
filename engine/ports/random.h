#pragma once

#include <cstdint>
#include <span>

namespace schemabridge {

/// The engine's only source of randomness. One thread at a time.
class Random {
public:
    virtual ~Random() = default;

    /// Fills the span with bytes that nobody can guess (a simulation: that its seed fixes).
    virtual void fill(std::span<unsigned char> bytes) = 0;

    /// A number from 0 to `bound` - 1, each as likely; `bound` must not be 0.
    std::uint64_t below(std::uint64_t bound)
    {
        std::uint64_t number = 0;
        fill(std::span(reinterpret_cast<unsigned char *>(&number), sizeof number));
        return number % bound;
    }
};

} // namespace schemabridge
