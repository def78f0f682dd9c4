#include "ui/run/event_text.h"

#include "engine/identity/trigger.h"
#include "ui/messages/sentence.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace schemabridge::ui {

namespace {

constexpr int shortIdLength = 8;
constexpr int msPerSecond = 1000;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::RunEvents)
};

QString textOf(const json::Value &value)
{
    if (value.isString())
        return QString::fromUtf8(value.asString().data(), static_cast<qsizetype>(value.asString().size()));
    return value.isNumber() ? QString::fromStdString(value.numberText()) : QString();
}

QString listText(const Event &event, std::string_view member)
{
    QStringList names;
    if (const json::Value *list = event.detail.find(member)) {
        for (const json::Value &element : list->elements())
            names.append(textOf(element));
    }
    return names.join(QStringLiteral(", "));
}

QString errorText(const Event &event, std::string_view member)
{
    const auto error = detailError(event, member);
    return error ? message(*error).what : QString();
}

QString workerText(const QString &worker)
{
    return worker.section(u'-', -1);
}

QString receivedText(const Event &event)
{
    return Texts::tr("%1 bytes; identity: %2")
        .arg(detailText(event, "bytes"), ruleText(detailText(event, "rule").toStdString()));
}

QString hitText(const Event &event)
{
    return Texts::tr("Same as the execution of %1: %2")
        .arg(clockText(detailText(event, "createdAt")), detailText(event, "key"));
}

QString dispatchText(const Event &event)
{
    if (detailText(event, "cause") == QStringLiteral("retryStep"))
        return Texts::tr("Retried by hand");
    const QString from = listText(event, "from");
    return from.isEmpty() ? QString() : Texts::tr("After %1").arg(from);
}

QString takeoverText(const Event &event)
{
    return Texts::tr("From worker %1, whose lease under epoch %2 ran out")
        .arg(workerText(detailText(event, "from")), detailText(event, "fromEpoch"));
}

QString claimLostText(const Event &event)
{
    return Texts::tr("Worker %1 holds the step").arg(workerText(detailText(event, "holder")));
}

QString fencedText(const Event &event)
{
    return Texts::tr("Too late: the step is at epoch %1").arg(detailText(event, "currentEpoch"));
}

QString keyText(const Event &event)
{
    return Texts::tr("%1 in %2").arg(detailText(event, "value"), detailText(event, "name"));
}

QString sentText(const Event &event)
{
    const QString call = detailText(event, "method") % u' ' % detailText(event, "url");
    const json::Value *repeat = event.detail.find("repeat");
    const bool isRepeat = repeat && repeat->isBoolean() && repeat->asBoolean();
    return isRepeat ? Texts::tr("%1 — the same bytes again").arg(call) : call;
}

QString retryText(const Event &event)
{
    const double seconds = detailText(event, "delayMs").toDouble() / msPerSecond;
    return Texts::tr("Retry %1 in %2 s: %3")
        .arg(detailText(event, "retry"), QLocale().toString(seconds, 'f', 1), errorText(event, "reason"));
}

QString mergeText(const Event &event)
{
    return Texts::tr("%1 arrived, waiting for %2")
        .arg(listText(event, "arrived"), listText(event, "waitingFor"));
}

} // namespace

EventLook eventLook(EventType type)
{
    switch (type) {
    case EventType::TriggerReceived:
        return {Icon::EntryPoint, Tone::Info};
    case EventType::TriggerRefused:
    case EventType::StepFailed:
    case EventType::ExecutionFailed:
    case EventType::RequestFailed:
        return {Icon::Error, Tone::Danger};
    case EventType::DedupHit:
    case EventType::StepShortCircuited:
    case EventType::ClaimLost:
    case EventType::ResultFenced:
        return {Icon::Shield, Tone::Guard};
    case EventType::StepTakenOver:
    case EventType::StepRedelivered:
    case EventType::RetryScheduled:
        return {Icon::Retry, Tone::Warning};
    case EventType::KeyComputed:
        return {Icon::Key, Tone::Guard};
    case EventType::RequestSent:
    case EventType::ResponseReceived:
        return {Icon::Gateway, Tone::Info};
    case EventType::StepCompleted:
    case EventType::ExecutionCompleted:
        return {Icon::Success, Tone::Success};
    case EventType::StepClaimed:
    case EventType::LeaseRenewed:
        return {Icon::Lock, Tone::Neutral};
    case EventType::BranchTaken:
        return {Icon::Condition, Tone::Neutral};
    case EventType::MergeWaiting:
        return {Icon::Merge, Tone::Neutral};
    case EventType::ExecutionCreated:
        return {Icon::Plus, Tone::Info};
    case EventType::StepDispatched:
        return {Icon::ChevronRight, Tone::Neutral};
    case EventType::DedupMiss:
    case EventType::StepSkipped:
    case EventType::ExecutionCancelled:
        return {Icon::Minus, Tone::Neutral};
    }
    return {Icon::Info, Tone::Neutral};
}

QString eventTitle(EventType type)
{
    switch (type) {
    case EventType::TriggerReceived:
        return Texts::tr("Trigger received");
    case EventType::TriggerRefused:
        return Texts::tr("Trigger refused");
    case EventType::DedupMiss:
        return Texts::tr("Not seen before");
    case EventType::DedupHit:
        return Texts::tr("Dedup hit");
    case EventType::ExecutionCreated:
        return Texts::tr("Execution started");
    case EventType::StepDispatched:
        return Texts::tr("Step dispatched");
    case EventType::StepRedelivered:
        return Texts::tr("Step delivered again");
    case EventType::StepShortCircuited:
        return Texts::tr("Short-circuited");
    case EventType::StepClaimed:
        return Texts::tr("Step claimed");
    case EventType::ClaimLost:
        return Texts::tr("Claim lost");
    case EventType::LeaseRenewed:
        return Texts::tr("Lease renewed");
    case EventType::StepTakenOver:
        return Texts::tr("Step taken over");
    case EventType::ResultFenced:
        return Texts::tr("Late result fenced");
    case EventType::KeyComputed:
        return Texts::tr("Key computed");
    case EventType::RequestSent:
        return Texts::tr("Request sent");
    case EventType::ResponseReceived:
        return Texts::tr("Answer received");
    case EventType::RequestFailed:
        return Texts::tr("No answer");
    case EventType::RetryScheduled:
        return Texts::tr("Retry scheduled");
    case EventType::BranchTaken:
        return Texts::tr("Branch taken");
    case EventType::StepSkipped:
        return Texts::tr("Step skipped");
    case EventType::MergeWaiting:
        return Texts::tr("Merge waits");
    case EventType::StepCompleted:
        return Texts::tr("Step completed");
    case EventType::StepFailed:
        return Texts::tr("Step failed");
    case EventType::ExecutionCompleted:
        return Texts::tr("Execution completed");
    case EventType::ExecutionFailed:
        return Texts::tr("Execution failed");
    case EventType::ExecutionCancelled:
        return Texts::tr("Execution cancelled");
    }
    return {};
}

QString eventDetail(const Event &event)
{
    switch (event.type) {
    case EventType::TriggerReceived:
        return receivedText(event);
    case EventType::TriggerRefused:
    case EventType::StepFailed:
    case EventType::RequestFailed:
        return errorText(event, "error");
    case EventType::DedupMiss:
        return detailText(event, "key");
    case EventType::DedupHit:
        return hitText(event);
    case EventType::StepDispatched:
        return dispatchText(event);
    case EventType::StepRedelivered:
        return Texts::tr("Delivery %1").arg(detailText(event, "deliveredCount"));
    case EventType::StepShortCircuited:
        return Texts::tr("Nothing left to do: acknowledged without running");
    case EventType::StepClaimed:
    case EventType::LeaseRenewed:
        return Texts::tr("Lease until %1").arg(clockText(detailText(event, "leaseUntil")));
    case EventType::ClaimLost:
        return claimLostText(event);
    case EventType::StepTakenOver:
        return takeoverText(event);
    case EventType::ResultFenced:
        return fencedText(event);
    case EventType::KeyComputed:
        return keyText(event);
    case EventType::RequestSent:
        return sentText(event);
    case EventType::ResponseReceived:
        return Texts::tr("Status %1").arg(detailText(event, "status"));
    case EventType::RetryScheduled:
        return retryText(event);
    case EventType::BranchTaken:
        return listText(event, "edges");
    case EventType::MergeWaiting:
        return mergeText(event);
    case EventType::ExecutionFailed:
        return Texts::tr("Failed: %1").arg(listText(event, "failedSteps"));
    case EventType::ExecutionCreated:
    case EventType::StepSkipped:
    case EventType::StepCompleted:
    case EventType::ExecutionCompleted:
    case EventType::ExecutionCancelled:
        break;
    }
    return {};
}

QString stepStateText(StepState state)
{
    switch (state) {
    case StepState::Pending:
        return Texts::tr("Pending");
    case StepState::Dispatched:
        return Texts::tr("Dispatched");
    case StepState::Executing:
        return Texts::tr("Executing");
    case StepState::Completed:
        return Texts::tr("Completed");
    case StepState::Failed:
        return Texts::tr("Failed");
    case StepState::Skipped:
        return Texts::tr("Skipped");
    case StepState::Cancelled:
        return Texts::tr("Cancelled");
    }
    return {};
}

QString executionStateText(ExecutionState state)
{
    switch (state) {
    case ExecutionState::Running:
        return Texts::tr("Running");
    case ExecutionState::Completed:
        return Texts::tr("Completed");
    case ExecutionState::Failed:
        return Texts::tr("Failed");
    case ExecutionState::Cancelled:
        return Texts::tr("Cancelled");
    }
    return {};
}

Tone executionTone(ExecutionState state)
{
    switch (state) {
    case ExecutionState::Running:
        return Tone::Info;
    case ExecutionState::Completed:
        return Tone::Success;
    case ExecutionState::Failed:
        return Tone::Danger;
    case ExecutionState::Cancelled:
        break;
    }
    return Tone::Neutral;
}

QString ruleText(std::string_view rule)
{
    using identity::Rule;
    if (rule == ruleName(Rule::Content))
        return Texts::tr("the payload's bytes");
    if (rule == ruleName(Rule::IdempotencyFields))
        return Texts::tr("the idempotency fields");
    if (rule == ruleName(Rule::ClientIdempotencyId))
        return Texts::tr("the sender's idempotency id");
    if (rule == ruleName(Rule::ForceNewExecution))
        return Texts::tr("a forced new execution");
    return Texts::tr("the schedule");
}

QString shortId(const ExecutionId &id)
{
    return QString::fromStdString(id.toString()).left(shortIdLength) % u'…';
}

QString clockText(Instant time)
{
    const auto local = QDateTime::fromMSecsSinceEpoch(toEpochMs(time));
    const QString clock = local.toString(QStringLiteral("HH:mm:ss"));
    if (local.date() == QDate::currentDate())
        return clock;
    return QLocale().toString(local.date(), QLocale::ShortFormat) % u' ' % clock;
}

QString clockText(const QString &isoText)
{
    const auto time = QDateTime::fromString(isoText, Qt::ISODateWithMs);
    return time.isValid() ? clockText(fromEpochMs(time.toMSecsSinceEpoch())) : isoText;
}

QString detailText(const Event &event, std::string_view member)
{
    const json::Value *value = event.detail.find(member);
    return value ? textOf(*value) : QString();
}

std::optional<Error> detailError(const Event &event, std::string_view member)
{
    const json::Value *object = event.detail.find(member);
    const json::Value *code = object ? object->find("code") : nullptr;
    const auto known = code && code->isString() ? errorCodeFromName(code->asString()) : std::nullopt;
    if (!known)
        return std::nullopt;
    Error error{*known, {}};
    for (const json::Member &argument : object->members()) {
        if (argument.name != "code" && argument.value.isString())
            error = error.with(argument.name == "detailCode" ? "code" : argument.name,
                               std::string(argument.value.asString()));
    }
    return error;
}

} // namespace schemabridge::ui
