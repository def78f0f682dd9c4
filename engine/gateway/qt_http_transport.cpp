#include "engine/gateway/qt_http_transport.h"

#include "engine/gateway/qt_http_call.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>

#include <algorithm>
#include <map>
#include <vector>

namespace schemabridge::gateway {

namespace {

/// The system's proxies, but never for this machine itself, where the mock target listens.
class ProxyChoice final : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        const QString host = query.peerHostName();
        if (host == QStringLiteral("localhost") || QHostAddress(host).isLoopback())
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return systemProxyForQuery(query);
    }
};

/// One QNetworkAccessManager and how many calls it carries. It opens six connections to a host and lets
/// further calls wait while their time runs; so a call that finds none free gets another lane.
struct Lane {
    static constexpr int callsMax = 6;

    std::unique_ptr<QNetworkAccessManager> network;
    int calls = 0;
};

struct CallUnderWay {
    std::unique_ptr<QtHttpCall> call;
    std::size_t lane;
};

} // namespace

class QtHttpTransport::Calls {
public:
    HttpCallId send(HttpRequest request, Answer answer)
    {
        const HttpCallId id = ++m_lastId;
        const std::size_t lane = freeLane();
        ++m_lanes[lane].calls;
        auto finished = [this, id, answer = std::move(answer)](Result<HttpResponse> result) {
            remove(id);
            answer(std::move(result));
        };
        m_calls[id] = {
            std::make_unique<QtHttpCall>(*m_lanes[lane].network, std::move(request), std::move(finished)),
            lane};
        return id;
    }

    /// The call may be the one whose code is running: it goes once the event loop is back.
    void remove(HttpCallId id)
    {
        const auto found = m_calls.find(id);
        if (found == m_calls.end())
            return;
        --m_lanes[found->second.lane].calls;
        found->second.call.release()->deleteLater();
        m_calls.erase(found);
    }

    void cancel(HttpCallId id)
    {
        const auto found = m_calls.find(id);
        if (found == m_calls.end())
            return;
        --m_lanes[found->second.lane].calls;
        m_calls.erase(found);
    }

private:
    std::size_t freeLane()
    {
        const auto found = std::find_if(m_lanes.begin(), m_lanes.end(),
                                        [](const Lane &lane) { return lane.calls < Lane::callsMax; });
        if (found != m_lanes.end())
            return static_cast<std::size_t>(found - m_lanes.begin());
        auto network = std::make_unique<QNetworkAccessManager>();
        network->setProxyFactory(new ProxyChoice);
        m_lanes.push_back({std::move(network)});
        return m_lanes.size() - 1;
    }

    // Calls end before the managers that carry them.
    std::vector<Lane> m_lanes;
    std::map<HttpCallId, CallUnderWay> m_calls;
    HttpCallId m_lastId = 0;
};

QtHttpTransport::QtHttpTransport() : m_calls(std::make_unique<Calls>()) {}

QtHttpTransport::~QtHttpTransport() = default;

HttpCallId QtHttpTransport::send(HttpRequest request, Answer answer)
{
    return m_calls->send(std::move(request), std::move(answer));
}

void QtHttpTransport::cancel(HttpCallId call)
{
    m_calls->cancel(call);
}

} // namespace schemabridge::gateway
