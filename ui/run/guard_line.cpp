#include "ui/run/guard_line.h"

#include "engine/identity/trigger.h"
#include "engine/ports/records.h"
#include "ui/run/event_text.h"

#include <QCoreApplication>

namespace schemabridge::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::GuardLine)
};

QString stateText(const Event &event)
{
    const auto state = executionStateFromName(detailText(event, "state").toStdString());
    return state ? executionStateText(*state) : detailText(event, "state");
}

/// "the payload's bytes are those", "order.id="A-1" is that"
QString sameness(const Event &event)
{
    const QString rule = detailText(event, "rule");
    if (rule.toStdString() == identity::ruleName(identity::Rule::Content))
        return Texts::tr("the payload's bytes are those");
    return Texts::tr("%1 is the key").arg(detailText(event, "key"));
}

QString afterwards(const Event &event)
{
    const auto state = executionStateFromName(detailText(event, "state").toStdString());
    if (state == ExecutionState::Failed)
        return Texts::tr("It is not run again: retry its failed step, or force a new execution.");
    const QString keptUntil = detailText(event, "keptUntil");
    if (keptUntil.isEmpty())
        return Texts::tr("Nothing ran.");
    return Texts::tr("Nothing ran. The key is kept until %1.").arg(clockText(keptUntil));
}

QString hitText(const Event &event)
{
    return Texts::tr("Stopped at the entry: %1 of execution %2, %3, started %4. %5")
        .arg(sameness(event), event.execution ? shortId(*event.execution) : QString(), stateText(event),
             clockText(detailText(event, "createdAt")), afterwards(event));
}

QString workerText(const QString &worker)
{
    return worker.section(u'-', -1);
}

QString claimLostText(const Event &event, const QString &name)
{
    return Texts::tr("Stopped at the step “%1”: worker %2 lost the claim to worker %3 and ran nothing.")
        .arg(name, workerText(QString::fromStdString(event.worker.value)),
             workerText(detailText(event, "holder")));
}

QString fencedText(const Event &event, const QString &name)
{
    return Texts::tr("Stopped at the step “%1”: worker %2 came too late. Its result of epoch %3 was refused, "
                     "the step is at epoch %4.")
        .arg(name, workerText(QString::fromStdString(event.worker.value)), QString::number(event.epoch.value),
             detailText(event, "currentEpoch"));
}

QString keyOf(const TargetFact &fact)
{
    return QString::fromStdString(fact.entry.key);
}

QString replayText(const TargetFact &fact, const QString &name)
{
    if (fact.entry.key.empty())
        return Texts::tr("Stopped at the target: it knew what “%1” sent and gave its first answer again.")
            .arg(name);
    return Texts::tr("Stopped at the target: key %1 was known; the target replayed its first answer.")
        .arg(keyOf(fact));
}

QString conflictText(const TargetFact &fact, const QString &name)
{
    const QString status = QString::number(fact.entry.status);
    if (fact.entry.key.empty())
        return Texts::tr("Stopped at the target: it refused what “%1” sent with status %2, because it has it "
                         "already.")
            .arg(name, status);
    return Texts::tr("Stopped at the target: key %1 belongs to an earlier request; refused with status %2.")
        .arg(keyOf(fact), status);
}

QString duplicateText(const TargetFact &fact, const QString &name)
{
    const QString count = QString::number(fact.effectsOfIntent);
    if (!fact.carriedKey)
        return Texts::tr(
                   "Not stopped: “%1” had %2 effects for the same trigger. It sends no idempotency key, "
                   "so the target could not recognise the repeat.")
            .arg(name, count);
    return Texts::tr("Not stopped: “%1” had %2 effects for the same trigger. The target did not recognise "
                     "the key as one it had seen.")
        .arg(name, count);
}

} // namespace

std::optional<GuardLine> guardLine(const Event &event, const VertexNames &names)
{
    const auto line = [&event](const QString &text) {
        return GuardLine{Tone::Guard, text, event.execution, event.vertex};
    };
    switch (event.type) {
    case EventType::DedupHit:
        return line(hitText(event));
    case EventType::StepShortCircuited:
        return line(Texts::tr("Stopped at the step “%1”: it had ended already, so the second delivery was "
                              "acknowledged and not run.")
                        .arg(names(event.vertex)));
    case EventType::ClaimLost:
        return line(claimLostText(event, names(event.vertex)));
    case EventType::ResultFenced:
        return line(fencedText(event, names(event.vertex)));
    default:
        return std::nullopt;
    }
}

std::optional<GuardLine> guardLine(const TargetFact &fact, const VertexNames &names)
{
    using Kind = target::LedgerEntry::Kind;
    const auto line = [&fact](Tone tone, const QString &text) {
        return GuardLine{tone, text, fact.execution, fact.vertex};
    };
    const QString name = names(fact.vertex);
    switch (fact.entry.kind) {
    case Kind::Replay:
        return line(Tone::Guard, replayText(fact, name));
    case Kind::Conflict:
        return line(Tone::Guard, conflictText(fact, name));
    case Kind::Effect:
        if (fact.effectsOfIntent > 1)
            return line(Tone::Danger, duplicateText(fact, name));
        break;
    case Kind::Rejected:
        break;
    }
    return std::nullopt;
}

} // namespace schemabridge::ui
