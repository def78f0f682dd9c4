#pragma once

#include "engine/ports/store.h"
#include "engine/store/memory_state.h"

#include <algorithm>
#include <ranges>

namespace schemabridge {

/// The questions of StoreReader, asked of a MemoryState.
/// @tparam Base  StoreReader or StoreTransaction, whose questions are the same.
template<typename Base>
class MemoryReading : public Base {
public:
    explicit MemoryReading(const MemoryState &state) : m_seen(state) {}

    std::optional<ExecutionRecord> execution(ExecutionRow row) override
    {
        return copyOf(m_seen.executions.find(row));
    }

    std::optional<ExecutionRecord> findExecution(const ExecutionId &id) override
    {
        for (const auto &row : m_seen.executions.rows()) {
            if (row.record->id == id)
                return *row.record;
        }
        return std::nullopt;
    }

    std::vector<ExecutionRecord> executions(const ExecutionFilter &filter) override
    {
        std::vector<ExecutionRecord> found;
        for (const auto &row : m_seen.executions.rows() | std::views::reverse) {
            if (static_cast<int>(found.size()) >= filter.limit)
                break;
            if (matches(*row.record, filter))
                found.push_back(*row.record);
        }
        return found;
    }

    std::optional<DedupKeyRecord> findKey(const KeyHash &hash) override
    {
        const auto rows = m_seen.keys.rowsFrom({hash, ExecutionRow()});
        if (rows.empty() || rows.front().key.first != hash)
            return std::nullopt;
        return *rows.front().record;
    }

    std::string definition(DefinitionRow row) override
    {
        return copyOf(m_seen.definitions.find(row)).value_or(std::string());
    }

    std::optional<StepRecord> step(ExecutionRow execution, const VertexId &vertex) override
    {
        const MemoryStep *const found = m_seen.steps.find({execution, vertex});
        return found ? std::optional(found->record) : std::nullopt;
    }

    std::vector<StepRecord> steps(ExecutionRow execution) override
    {
        std::vector<MemoryStep> found;
        for (const auto &row : m_seen.steps.rowsFrom({execution, VertexId()})) {
            if (row.key.first != execution)
                break;
            found.push_back(*row.record);
        }
        std::ranges::sort(found, {}, &MemoryStep::ordinal);
        std::vector<StepRecord> records;
        std::ranges::transform(found, std::back_inserter(records), &MemoryStep::record);
        return records;
    }

    std::optional<DeliveryRecord> delivery(ExecutionRow execution, const VertexId &vertex) override
    {
        return copyOf(m_seen.deliveries.find({execution, vertex}));
    }

    bool hasDeliveries(ExecutionRow execution) override
    {
        const auto rows = m_seen.deliveries.rowsFrom({execution, VertexId()});
        return !rows.empty() && rows.front().key.first == execution;
    }

    std::vector<DeliveryRecord> deliveries() override
    {
        std::vector<DeliveryRecord> found;
        for (const auto &row : m_seen.deliveries.rows())
            found.push_back(*row.record);
        std::ranges::sort(found, {}, [this](const DeliveryRecord &delivery) {
            return std::tuple(delivery.availableAt, delivery.execution,
                              m_seen.steps.find({delivery.execution, delivery.vertex})->ordinal);
        });
        return found;
    }

    std::vector<Event> events(std::int64_t afterSeq, int limit, std::optional<ExecutionId> execution) override
    {
        std::vector<Event> found;
        for (const auto &row : m_seen.journal.rowsFrom(afterSeq + 1)) {
            if (static_cast<int>(found.size()) >= limit)
                break;
            if (!execution || row.record->execution == execution)
                found.push_back(*row.record);
        }
        return found;
    }

private:
    template<typename Record>
    static std::optional<Record> copyOf(const Record *record)
    {
        return record ? std::optional(*record) : std::nullopt;
    }

    static bool matches(const ExecutionRecord &execution, const ExecutionFilter &filter)
    {
        return (!filter.state || execution.state == *filter.state) &&
               (!filter.olderThan || execution.row < *filter.olderThan) &&
               execution.readableKey.find(filter.keyContains) != std::string::npos;
    }

    const MemoryState &m_seen;
};

using MemoryReader = MemoryReading<StoreReader>;

} // namespace schemabridge
