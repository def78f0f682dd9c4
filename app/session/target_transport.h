#pragma once

#include "engine/gateway/mock_routing_transport.h"
#include "engine/gateway/qt_http_transport.h"

namespace schemabridge::app {

/// Sends every request to the mock target of this process. Belongs to the thread that makes it.
class TargetTransport final : public HttpTransport {
public:
    explicit TargetTransport(std::uint16_t port) : m_routing(m_carrier, port) {}

    HttpCallId send(HttpRequest request, Answer answer) override
    {
        return m_routing.send(std::move(request), std::move(answer));
    }
    void cancel(HttpCallId call) override { m_routing.cancel(call); }

private:
    gateway::QtHttpTransport m_carrier;
    gateway::MockRoutingTransport m_routing;
};

} // namespace schemabridge::app
