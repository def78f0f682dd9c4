#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace schemabridge::differential {

/// Chance that repeats: the same seed gives the same choices with every standard library.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_engine() % bound); }
    bool chance(std::size_t percent) { return below(100) < percent; }

    template<typename Container>
    const auto &pick(const Container &choices)
    {
        return choices[below(choices.size())];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace schemabridge::differential
