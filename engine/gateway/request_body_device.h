#pragma once

#include <QIODevice>

#include <string>

namespace schemabridge::gateway {

/// A body that is read once. Where a connection breaks before the answer, QNetworkAccessManager begins the
/// request anew, a POST too, unless its body cannot be rewound: this one cannot. So only whoever knows about
/// idempotency keys decides whether a request is sent again. Works for empty bodies as well.
class RequestBodyDevice final : public QIODevice {
public:
    explicit RequestBodyDevice(std::string body, QObject *parent);

    bool isSequential() const override { return false; }
    qint64 size() const override { return static_cast<qint64>(m_body.size()); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 sizeMax) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    std::string m_body;
};

} // namespace schemabridge::gateway
