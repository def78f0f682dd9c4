#pragma once

#include "engine/ports/random.h"

#include <random>

namespace schemabridge::test {

/// The same bytes for the same seed.
class SeededRandom final : public Random {
public:
    explicit SeededRandom(std::uint64_t seed = 1) : m_engine(seed) {}

    void fill(std::span<unsigned char> bytes) override
    {
        for (auto &byte : bytes)
            byte = static_cast<unsigned char>(m_engine());
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace schemabridge::test
