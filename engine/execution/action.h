#pragma once

#include "engine/base/instant.h"
#include "engine/execution/command.h"
#include "engine/execution/compiled_workflow.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace schemabridge::execution {

/// What a trigger is told, once it is durable.
struct TriggerAnswer {
    ExecutionId execution;
    bool deduplicated = false;
    identity::Rule rule = identity::Rule::Content;
    std::string readableKey;
    json::Value keyParts;                           ///< `[{path, value}]`, or null
    ExecutionState state = ExecutionState::Running; ///< of the execution that was started or met
    Instant createdAt;
    /// When the execution and its key go; none while the execution runs.
    std::optional<Instant> keptUntil;
};

struct AnswerTrigger {
    Ticket ticket;
    Result<TriggerAnswer> answer;
};

/// Errors: EXECUTION_UNKNOWN, STEP_UNKNOWN, STEP_NOT_FAILED.
struct AnswerOperator {
    Ticket ticket;
    Status answer;
};

/// Hand the message to a worker, at that time or later.
struct DeliverStep {
    StepReference step;
    Instant availableAt;
};

/// A worker holds the step: find out what it yields. Nothing may be sent for it before a RecordRequest is
/// durable.
struct RunStep {
    Claim claim;
    ExecutionId execution;
    std::shared_ptr<const CompiledWorkflow> workflow;
    json::Value scope; ///< what the step's expressions see
    /// What the step once recorded for sending; a retry sends just that.
    std::optional<std::string> recordedRequest;
    bool isLive = false; ///< see ExecutionRecord
};

/// The request is on record: send it.
struct SendRequest {
    Claim claim;
    std::string request;
    std::shared_ptr<const CompiledWorkflow> workflow;
    bool isLive = false; ///< see ExecutionRecord
};

/// The worker has nothing more to do for this step: it ended, or was never the worker's.
struct ReleaseWorker {
    StepReference step;
    WorkerId worker;
};

/// The execution reached an end (of which an operator's retry may lead back).
struct ExecutionEnded {
    ExecutionRow execution;
    ExecutionId id;
    ExecutionState state;
};

using Action = std::variant<AnswerTrigger, AnswerOperator, DeliverStep, RunStep, SendRequest, ReleaseWorker,
                            ExecutionEnded>;

} // namespace schemabridge::execution
