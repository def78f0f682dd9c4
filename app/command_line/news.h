#pragma once

#include "engine/base/result.h"
#include "engine/execution/action.h"
#include "engine/ports/event_sink.h"

#include <condition_variable>
#include <mutex>
#include <vector>

namespace schemabridge::app {

/// What the engine's thread has told since the last look.
struct News {
    std::vector<Event> events;
    std::vector<Result<execution::TriggerAnswer>> answers; ///< in the order in which they came

    bool isEmpty() const { return events.empty() && answers.empty(); }
};

/// Hands events and answers from the engine's thread to the command's.
class NewsDesk final : public EventSink {
public:
    void publish(const std::vector<Event> &committed) override;
    void answered(const Result<execution::TriggerAnswer> &answer);

    /// Waits for news.
    /// @return empty news when `timeoutMs` went by without any.
    News wait(Milliseconds timeoutMs);

private:
    std::mutex m_mutex;
    std::condition_variable m_arrived;
    News m_news; ///< guarded by m_mutex
};

} // namespace schemabridge::app
