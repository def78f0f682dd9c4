#pragma once

#include "engine/ports/clock.h"

namespace schemabridge::test {

/// Time that passes when a test says so.
class ManualClock final : public Clock {
public:
    Instant now() const override { return m_now; }
    void advance(Milliseconds duration) { m_now += duration; }

private:
    Instant m_now{std::chrono::sys_days(std::chrono::year(2026) / 3 / 26)};
};

} // namespace schemabridge::test
