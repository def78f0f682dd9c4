#pragma once

#include "engine/base/error.h"
#include "engine/base/ids.h"
#include "engine/base/instant.h"
#include "engine/json/value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge {

enum class ExecutionState : std::uint8_t { Running, Completed, Failed, Cancelled };

/// A step without a record is PENDING: records begin with the first thing that happens to a step.
enum class StepState : std::uint8_t { Pending, Dispatched, Executing, Completed, Failed, Skipped, Cancelled };

/// `RUNNING`, `EXECUTING`, ...: as events and answers write them.
std::string_view executionStateName(ExecutionState state);
std::string_view stepStateName(StepState state);
std::optional<ExecutionState> executionStateFromName(std::string_view name);

/// True for states that no worker may change any more.
bool isTerminal(StepState state);

/// One run of a workflow.
struct ExecutionRecord {
    ExecutionRow row; ///< given by the store
    ExecutionId id;
    DefinitionRow definition;
    VertexId entry;
    std::string triggerKind; ///< `webhook`, `testRun`, ...
    std::string rule;        ///< which rule of identity decided
    std::string readableKey; ///< what the id or key was made of, for people and for searching
    std::string payload;     ///< the trigger's body, byte for byte
    ExecutionState state = ExecutionState::Running;
    Instant createdAt;
    std::optional<Instant> finishedAt;
    std::optional<ExecutionId> startedOverFrom;
    bool isLive = false; ///< calls go to the real hosts; else all of them go to the mock target
};

/// One vertex within one execution.
struct StepRecord {
    ExecutionRow execution;
    VertexId vertex;
    StepState state = StepState::Pending;
    int attempt = 0;     ///< tries so far, the running one included
    Epoch epoch;         ///< of the last claim; 0 before the first
    int retriesUsed = 0; ///< automatic retries since the dispatch or the operator's last retry
    WorkerId worker;     ///< who holds or held the last claim
    std::optional<Instant> leaseUntil;
    VertexId inputFrom; ///< the predecessor whose arrival dispatched the step; empty for an entry or a merge
    std::optional<json::Value> output;  ///< of a completed step
    std::vector<EdgeId> takenEdges;     ///< of a completed step, in file order
    std::optional<Error> error;         ///< of a failed step
    std::optional<std::string> request; ///< what a gateway first sent, byte for byte, secrets as placeholders
    std::optional<Instant> finishedAt;
};

/// The message "run this step": there from dispatch to the step's end, so that work is delivered at least
/// once.
struct DeliveryRecord {
    ExecutionRow execution;
    VertexId vertex;
    Instant availableAt; ///< while a step executes: the end of its lease
    int deliveredCount = 0;
};

/// SHA-256 of an explicit dedup key.
using KeyHash = std::array<unsigned char, 32>;

/// An explicit key and the execution that it started.
struct DedupKeyRecord {
    KeyHash hash{};
    ExecutionRow execution;
    std::string readableKey;
    Instant createdAt;
};

} // namespace schemabridge
