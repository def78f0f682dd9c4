#pragma once

#include "engine/ports/http_transport.h"

#include <memory>

namespace schemabridge::gateway {

/// HttpTransport on Qt Network: HTTP/1.1, no cookies, no cache, no credentials of its own.
///
/// Belongs to the thread that makes it, which must run a Qt event loop; calls and answers stay there. A
/// request other than GET or HEAD goes out at most once: where the connection breaks before an answer, the
/// call ends with CONNECTION_LOST and whoever knows about keys decides. Redirects are followed within one
/// origin only, and never in a way that turns a request into another one: POST after 307, 308 (the same
/// again) or 303 (then GET). Destroying the transport cancels its calls.
class QtHttpTransport final : public HttpTransport {
public:
    QtHttpTransport();
    ~QtHttpTransport() override;

    HttpCallId send(HttpRequest request, Answer answer) override;
    void cancel(HttpCallId call) override;

private:
    class Calls;
    std::unique_ptr<Calls> m_calls;
};

} // namespace schemabridge::gateway
