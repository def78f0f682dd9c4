#include "engine/gateway/mock_routing_transport.h"

#include "engine/ports/mock_routing.h"

#include <algorithm>

namespace schemabridge::gateway {

namespace {

/// Errors name the host that the workflow names, not the detour that a test run takes.
Result<HttpResponse> withHost(Result<HttpResponse> answer, const std::string &host)
{
    if (answer)
        return answer;
    Error error = answer.error();
    for (auto &[name, value] : error.arguments) {
        if (name == "host")
            value = host;
    }
    return error;
}

} // namespace

HttpCallId MockRoutingTransport::send(HttpRequest request, Answer answer)
{
    const auto authority = request.url.find("://");
    const auto start = authority == std::string::npos ? 0 : authority + 3;
    const auto path = std::min(request.url.find_first_of("/?", start), request.url.size());
    request.headers.emplace_back(MockRouting::originHeader, request.url.substr(0, path));
    if (!request.targetProfile.empty())
        request.headers.emplace_back(MockRouting::profileHeader, request.targetProfile);
    const auto host = request.url.substr(start, path - start);
    request.url.replace(0, path, "http://127.0.0.1:" + std::to_string(m_port));
    return m_carrier.send(std::move(request),
                          [host, answer = std::move(answer)](Result<HttpResponse> received) {
                              answer(withHost(std::move(received), host));
                          });
}

} // namespace schemabridge::gateway
