#include "engine/target/mock_target.h"

#include "engine/target/request_desk.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>

#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace schemabridge::target {

namespace {

using boost::asio::ip::tcp;

Error portUnavailable(std::uint16_t port, const boost::system::error_code &error)
{
    return {ErrorCode::PortUnavailable, {{"port", std::to_string(port)}, {"reason", error.message()}}};
}

} // namespace

/// The io_context and its thread. The desk and its ledger are made, used and destroyed on that thread.
class MockTarget::Server {
public:
    Server(MockTargetOptions options, const Clock &clock)
        : m_options(std::move(options)), m_clock(clock), m_acceptor(m_context)
    {
    }

    ~Server()
    {
        m_context.stop();
        if (m_thread.joinable())
            m_thread.join();
    }

    Status start()
    {
        if (const Status status = listen(); !status)
            return status;
        const auto opened = std::make_shared<std::promise<Status>>();
        auto result = opened->get_future();
        m_thread = std::thread([this, opened] { run(*opened); });
        return result.get();
    }

    std::uint16_t port() const { return m_port; }

    /// What `ask` says of the desk, on the desk's own thread.
    template<typename Ask>
    auto ask(Ask ask)
    {
        // Shared, since its setter may still be busy with it when the answer is there.
        const auto promise = std::make_shared<std::promise<decltype(ask(*m_desk))>>();
        auto answer = promise->get_future();
        boost::asio::post(m_context, [this, promise, &ask] { promise->set_value(ask(*m_desk)); });
        return answer.get();
    }

private:
    Status listen()
    {
        boost::system::error_code error;
        const tcp::endpoint endpoint(boost::asio::ip::address_v4::loopback(), m_options.port);
        m_acceptor.open(endpoint.protocol(), error);
        // A target that was stopped a moment ago may come back on its port at once.
        if (!error)
            m_acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error)
            m_acceptor.bind(endpoint, error);
        if (!error)
            m_acceptor.listen(boost::asio::socket_base::max_listen_connections, error);
        if (error)
            return portUnavailable(m_options.port, error);
        m_port = m_acceptor.local_endpoint(error).port();
        return error ? Status(portUnavailable(m_options.port, error)) : Status();
    }

    void run(std::promise<Status> &opened)
    {
        auto desk = RequestDesk::open(m_options, m_clock, m_context);
        if (!desk)
            return opened.set_value(desk.error());
        m_desk = desk.takeValue();
        m_handle = [this](RoutedRequest request, HttpSession::Respond respond) {
            m_desk->handle(std::move(request), std::move(respond));
        };
        accept();
        opened.set_value({});
        m_context.run();
        m_desk.reset();
    }

    void accept()
    {
        m_acceptor.async_accept([this](const boost::system::error_code &error, tcp::socket socket) {
            if (!error)
                HttpSession::start(std::move(socket), m_handle, {.bodyBytesMax = m_options.bodyBytesMax});
            if (m_acceptor.is_open())
                accept();
        });
    }

    MockTargetOptions m_options;
    const Clock &m_clock;
    // Jobs of the desk hold connections, and connections the context: so the context goes last.
    boost::asio::io_context m_context{1};
    tcp::acceptor m_acceptor;
    std::uint16_t m_port = 0;
    HttpSession::Handle m_handle;
    std::unique_ptr<RequestDesk> m_desk;
    std::thread m_thread;
};

MockTarget::MockTarget(std::unique_ptr<Server> server) : m_server(std::move(server)) {}

MockTarget::~MockTarget() = default;

Result<std::unique_ptr<MockTarget>> MockTarget::start(MockTargetOptions options, const Clock &clock)
{
    auto server = std::make_unique<Server>(std::move(options), clock);
    if (const Status status = server->start(); !status)
        return status.error();
    return std::unique_ptr<MockTarget>(new MockTarget(std::move(server)));
}

std::uint16_t MockTarget::port() const
{
    return m_server->port();
}

void MockTarget::setFaults(FaultScript faults)
{
    m_server->ask([&faults](RequestDesk &desk) {
        desk.setFaults(std::move(faults));
        return true;
    });
}

std::int64_t MockTarget::lastSeq() const
{
    return m_server->ask([](RequestDesk &desk) { return desk.ledger().lastSeq(); });
}

LedgerTotals MockTarget::totalsAfter(std::int64_t seq) const
{
    return m_server->ask([seq](RequestDesk &desk) { return desk.ledger().totalsAfter(seq); });
}

std::vector<LedgerEntry> MockTarget::entriesAfter(std::int64_t seq, std::size_t limit) const
{
    return m_server->ask([seq, limit](RequestDesk &desk) { return desk.ledger().entriesAfter(seq, limit); });
}

} // namespace schemabridge::target
