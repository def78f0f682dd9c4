#include "engine/runtime/delivery_queue.h"

#include <cassert>

namespace schemabridge::runtime {

using execution::StepReference;

void DeliveryQueue::schedule(const StepReference &step, Instant availableAt)
{
    remove(step);
    m_times.emplace(step, availableAt);
    m_order.emplace(availableAt, step);
}

void DeliveryQueue::remove(const StepReference &step)
{
    const auto found = m_times.find(step);
    if (found == m_times.end())
        return;
    m_order.erase({found->second, step});
    m_times.erase(found);
}

void DeliveryQueue::clear()
{
    m_times.clear();
    m_order.clear();
}

bool DeliveryQueue::hasDue(Instant now) const
{
    return !m_order.empty() && m_order.begin()->first <= now;
}

StepReference DeliveryQueue::takeDue()
{
    assert(!m_order.empty());
    auto step = m_order.begin()->second;
    remove(step);
    return step;
}

std::optional<Instant> DeliveryQueue::nextTime() const
{
    return m_order.empty() ? std::nullopt : std::optional(m_order.begin()->first);
}

} // namespace schemabridge::runtime
