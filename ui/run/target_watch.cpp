#include "ui/run/target_watch.h"

#include "engine/identity/trigger.h"
#include "ui/run/event_text.h"

#include <QUrl>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr std::size_t sentMax = 10'000; ///< requests that are remembered without a line in the ledger

bool isDeduplicated(const QString &rule)
{
    const auto name = rule.toStdString();
    return name != identity::ruleName(identity::Rule::Cron) &&
           name != identity::ruleName(identity::Rule::ForceNewExecution);
}

} // namespace

void TargetWatch::note(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        if (!event.execution)
            continue;
        if (event.type == EventType::DedupMiss && isDeduplicated(detailText(event, "rule")))
            m_orders[*event.execution] =
                detailText(event, "rule").toStdString() + '\n' + detailText(event, "key").toStdString();
        if (event.type == EventType::RequestSent)
            m_sent.push_back(sentBy(event));
    }
    while (m_sent.size() > sentMax)
        m_sent.pop_front();
}

TargetWatch::Sent TargetWatch::sentBy(const Event &event)
{
    const QUrl url(detailText(event, "url"));
    const json::Value *key = event.detail.find("key");
    const json::Value *value = key ? key->find("value") : nullptr;
    return {.execution = *event.execution,
            .vertex = event.vertex,
            .attempt = event.attempt,
            .host = url.host().toStdString(),
            .route =
                detailText(event, "method").toStdString() + ' ' + url.path(QUrl::FullyEncoded).toStdString(),
            .key = value && value->isString() ? std::string(value->asString()) : std::string()};
}

std::vector<TargetFact> TargetWatch::match(const std::vector<target::LedgerEntry> &entries)
{
    std::vector<TargetFact> facts;
    for (const target::LedgerEntry &entry : entries) {
        const auto sent = find(entry);
        if (sent == m_sent.end())
            continue;
        int &effects = m_effects[intentOf(*sent)];
        if (entry.kind == target::LedgerEntry::Kind::Effect)
            ++effects;
        facts.push_back({entry, sent->execution, sent->vertex, sent->attempt, !sent->key.empty(), effects});
        m_sent.erase(sent);
    }
    return facts;
}

std::deque<TargetWatch::Sent>::iterator TargetWatch::find(const target::LedgerEntry &entry)
{
    // A target that reads no key, or another one than the workflow sends, still has the same route.
    const auto isSameCall = [&entry](const Sent &sent) {
        return sent.host == entry.host && sent.route == entry.route;
    };
    const auto exact = std::find_if(m_sent.begin(), m_sent.end(), [&](const Sent &sent) {
        return isSameCall(sent) && sent.key == entry.key;
    });
    return exact != m_sent.end() ? exact : std::find_if(m_sent.begin(), m_sent.end(), isSameCall);
}

std::string TargetWatch::intentOf(const Sent &sent) const
{
    const auto order = m_orders.find(sent.execution);
    return sent.vertex.value + '\n' + (order == m_orders.end() ? sent.execution.toString() : order->second);
}

} // namespace schemabridge::ui
