#pragma once

#include "engine/ports/http_transport.h"

#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace schemabridge::test {

/// A target that a test plays: hears of every request and says what comes of it. Shared by the transports of
/// several engines.
class FakeTarget {
public:
    /// Nothing: the call stays without an answer.
    using Reply = std::optional<Result<HttpResponse>>;

    /// Called on the engine's thread for the `number`-th request, from 1.
    std::function<Reply(const HttpRequest &request, int number)> reply = [](const HttpRequest &, int) {
        return Reply(HttpResponse{201, {}, "{}"});
    };

    std::vector<HttpRequest> requests() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_requests;
    }

    Reply receive(const HttpRequest &request)
    {
        int number = 0;
        {
            const std::scoped_lock lock(m_mutex);
            m_requests.push_back(request);
            number = static_cast<int>(m_requests.size());
        }
        return reply(request, number);
    }

private:
    mutable std::mutex m_mutex;
    std::vector<HttpRequest> m_requests;
};

/// Hands requests to a FakeTarget without a network.
class FakeTransport final : public HttpTransport {
public:
    explicit FakeTransport(std::shared_ptr<FakeTarget> target) : m_target(std::move(target)) {}

    HttpCallId send(HttpRequest request, Answer answer) override
    {
        const auto id = ++m_lastId;
        m_answers.emplace(id, std::move(answer));
        if (auto reply = m_target->receive(request)) {
            QTimer::singleShot(0, &m_context, [this, id, reply = std::move(*reply)] {
                if (auto waiting = m_answers.extract(id); !waiting.empty())
                    waiting.mapped()(reply);
            });
        }
        return id;
    }

    void cancel(HttpCallId call) override { m_answers.erase(call); }

private:
    std::shared_ptr<FakeTarget> m_target;
    HttpCallId m_lastId = 0;
    std::map<HttpCallId, Answer> m_answers;
    QObject m_context;
};

} // namespace schemabridge::test
