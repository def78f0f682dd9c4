#include "tests/crash/journal_checker.h"

#include "engine/json/print.h"

#include <map>
#include <utility>

namespace schemabridge::test {

namespace {

/// What the journal has told of one step so far.
struct StepHistory {
    bool hasEnded = false;
    Epoch epoch;
    std::optional<std::string> key;
};

bool isClaim(EventType type)
{
    return type == EventType::StepClaimed || type == EventType::StepTakenOver;
}

bool isEnd(EventType type)
{
    return type == EventType::StepCompleted || type == EventType::StepFailed;
}

/// What may still be told of a step that ended: that somebody came too late.
bool mayFollowEnd(EventType type)
{
    return type == EventType::StepShortCircuited || type == EventType::StepRedelivered ||
           type == EventType::ResultFenced || type == EventType::BranchTaken;
}

bool isOperatorsRetry(const Event &event)
{
    const auto *const cause = event.detail.find("cause");
    return event.type == EventType::StepDispatched && cause && cause->isString() &&
           cause->asString() == "retryStep";
}

/// @return the violation's name, or null.
const char *violation(const StepHistory &history, const Event &event, const std::optional<std::string> &key)
{
    if (history.hasEnded && !mayFollowEnd(event.type) && !isOperatorsRetry(event))
        return "after the step's end";
    if (isClaim(event.type) && event.epoch.value != history.epoch.value + 1)
        return "with an epoch that is not the next one";
    if (isEnd(event.type) && event.epoch != history.epoch)
        return "under an epoch that is not the last claim's";
    if (event.type == EventType::RequestSent && history.key && history.key != key)
        return "with another key than the first time";
    return nullptr;
}

std::optional<std::string> keyOf(const Event &event)
{
    const auto *const key = event.detail.find("key");
    return key ? std::optional(json::printCompact(*key)) : std::nullopt;
}

void remember(StepHistory &history, const Event &event)
{
    if (isOperatorsRetry(event))
        history.hasEnded = false;
    if (isEnd(event.type) || event.type == EventType::StepSkipped)
        history.hasEnded = true;
    if (isClaim(event.type))
        history.epoch = event.epoch;
    if (event.type == EventType::RequestSent && !history.key)
        history.key = keyOf(event);
}

} // namespace

QStringList violationsOf(const std::vector<Event> &journal)
{
    std::map<std::pair<ExecutionId, VertexId>, StepHistory> histories;
    QStringList violations;
    for (const auto &event : journal) {
        // Triggers name the entry, but tell nothing of its step.
        const bool isAboutTrigger = event.type < EventType::StepDispatched;
        if (!event.execution || event.vertex.isEmpty() || isAboutTrigger)
            continue;
        auto &history = histories[{*event.execution, event.vertex}];
        if (const char *const found = violation(history, event, keyOf(event)))
            violations.append(QStringLiteral("#%1 %2").arg(event.seq).arg(
                QString::fromStdString(json::printCompact(eventToJson(event)) + " " + found)));
        remember(history, event);
    }
    return violations;
}

} // namespace schemabridge::test
