#include "engine/target/http_session.h"

#include "engine/ports/mock_routing.h"
#include "engine/target/answers.h"
#include "engine/target/request_members.h"

#include <boost/asio/socket_base.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace schemabridge::target {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::beast::error_code;

/// A client that says nothing for so long is gone.
constexpr std::chrono::seconds idleTimeMax{120};

std::string lowercase(std::string_view text)
{
    std::string lowered(text);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lowered;
}

/// `https://api.payments.example:8443` or `api.payments.example:8443` without scheme and port.
std::string hostOf(std::string_view origin)
{
    const auto scheme = origin.find("://");
    if (scheme != std::string_view::npos)
        origin.remove_prefix(scheme + 3);
    const auto bracket = origin.starts_with('[') ? origin.find(']') : std::string_view::npos;
    const auto colon = origin.find(':', bracket == std::string_view::npos ? 0 : bracket);
    return lowercase(origin.substr(0, colon));
}

std::string_view view(beast::string_view text)
{
    return {text.data(), text.size()};
}

bool isRoutingHeader(std::string_view name)
{
    return lowercase(name) == lowercase(MockRouting::originHeader) ||
           lowercase(name) == lowercase(MockRouting::profileHeader);
}

std::string headerText(const HttpHeaders &headers, std::string_view name)
{
    const std::string *value = findHeader(headers, name);
    return value ? *value : std::string();
}

RoutedRequest routed(http::request<http::string_body> &&message)
{
    RoutedRequest routed;
    HttpHeaders all;
    for (const auto &field : message)
        all.emplace_back(view(field.name_string()), view(field.value()));
    const std::string origin = headerText(all, MockRouting::originHeader);
    routed.profile = headerText(all, MockRouting::profileHeader);
    TargetRequest &request = routed.request;
    request.host = hostOf(origin.empty() ? headerText(all, "Host") : origin);
    request.method = view(message.method_string());
    const std::string_view target = view(message.target());
    const auto query = std::min(target.find('?'), target.size());
    request.path = target.substr(0, query);
    request.query = target.substr(std::min(query + 1, target.size()));
    std::erase_if(all, [](const auto &header) { return isRoutingHeader(header.first); });
    request.headers = std::move(all);
    request.body = std::move(message.body());
    return routed;
}

bool wantsContinue(const http::request<http::string_body> &message)
{
    return beast::iequals(message[http::field::expect], "100-continue");
}

/// Which error an unreadable request is told of; 0: the connection just closes.
int statusFor(error_code error)
{
    if (error == http::error::body_limit)
        return 413;
    if (error == http::error::header_limit)
        return 431;
    const bool isHttp = error.category() == http::make_error_code(http::error::bad_method).category();
    return isHttp && error != http::error::end_of_stream && error != http::error::partial_message ? 400 : 0;
}

class Session final : public std::enable_shared_from_this<Session> {
public:
    Session(boost::asio::ip::tcp::socket socket, const HttpSession::Handle &handle,
            const HttpSession::Limits &limits)
        : m_stream(std::move(socket)), m_handle(handle), m_limits(limits)
    {
        error_code ignored;
        m_stream.socket().set_option(boost::asio::ip::tcp::no_delay(true), ignored);
    }

    void readHeader()
    {
        m_parser.emplace();
        m_parser->header_limit(static_cast<std::uint32_t>(m_limits.headerBytesMax));
        m_parser->body_limit(m_limits.bodyBytesMax);
        m_stream.expires_after(idleTimeMax);
        http::async_read_header(
            m_stream, m_buffer, *m_parser,
            [self = shared_from_this()](error_code error, std::size_t) { self->headerRead(error); });
    }

private:
    void headerRead(error_code error)
    {
        if (error)
            return refuse(error);
        if (wantsContinue(m_parser->get()))
            return sayContinue();
        readBody();
    }

    void sayContinue()
    {
        m_response = {http::status::continue_, m_parser->get().version()};
        http::async_write(m_stream, m_response, [self = shared_from_this()](error_code error, std::size_t) {
            if (!error)
                self->readBody();
        });
    }

    void readBody()
    {
        http::async_read(
            m_stream, m_buffer, *m_parser,
            [self = shared_from_this()](error_code error, std::size_t) { self->bodyRead(error); });
    }

    void bodyRead(error_code error)
    {
        if (error)
            return refuse(error);
        auto message = m_parser->release();
        m_version = message.version();
        m_keepAlive = message.keep_alive();
        m_isHead = message.method() == http::verb::head;
        m_stream.expires_never();
        m_handle(routed(std::move(message)),
                 [self = shared_from_this()](Delivery delivery) { self->deliver(std::move(delivery)); });
    }

    void deliver(Delivery delivery)
    {
        switch (delivery.kind) {
        case Delivery::Kind::Answer:
            return write(std::move(delivery.answer));
        case Delivery::Kind::Close:
            return close();
        case Delivery::Kind::Reset:
            return reset();
        }
    }

    void write(TargetAnswer answer)
    {
        m_response = {static_cast<http::status>(answer.status), m_version};
        m_response.reason(
            beast::string_view(reasonPhrase(answer.status).data(), reasonPhrase(answer.status).size()));
        for (const auto &[name, value] : answer.headers)
            m_response.insert(name, value);
        m_response.keep_alive(m_keepAlive);
        m_response.body() = std::move(answer.body);
        m_response.prepare_payload();
        if (m_isHead)
            m_response.body().clear();
        m_stream.expires_after(idleTimeMax);
        http::async_write(m_stream, m_response, [self = shared_from_this()](error_code error, std::size_t) {
            self->written(error);
        });
    }

    void written(error_code error)
    {
        if (error || !m_keepAlive)
            return close();
        readHeader();
    }

    void refuse(error_code error)
    {
        const int status = statusFor(error);
        if (status == 0)
            return close();
        m_keepAlive = false;
        write(problem(status));
    }

    void close()
    {
        error_code ignored;
        m_stream.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_both, ignored);
        m_stream.socket().close(ignored);
    }

    /// Closing a socket that lingers for no time sends RST in place of FIN.
    void reset()
    {
        error_code ignored;
        m_stream.socket().set_option(boost::asio::socket_base::linger(true, 0), ignored);
        m_stream.socket().close(ignored);
    }

    beast::tcp_stream m_stream;
    const HttpSession::Handle &m_handle;
    HttpSession::Limits m_limits;
    beast::flat_buffer m_buffer;
    std::optional<http::request_parser<http::string_body>> m_parser;
    http::response<http::string_body> m_response;
    unsigned m_version = 11;
    bool m_keepAlive = true;
    bool m_isHead = false;
};

} // namespace

void HttpSession::start(boost::asio::ip::tcp::socket socket, const Handle &handle, const Limits &limits)
{
    std::make_shared<Session>(std::move(socket), handle, limits)->readHeader();
}

} // namespace schemabridge::target
