#pragma once

#include "engine/ports/http_transport.h"

#include <cstdint>

namespace schemabridge::gateway {

/// Sends every request, whatever its host, to the mock target on this machine, which learns the true origin
/// and the profile from two headers. So a test run never touches the outside world.
class MockRoutingTransport final : public HttpTransport {
public:
    /// @param carrier  does the sending; must live longer
    /// @param port  where the mock target listens on 127.0.0.1
    MockRoutingTransport(HttpTransport &carrier, std::uint16_t port) : m_carrier(carrier), m_port(port) {}

    HttpCallId send(HttpRequest request, Answer answer) override;
    void cancel(HttpCallId call) override { m_carrier.cancel(call); }

private:
    HttpTransport &m_carrier;
    std::uint16_t m_port;
};

} // namespace schemabridge::gateway
