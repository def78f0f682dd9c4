#pragma once

#include "engine/target/http_message.h"

#include <boost/asio/ip/tcp.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace schemabridge::target {

/// How a request ends on its connection.
struct Delivery {
    enum class Kind : std::uint8_t {
        Answer,
        Close, ///< the connection closes, nothing is written
        Reset, ///< the same by TCP RST
    };

    Kind kind = Kind::Answer;
    TargetAnswer answer;
};

/// A request as it came in, and which profile it asks for (empty: none).
struct RoutedRequest {
    TargetRequest request;
    std::string profile;
};

/// One connection, HTTP/1.1 with keep-alive: reads a request, hands it over, writes the answer, reads the
/// next one. Lives as long as something is under way on it; all on the thread of its io_context.
class HttpSession {
public:
    using Respond = std::function<void(Delivery)>;
    using Handle = std::function<void(RoutedRequest, Respond)>;

    struct Limits {
        std::size_t headerBytesMax = 32UL * 1024;
        std::size_t bodyBytesMax = 8UL * 1024 * 1024;
    };

    /// @param handle  must live as long as the io_context; calls its Respond once, at once or later
    static void start(boost::asio::ip::tcp::socket socket, const Handle &handle, const Limits &limits);
};

} // namespace schemabridge::target
