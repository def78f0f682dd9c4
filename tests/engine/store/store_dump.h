#pragma once

#include "engine/json/print.h"
#include "engine/ports/store.h"

#include <limits>
#include <sstream>
#include <string>

namespace schemabridge::test {

/// Everything that can be asked of a store, as text to compare.
class StoreDump {
public:
    static std::string of(Store &store)
    {
        StoreDump dump;
        const Status status = store.read([&dump](StoreReader &reader) { dump.write(reader); });
        return status ? dump.m_text.str() : describe(status.error());
    }

    static std::string of(const StepRecord &step)
    {
        StoreDump dump;
        dump.write(step);
        return dump.m_text.str();
    }

private:
    void write(StoreReader &reader)
    {
        for (const auto &execution : reader.executions({{}, {}, {}, std::numeric_limits<int>::max()})) {
            write(execution);
            for (const StepRecord &step : reader.steps(execution.row))
                write(step);
        }
        for (const DeliveryRecord &delivery : reader.deliveries())
            m_text << "delivery " << delivery.execution.value << '/' << delivery.vertex.value << " at "
                   << toEpochMs(delivery.availableAt) << " count " << delivery.deliveredCount << '\n';
        for (const Event &event : reader.events(0, std::numeric_limits<int>::max(), std::nullopt))
            m_text << json::printCompact(eventToJson(event)) << '\n';
    }

    void write(const ExecutionRecord &execution)
    {
        m_text << "execution " << execution.row.value << ' ' << execution.id.toString().substr(0, 4) << ' '
               << execution.definition.value << ' ' << execution.entry.value << ' ' << execution.triggerKind
               << ' ' << execution.rule << " key=" << execution.readableKey
               << " payload=" << execution.payload << ' ' << executionStateName(execution.state)
               << (execution.isLive ? " live" : "") << " created=" << toEpochMs(execution.createdAt)
               << " finished=" << textOf(execution.finishedAt) << '\n';
    }

    void write(const StepRecord &step)
    {
        m_text << "step " << step.execution.value << '/' << step.vertex.value << ' '
               << stepStateName(step.state) << " attempt=" << step.attempt << " epoch=" << step.epoch.value
               << " retries=" << step.retriesUsed << " worker=" << step.worker.value
               << " lease=" << textOf(step.leaseUntil) << " from=" << step.inputFrom.value
               << " output=" << (step.output ? json::printCompact(*step.output) : "-") << " edges=";
        for (const EdgeId &edge : step.takenEdges)
            m_text << edge.value << ',';
        m_text << " error=" << (step.error ? describe(*step.error) : "-")
               << " request=" << step.request.value_or("-") << " finished=" << textOf(step.finishedAt)
               << '\n';
    }

    static std::string textOf(std::optional<Instant> instant)
    {
        return instant ? std::to_string(toEpochMs(*instant)) : "-";
    }

    std::ostringstream m_text;
};

} // namespace schemabridge::test
