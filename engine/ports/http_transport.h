#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace schemabridge {

/// Header fields in the order in which they go out or came in.
using HttpHeaders = std::vector<std::pair<std::string, std::string>>;

/// One request as it goes out: secrets filled in. Lives only as long as the call; never logged, never stored.
struct HttpRequest {
    std::string method;
    std::string url;
    HttpHeaders headers;
    std::string body;
    Milliseconds timeoutMs{30000};
    std::size_t responseBytesMax = 8UL * 1024 * 1024;
    std::string targetProfile; ///< how a mock target shall behave; a transport to the real host ignores it
};

struct HttpResponse {
    int status = 0;
    HttpHeaders headers;
    std::string body;
};

/// Names a call under way so that it can be cancelled.
using HttpCallId = std::uint64_t;

/// Sends requests. Calls and answers stay on the engine's thread.
class HttpTransport {
public:
    /// Errors: HOST_UNREACHABLE (nothing was sent), CONNECTION_LOST, REQUEST_TIMED_OUT, TLS_FAILED,
    /// REDIRECT_REFUSED, RESPONSE_TOO_LARGE, REQUEST_INVALID; arguments `host` and `reason`, never a header's
    /// or body's text.
    using Answer = std::function<void(Result<HttpResponse>)>;

    virtual ~HttpTransport() = default;

    /// Starts a call; `answer` is called once, later (never from within send()), unless the call is
    /// cancelled.
    virtual HttpCallId send(HttpRequest request, Answer answer) = 0;
    virtual void cancel(HttpCallId call) = 0;
};

} // namespace schemabridge
