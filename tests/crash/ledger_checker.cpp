#include "tests/crash/ledger_checker.h"

#include "engine/gateway/prepared_request.h"

#include <QCryptographicHash>
#include <map>

namespace schemabridge::test {

namespace {

struct Intent {
    std::string bodyHash;
    int effects = 0;
};

using Intents = std::map<std::string, Intent>;

std::string sha256(const std::string &bytes)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

Intents intentsOf(const std::vector<StepRecord> &steps)
{
    Intents intents;
    for (const auto &step : steps) {
        const auto request = gateway::parseRequest(*step.request);
        if (request && request->key)
            intents[request->key->value].bodyHash = sha256(request->body.text);
    }
    return intents;
}

QString told(const std::string &key, const char *violation)
{
    return QStringLiteral("%1: %2").arg(QString::fromStdString(key), QString::fromLatin1(violation));
}

} // namespace

QStringList violationsOf(const std::vector<StepRecord> &steps, const std::vector<target::LedgerEntry> &ledger)
{
    auto intents = intentsOf(steps);
    QStringList violations;
    for (const auto &entry : ledger) {
        const auto intent = intents.find(entry.key);
        if (intent == intents.end()) {
            violations.append(told(entry.key, "no step recorded this request"));
            continue;
        }
        if (entry.bodyHash != intent->second.bodyHash)
            violations.append(told(entry.key, "the body is not the recorded one"));
        intent->second.effects += entry.kind == target::LedgerEntry::Kind::Effect ? 1 : 0;
    }
    for (const auto &[key, intent] : intents) {
        if (intent.effects != 1)
            violations.append(told(key, intent.effects == 0 ? "no effect" : "more than one effect"));
    }
    return violations;
}

} // namespace schemabridge::test
