#pragma once

#include <QByteArray>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <functional>
#include <map>
#include <vector>

namespace schemabridge::test {

/// A loopback server that a test scripts byte by byte. Counts every request that arrives, on whatever
/// connection.
class RawServer : public QObject {
public:
    /// Gets the socket and the whole request (head and body); may write, close or abort.
    using Handler = std::function<void(QTcpSocket &, const QByteArray &)>;

    explicit RawServer(Handler handler) : m_handler(std::move(handler))
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] { accept(); });
    }

    std::string url(const std::string &path = "/") const
    {
        return "http://127.0.0.1:" + std::to_string(m_server.serverPort()) + path;
    }

    std::vector<QByteArray> requests;
    int connections = 0;

private:
    void accept()
    {
        while (QTcpSocket *socket = m_server.nextPendingConnection()) {
            ++connections;
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        }
    }

    void read(QTcpSocket &socket)
    {
        QByteArray &pending = m_pending[&socket];
        pending += socket.readAll();
        const auto headEnd = pending.indexOf("\r\n\r\n");
        if (headEnd < 0 || pending.size() < headEnd + 4 + contentLength(pending.left(headEnd)))
            return;
        requests.push_back(std::exchange(pending, {}));
        m_handler(socket, requests.back());
    }

    static qsizetype contentLength(const QByteArray &head)
    {
        const QByteArray name = "content-length:";
        const auto at = head.toLower().indexOf(name);
        return at < 0 ? 0
                      : head.mid(at + name.size(), head.indexOf("\r\n", at) - at - name.size())
                            .trimmed()
                            .toInt();
    }

    QTcpServer m_server;
    Handler m_handler;
    std::map<QTcpSocket *, QByteArray> m_pending;
};

} // namespace schemabridge::test
