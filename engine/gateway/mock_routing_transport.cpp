#include "engine/gateway/mock_routing_transport.h"

#include "engine/ports/mock_routing.h"

#include <algorithm>

namespace schemabridge::gateway {

HttpCallId MockRoutingTransport::send(HttpRequest request, Answer answer)
{
    const auto authority = request.url.find("://");
    const auto start = authority == std::string::npos ? 0 : authority + 3;
    const auto path = std::min(request.url.find_first_of("/?", start), request.url.size());
    request.headers.emplace_back(MockRouting::originHeader, request.url.substr(0, path));
    if (!request.targetProfile.empty())
        request.headers.emplace_back(MockRouting::profileHeader, request.targetProfile);
    request.url.replace(0, path, "http://127.0.0.1:" + std::to_string(m_port));
    return m_carrier.send(std::move(request), std::move(answer));
}

} // namespace schemabridge::gateway
