#include "app/command_line/effect_report.h"

#include "app/command_line/sent_request.h"
#include "app/command_line/text.h"

#include <algorithm>
#include <map>

namespace schemabridge::app {

namespace {

using json::Value;

constexpr std::size_t pageSize = 1000;

struct Intent {
    VertexId vertex;
    std::int64_t sentCountMax = 0; ///< by one step of one execution
};

using Intents = std::map<RequestFingerprint, Intent>;

/// Each request of the executions, once.
Intents intentsOf(StoreReader &store, const std::vector<ExecutionReport> &executions)
{
    Intents intents;
    for (const auto &report : executions) {
        for (const auto &step : report.steps) {
            const auto fingerprint = fingerprintOf(report.execution, step);
            if (!fingerprint)
                continue;
            auto &intent = intents[*fingerprint];
            intent.vertex = step.vertex;
            intent.sentCountMax = std::max(intent.sentCountMax, sentCountOf(store, report.execution, step));
        }
    }
    return intents;
}

/// Effects of each request, by the key that the target saw.
using EffectCounts = std::map<RequestFingerprint, std::map<std::string, std::int64_t>>;

EffectCounts countEffects(const Intents &intents, const target::MockTarget &target)
{
    EffectCounts counts;
    std::int64_t after = 0;
    for (auto page = target.entriesAfter(after, pageSize); !page.empty();
         page = target.entriesAfter(after, pageSize)) {
        for (const auto &entry : page) {
            const RequestFingerprint fingerprint{entry.host, entry.route, entry.bodyHash};
            if (entry.kind == target::LedgerEntry::Kind::Effect && intents.contains(fingerprint))
                ++counts[fingerprint][entry.key];
        }
        after = page.back().seq;
    }
    return counts;
}

} // namespace

std::vector<DuplicateEffect> findDuplicateEffects(StoreReader &store,
                                                  const std::vector<ExecutionReport> &executions,
                                                  const target::MockTarget &target)
{
    const auto intents = intentsOf(store, executions);
    std::vector<DuplicateEffect> duplicates;
    if (intents.empty())
        return duplicates;
    for (const auto &[fingerprint, countByKey] : countEffects(intents, target)) {
        const auto &intent = intents.at(fingerprint);
        for (const auto &[key, count] : countByKey) {
            if (count > 1)
                duplicates.push_back({intent.vertex, fingerprint.route, key, count, intent.sentCountMax > 1});
        }
    }
    return duplicates;
}

QString duplicateSentence(const DuplicateEffect &duplicate)
{
    const auto vertex = text(duplicate.vertex.value);
    const auto route = text(duplicate.route);
    const auto count = QString::number(duplicate.effectCount);
    if (!duplicate.key.empty()) {
        return QStringLiteral(
                   "%1 effects of one intent (%2, %3, key %4): this target no longer knew the key. "
                   "Retry within its key's lifetime, or make a field unique at the target.")
            .arg(count, vertex, route, text(duplicate.key));
    }
    if (duplicate.isOneIntent) {
        return QStringLiteral(
                   "%1 effects of one intent (%2, %3): this target cannot tell the retry from a new "
                   "request. Send an idempotency key, or look the effect up before writing.")
            .arg(count, vertex, route);
    }
    return QStringLiteral("%1 effects of the same request (%2, %3): this target cannot tell one execution's "
                          "request from another's. Send an idempotency key where they mean the same.")
        .arg(count, vertex, route);
}

Value duplicateToJson(const DuplicateEffect &duplicate)
{
    auto object = Value::object({{"vertex", Value::string(duplicate.vertex.value)},
                                 {"route", Value::string(duplicate.route)},
                                 {"effects", Value::integer(duplicate.effectCount)},
                                 {"oneIntent", Value::boolean(duplicate.isOneIntent)}});
    return duplicate.key.empty() ? object : object.with("key", Value::string(duplicate.key));
}

Value totalsToJson(const target::LedgerTotals &totals)
{
    return Value::object({{"new", Value::integer(totals.effects)},
                          {"replayed", Value::integer(totals.replayed)},
                          {"conflicts", Value::integer(totals.conflicts)}});
}

QString totalsText(const target::LedgerTotals &totals)
{
    return QStringLiteral("%1 new, %2 replayed, %3 conflicts")
        .arg(QString::number(totals.effects), QString::number(totals.replayed),
             QString::number(totals.conflicts));
}

} // namespace schemabridge::app
