#include "ui/run/run_projection.h"

#include "ui/run/event_text.h"
#include "ui/run/guard_line.h"

#include <QCoreApplication>

namespace schemabridge::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::RunBadge)
};

std::optional<StepState> stateAfter(EventType type)
{
    switch (type) {
    case EventType::StepDispatched:
    case EventType::RetryScheduled:
        return StepState::Dispatched;
    case EventType::StepClaimed:
    case EventType::StepTakenOver:
        return StepState::Executing;
    case EventType::StepCompleted:
        return StepState::Completed;
    case EventType::StepFailed:
        return StepState::Failed;
    case EventType::StepSkipped:
        return StepState::Skipped;
    default:
        return std::nullopt;
    }
}

std::optional<RunBadge> badgeFor(const Event &event)
{
    const QString reason = eventDetail(event);
    switch (event.type) {
    case EventType::DedupHit:
        return RunBadge{Texts::tr("dedup hit"), Icon::Shield, Tone::Guard, reason};
    case EventType::StepShortCircuited:
        return RunBadge{Texts::tr("short-circuited"), Icon::Shield, Tone::Guard, reason};
    case EventType::ClaimLost:
        return RunBadge{Texts::tr("claim lost"), Icon::Lock, Tone::Guard, reason};
    case EventType::ResultFenced:
        return RunBadge{Texts::tr("fenced"), Icon::Shield, Tone::Guard, reason};
    case EventType::StepTakenOver:
        return RunBadge{Texts::tr("taken over"), Icon::Retry, Tone::Warning, reason};
    case EventType::RetryScheduled:
        return RunBadge{Texts::tr("retry scheduled"), Icon::Clock, Tone::Warning, reason};
    default:
        return std::nullopt;
    }
}

} // namespace

void RunProjection::apply(const std::vector<Event> &events, const workflow::Workflow &workflow)
{
    for (const Event &event : events) {
        if (event.execution != m_execution || event.seq <= m_lastSeq)
            continue;
        m_lastSeq = event.seq;
        apply(event, workflow);
    }
}

void RunProjection::apply(const Event &event, const workflow::Workflow &workflow)
{
    if (event.vertex.isEmpty())
        return;
    StepOverlay step = m_overlay.step(event.vertex);
    applyState(event, step);
    applyTexts(event, step);
    applyBadge(event, step);
    m_overlay.setStep(event.vertex, step);
    m_states[event.vertex] = step.state;
    decideEdges(event, workflow);
}

void RunProjection::applyState(const Event &event, StepOverlay &step) const
{
    if (const auto state = stateAfter(event.type))
        step.state = *state;
    const bool isClaim = event.type == EventType::StepClaimed || event.type == EventType::StepTakenOver;
    if (isClaim) {
        step.attempt = event.attempt;
        step.epoch = event.epoch;
    }
}

void RunProjection::applyTexts(const Event &event, StepOverlay &step)
{
    switch (event.type) {
    case EventType::KeyComputed:
        step.keyText = detailText(event, "value");
        break;
    case EventType::StepDispatched:
        step.detail.clear();
        break;
    case EventType::ResponseReceived:
    case EventType::RequestFailed:
    case EventType::StepFailed:
    case EventType::MergeWaiting:
        step.detail = eventDetail(event);
        break;
    default:
        break;
    }
}

void RunProjection::applyBadge(const Event &event, StepOverlay &step)
{
    if (auto badge = badgeFor(event))
        step.badge = std::move(badge);
}

void RunProjection::apply(const TargetFact &fact)
{
    if (fact.execution != m_execution)
        return;
    const auto line = guardLine(fact, [](const VertexId &id) { return QString::fromStdString(id.value); });
    if (!line)
        return;
    const bool isReplay = fact.entry.kind == target::LedgerEntry::Kind::Replay;
    const bool isDuplicate = line->tone == Tone::Danger;
    StepOverlay step = m_overlay.step(fact.vertex);
    step.badge = RunBadge{isDuplicate ? Texts::tr("second effect")
                          : isReplay  ? Texts::tr("replayed")
                                      : Texts::tr("refused"),
                          isDuplicate ? Icon::Warning : Icon::Replay, line->tone, line->text};
    m_overlay.setStep(fact.vertex, step);
}

void RunProjection::decideEdges(const Event &event, const workflow::Workflow &workflow)
{
    // A step tells its end before the branches that it takes: what is not named there is not taken.
    if (event.type == EventType::StepCompleted || event.type == EventType::StepSkipped) {
        for (const workflow::Edge &edge : workflow.outgoing(event.vertex))
            m_overlay.setEdge(edge.id(), EdgeRoute::NotTaken);
    }
    if (event.type != EventType::BranchTaken)
        return;
    if (const json::Value *edges = event.detail.find("edges")) {
        for (const json::Value &edge : edges->elements())
            m_overlay.setEdge(EdgeId{std::string(edge.asString())}, EdgeRoute::Taken);
    }
}

std::vector<VertexId> RunProjection::failedSteps() const
{
    std::vector<VertexId> failed;
    for (const auto &[vertex, state] : m_states) {
        if (state == StepState::Failed)
            failed.push_back(vertex);
    }
    return failed;
}

} // namespace schemabridge::ui
