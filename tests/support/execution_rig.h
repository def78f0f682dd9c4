#pragma once

#include "engine/execution/core.h"
#include "engine/execution/evaluate_step.h"
#include "engine/execution/look_up.h"
#include "engine/store/memory_store.h"
#include "tests/support/manual_clock.h"
#include "tests/support/seeded_random.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace schemabridge::test {

/// Lines of a journal, for comparing with what a test expects.
class EventLines : public std::vector<std::string> {
public:
    using std::vector<std::string>::vector;

    bool contains(const std::string &line) const { return std::find(begin(), end(), line) != end(); }

    /// For Qt Test's messages.
    friend char *toString(const EventLines &lines)
    {
        QByteArray text;
        for (const auto &line : lines)
            text += "\n    " + QByteArray::fromStdString(line);
        return qstrdup(text.constData());
    }
};

/// Drives execution::Core over a store in memory, one command at a time and under the test's own clock: the
/// test is the network, the workers and the scheduler.
class ExecutionRig {
public:
    explicit ExecutionRig(std::string definition, execution::Policy policy = {})
        : m_definition(std::move(definition)), m_core(policy)
    {
    }

    ManualClock clock;

    /// What the identity of a trigger comes to; fails the test where it is refused.
    execution::StartExecution identify(identity::Trigger trigger)
    {
        const auto workflow = execution::CompiledWorkflow::compile(m_definition);
        if (!workflow)
            qFatal("%s", describe(workflow.error()).c_str());
        trigger.workspace = (*workflow)->workflow().workspace();
        if (trigger.entry.isEmpty())
            trigger.entry = (*workflow)->entry({}).takeValue();
        const auto &config = (*workflow)->workflow().findVertex(trigger.entry)->config();
        auto known = identity::identifyTrigger(trigger, *identity::entryIdentityConfig(config));
        if (!known)
            qFatal("%s", describe(known.error()).c_str());
        execution::StartExecution start{{++m_ticket}, trigger, known.takeValue(), m_definition, {}, {},
                                        {},           false};
        m_random.fill(start.freshId.bytes);
        return start;
    }

    /// The read of the look-up.
    void lookUp(execution::StartExecution &start)
    {
        const auto status = store.read(
            [&](StoreReader &reader) { start.lookedUp = execution::lookUpKey(reader, start.identity); });
        QVERIFY(status);
    }

    /// A whole trigger: identity, look-up, write.
    execution::TriggerAnswer trigger(const identity::Trigger &trigger)
    {
        auto start = identify(trigger);
        lookUp(start);
        apply(start);
        return lastAnswer.value();
    }

    execution::TriggerAnswer trigger(const std::string &payload)
    {
        return trigger({identity::TriggerKind::Webhook, {}, {}, payload, {}, false});
    }

    /// Applies a command, notes its events, and keeps what it asks for.
    void apply(const execution::Command &command)
    {
        execution::Actions actions;
        auto committed = store.transact([&](StoreTransaction &transaction) {
            actions = m_core.apply(transaction, command, clock.now(), m_random);
        });
        QVERIFY(committed);
        for (const auto &event : *committed)
            events.push_back(event);
        for (auto &action : actions)
            take(std::move(action));
    }

    /// A delivery reaches a worker. @return what the worker is to run; nothing where it was refused.
    std::optional<execution::RunStep> claim(const std::string &vertex, const std::string &worker = "w1")
    {
        m_run.reset();
        apply(execution::ClaimStep{{row(), {vertex}}, {worker}});
        return m_run;
    }

    /// Runs a step that sends nothing from claim to end.
    void run(const std::string &vertex)
    {
        const auto claimed = claim(vertex);
        QVERIFY2(claimed, vertex.c_str());
        auto output = execution::evaluateStep(*claimed, {.clock = &clock, .random = &m_random});
        if (output)
            apply(execution::CompleteStep{claimed->claim, output.takeValue()});
        else
            apply(execution::FailStep{claimed->claim, output.error()});
    }

    /// Claims a gateway and puts a request on record. @return the claim.
    execution::Claim send(const std::string &vertex, const std::string &request = "POST /",
                          const std::string &worker = "w1")
    {
        const auto claimed = claim(vertex, worker);
        if (!claimed)
            qFatal("nobody could claim %s", vertex.c_str());
        m_sent.reset();
        apply(execution::RecordRequest{claimed->claim, request, {}, json::Value::object({})});
        return claimed->claim;
    }

    void answer(const execution::Claim &claim, int status, HttpHeaders headers = {}, std::string body = "{}")
    {
        apply(execution::RecordAnswer{claim, HttpResponse{status, std::move(headers), std::move(body)}});
    }

    /// Runs a gateway whose target answers with this status.
    void call(const std::string &vertex, int status) { answer(send(vertex), status); }

    StepState state(const std::string &vertex) { return step(vertex).state; }

    StepRecord step(const std::string &vertex)
    {
        StepRecord found;
        const auto status = store.read(
            [&](StoreReader &reader) { found = reader.step(row(), {vertex}).value_or(StepRecord{}); });
        Q_ASSERT(status);
        return found;
    }

    ExecutionState executionState()
    {
        ExecutionState state{};
        const auto status = store.read([&](StoreReader &reader) { state = reader.execution(row())->state; });
        Q_ASSERT(status);
        return state;
    }

    /// The execution that the last new trigger started.
    ExecutionRow row() const { return m_row; }

    /// What the last RecordRequest made go out; nothing where it was fenced.
    const std::optional<execution::SendRequest> &sent() const { return m_sent; }

    /// The journal since the last call, a line an event: `STEP_CLAIMED charge #1 e1 w1`.
    EventLines newEvents()
    {
        EventLines lines;
        for (const auto &event : std::exchange(events, {}))
            lines.push_back(lineOf(event));
        return lines;
    }

    MemoryStore store;
    std::vector<Event> events;
    std::optional<execution::TriggerAnswer> lastAnswer;
    std::optional<Status> lastOperatorAnswer;
    std::map<std::string, Instant> deliveries; ///< when each vertex was last asked to be delivered

private:
    static std::string lineOf(const Event &event)
    {
        std::string line(eventTypeName(event.type));
        if (!event.vertex.isEmpty())
            line += ' ' + event.vertex.value;
        if (event.attempt > 0)
            line += " #" + std::to_string(event.attempt) + " e" + std::to_string(event.epoch.value) + ' ' +
                    event.worker.value;
        return line;
    }

    void take(execution::Action action)
    {
        if (const auto *answer = std::get_if<execution::AnswerTrigger>(&action))
            lastAnswer = answer->answer ? std::optional(*answer->answer) : std::nullopt;
        else if (const auto *operatorAnswer = std::get_if<execution::AnswerOperator>(&action))
            lastOperatorAnswer = operatorAnswer->answer;
        else if (const auto *deliver = std::get_if<execution::DeliverStep>(&action))
            noteDelivery(*deliver);
        else if (auto *run = std::get_if<execution::RunStep>(&action))
            m_run = std::move(*run);
        else if (auto *send = std::get_if<execution::SendRequest>(&action))
            m_sent = std::move(*send);
    }

    void noteDelivery(const execution::DeliverStep &deliver)
    {
        m_row = deliver.step.execution;
        deliveries[deliver.step.vertex.value] = deliver.availableAt;
    }

    std::string m_definition;
    execution::Core m_core;
    SeededRandom m_random;
    std::int64_t m_ticket = 0;
    ExecutionRow m_row;
    std::optional<execution::RunStep> m_run;
    std::optional<execution::SendRequest> m_sent;
};

} // namespace schemabridge::test
