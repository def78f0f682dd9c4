#pragma once

#include "engine/ports/clock.h"
#include "engine/ports/random.h"

namespace schemabridge::runtime {

/// The computer's own clock.
class SystemClock final : public Clock {
public:
    Instant now() const override;
};

/// Bytes that nobody can guess, from OpenSSL's generator.
class SystemRandom final : public Random {
public:
    void fill(std::span<unsigned char> bytes) override;
};

} // namespace schemabridge::runtime
