#pragma once

#include "engine/ports/clock.h"
#include "engine/ports/random.h"

namespace schemabridge::app {

/// The computer's clock, in whole milliseconds.
class SystemClock final : public Clock {
public:
    Instant now() const override;
};

/// Bytes from OpenSSL's generator, which the operating system seeds. Any thread.
class SystemRandom final : public Random {
public:
    /// Ends the program where there is no randomness to be had: ids that repeat would merge executions.
    void fill(std::span<unsigned char> bytes) override;
};

} // namespace schemabridge::app
