#include "app/command_line/news.h"

#include <utility>

namespace schemabridge::app {

void NewsDesk::publish(const std::vector<Event> &committed)
{
    {
        const std::lock_guard lock(m_mutex);
        m_news.events.insert(m_news.events.end(), committed.begin(), committed.end());
    }
    m_arrived.notify_one();
}

void NewsDesk::answered(const Result<execution::TriggerAnswer> &answer)
{
    {
        const std::lock_guard lock(m_mutex);
        m_news.answers.push_back(answer);
    }
    m_arrived.notify_one();
}

News NewsDesk::wait(Milliseconds timeoutMs)
{
    std::unique_lock lock(m_mutex);
    m_arrived.wait_for(lock, timeoutMs, [this] { return !m_news.isEmpty(); });
    return std::exchange(m_news, {});
}

} // namespace schemabridge::app
