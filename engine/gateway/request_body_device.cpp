#include "engine/gateway/request_body_device.h"

#include <algorithm>
#include <utility>

namespace schemabridge::gateway {

RequestBodyDevice::RequestBodyDevice(std::string body, QObject *parent)
    : QIODevice(parent), m_body(std::move(body))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 RequestBodyDevice::readData(char *data, qint64 sizeMax)
{
    const qint64 count = std::min(sizeMax, size() - pos());
    std::copy_n(m_body.begin() + pos(), count, data);
    return count;
}

} // namespace schemabridge::gateway
