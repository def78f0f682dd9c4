#include "app/command_line/sent_request.h"

#include "app/command_line/text.h"
#include "engine/gateway/fill_secrets.h"
#include "engine/gateway/stand_in_secrets.h"

#include <QCryptographicHash>
#include <QUrl>

namespace schemabridge::app {

namespace {

constexpr int pageSize = 1000;

std::string sha256(const std::string &bytes)
{
    const auto data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex().toStdString();
}

RequestFingerprint fingerprintOf(const HttpRequest &request)
{
    const QUrl url(text(request.url));
    const auto path = url.path(QUrl::FullyEncoded).toStdString();
    return {url.host().toStdString(), request.method + " " + (path.empty() ? "/" : path),
            sha256(request.body)};
}

} // namespace

std::optional<RequestFingerprint> fingerprintOf(const ExecutionRecord &execution, const StepRecord &step)
{
    if (execution.isLive || !step.request)
        return std::nullopt;
    const auto prepared = gateway::parseRequest(*step.request);
    if (!prepared)
        return std::nullopt;
    gateway::StandInSecrets secrets;
    const auto filled = gateway::fillSecrets(*prepared, {}, secrets);
    return filled ? std::optional(fingerprintOf(filled->request)) : std::nullopt;
}

std::int64_t sentCountOf(StoreReader &store, const ExecutionRecord &execution, const StepRecord &step)
{
    if (step.attempt <= 1)
        return step.request ? 1 : 0;
    std::int64_t count = 0;
    std::int64_t after = 0;
    for (auto page = store.events(after, pageSize, execution.id); !page.empty();
         page = store.events(after, pageSize, execution.id)) {
        for (const auto &event : page)
            count += event.type == EventType::RequestSent && event.vertex == step.vertex ? 1 : 0;
        after = page.back().seq;
    }
    return count;
}

} // namespace schemabridge::app
