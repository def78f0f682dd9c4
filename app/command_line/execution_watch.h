#pragma once

#include "app/command_line/news.h"
#include "app/session/session.h"

#include <memory>
#include <set>
#include <vector>

namespace schemabridge::app {

/// Follows executions to their ends, also those that another process works on.
class ExecutionWatch {
public:
    /// @param printsEvents  as JSON lines on standard output, while this waits.
    ExecutionWatch(Session &session, std::shared_ptr<NewsDesk> desk, bool printsEvents)
        : m_session(session), m_desk(std::move(desk)), m_printsEvents(printsEvents)
    {
    }

    /// Sends triggers, all at the same moment. Their answers follow with takeAnswers().
    void trigger(std::vector<runtime::TriggerRequest> requests);
    /// Waits until no more than `count` triggers are without an answer.
    void waitForAnswers(std::size_t count);
    /// What has been answered since the last call; executions that run are awaited from now on.
    std::vector<Result<execution::TriggerAnswer>> takeAnswers();

    void await(const ExecutionId &execution) { m_pending.insert(execution); }
    /// Waits until every awaited execution has ended.
    /// @return false when `timeoutMs` went by before. Errors: those of the store, where nothing can be
    /// written any more.
    Result<bool> waitForEnds(Milliseconds timeoutMs);

private:
    void takeNews(Milliseconds timeoutMs);
    void takeEvent(const Event &event);
    void takeAnswer(const Result<execution::TriggerAnswer> &answer);
    Status dropEnded();

    Session &m_session;
    std::shared_ptr<NewsDesk> m_desk;
    bool m_printsEvents;
    std::size_t m_unanswered = 0;
    std::vector<Result<execution::TriggerAnswer>> m_answers;
    std::set<ExecutionId> m_pending;
};

} // namespace schemabridge::app
