#pragma once

#include "engine/base/instant.h"
#include "engine/execution/command.h"

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace schemabridge::runtime {

/// When which step's message is handed to a worker, earliest first; each step stands in it once. A copy in
/// memory of what the store keeps as deliveries, so losing it loses nothing.
class DeliveryQueue {
public:
    /// Puts the step at this time, in place of any other that it had.
    void schedule(const execution::StepReference &step, Instant availableAt);
    void remove(const execution::StepReference &step);
    void clear();

    bool contains(const execution::StepReference &step) const { return m_times.contains(step); }
    bool hasDue(Instant now) const;
    /// Takes out the earliest step that is due; there must be one.
    execution::StepReference takeDue();
    std::optional<Instant> nextTime() const;

private:
    std::map<execution::StepReference, Instant> m_times;
    std::set<std::pair<Instant, execution::StepReference>> m_order;
};

} // namespace schemabridge::runtime
