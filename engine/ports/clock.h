#pragma once

#include "engine/base/instant.h"

namespace schemabridge {

/// The engine's only source of time. Any thread.
class Clock {
public:
    virtual ~Clock() = default;
    virtual Instant now() const = 0;
};

/// A time that stands still: what one command of the engine sees.
class FixedClock final : public Clock {
public:
    explicit FixedClock(Instant now) : m_now(now) {}
    Instant now() const override { return m_now; }

private:
    Instant m_now;
};

} // namespace schemabridge
