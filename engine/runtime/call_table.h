#pragma once

#include "engine/execution/action.h"
#include "engine/gateway/fill_secrets.h"
#include "engine/ports/http_transport.h"
#include "engine/ports/secret_source.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace schemabridge::runtime {

/// One way out of the engine: to the mock target, or to the real hosts.
struct Route {
    std::unique_ptr<HttpTransport> transport;
    std::shared_ptr<SecretSource> secrets;
};

/// The calls under way. Fills secrets in at the last moment, and takes them out of every answer before
/// anybody sees it. Engine's thread only.
class CallTable {
public:
    /// Takes what came of a call: RecordAnswer, or FailStep where nothing was sent.
    using Ended = std::function<void(execution::Command)>;

    CallTable(Route mock, Route live, Ended ended)
        : m_mock(std::move(mock)), m_live(std::move(live)), m_ended(std::move(ended))
    {
    }
    ~CallTable();
    CallTable(const CallTable &) = delete;
    CallTable &operator=(const CallTable &) = delete;

    void send(const execution::SendRequest &action);
    /// Whose calls are under way, for renewing their leases.
    std::vector<execution::Claim> claims() const;

private:
    struct Call {
        execution::Claim claim;
        HttpTransport *transport = nullptr;
        HttpCallId id = 0;
    };

    Result<gateway::FilledRequest> prepare(const execution::SendRequest &action, Route &route) const;
    void finish(std::uint64_t number, const gateway::Redactor &redactor, Result<HttpResponse> answer);

    Route m_mock;
    Route m_live;
    Ended m_ended;
    std::uint64_t m_lastNumber = 0;
    std::map<std::uint64_t, Call> m_calls;
};

} // namespace schemabridge::runtime
