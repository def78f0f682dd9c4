#include "app/command_line/execution_watch.h"

#include "app/command_line/output.h"

#include <chrono>

namespace schemabridge::app {

namespace {

/// Ends that another process reaches are found by looking.
constexpr Milliseconds lookAgainMs{250};
/// A look must not keep the engine from its work.
constexpr std::size_t lookCountMax = 100;

/// What only a person can change; a busy database is free again soon.
bool isLasting(const Error &error)
{
    return error.code != ErrorCode::StoreUnavailable;
}

using SteadyClock = std::chrono::steady_clock;

} // namespace

void ExecutionWatch::trigger(std::vector<runtime::TriggerRequest> requests)
{
    m_unanswered += requests.size();
    const auto answered = [desk = m_desk](const Result<execution::TriggerAnswer> &answer) {
        desk->answered(answer);
    };
    if (requests.size() == 1)
        m_session.engine().trigger(std::move(requests.front()), answered);
    else
        m_session.engine().triggerAtOnce(std::move(requests), answered);
}

void ExecutionWatch::waitForAnswers(std::size_t count)
{
    while (m_unanswered > count)
        takeNews(lookAgainMs);
}

std::vector<Result<execution::TriggerAnswer>> ExecutionWatch::takeAnswers()
{
    return std::exchange(m_answers, {});
}

Result<bool> ExecutionWatch::waitForEnds(Milliseconds timeoutMs)
{
    const auto limit = SteadyClock::now() + timeoutMs;
    auto lookAt = SteadyClock::now();
    while (true) {
        if (SteadyClock::now() >= lookAt) {
            if (const auto looked = dropEnded(); !looked)
                return looked.error();
            lookAt = SteadyClock::now() + lookAgainMs;
        }
        if (m_pending.empty())
            break;
        if (const auto error = m_session.storeError(); error && isLasting(*error))
            return *error;
        if (SteadyClock::now() >= limit)
            return false;
        takeNews(lookAgainMs);
    }
    // The last events of the ends that were found.
    takeNews(Milliseconds(0));
    return true;
}

void ExecutionWatch::takeNews(Milliseconds timeoutMs)
{
    const auto news = m_desk->wait(timeoutMs);
    for (const auto &answer : news.answers)
        takeAnswer(answer);
    for (const auto &event : news.events)
        takeEvent(event);
}

void ExecutionWatch::takeEvent(const Event &event)
{
    if (m_printsEvents)
        printJson(eventToJson(event));
    const bool isEnd = event.type == EventType::ExecutionCompleted ||
                       event.type == EventType::ExecutionFailed ||
                       event.type == EventType::ExecutionCancelled;
    if (isEnd && event.execution)
        m_pending.erase(*event.execution);
}

void ExecutionWatch::takeAnswer(const Result<execution::TriggerAnswer> &answer)
{
    --m_unanswered;
    if (answer && answer->state == ExecutionState::Running)
        m_pending.insert(answer->execution);
    m_answers.push_back(answer);
}

Status ExecutionWatch::dropEnded()
{
    return m_session.engine().read([this](StoreReader &store) {
        std::size_t runningCount = 0;
        for (auto next = m_pending.begin(); next != m_pending.end() && runningCount < lookCountMax;) {
            const auto execution = store.findExecution(*next);
            const bool hasEnded = execution && execution->state != ExecutionState::Running;
            runningCount += hasEnded ? 0 : 1;
            next = hasEnded ? m_pending.erase(next) : std::next(next);
        }
    });
}

} // namespace schemabridge::app
