#pragma once

#include "engine/base/error.h"
#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/identity/trigger.h"
#include "engine/json/value.h"
#include "engine/ports/http_transport.h"
#include "engine/ports/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace schemabridge::execution {

/// Ties a request of the outside to its answer while both travel through queues.
using Ticket = NumberId<struct TicketTag>;

/// One vertex within one execution.
struct StepReference {
    ExecutionRow execution;
    VertexId vertex;

    friend bool operator==(const StepReference &, const StepReference &) = default;
    friend auto operator<=>(const StepReference &, const StepReference &) = default;
};

/// A worker's right to a step, as it was when the worker claimed it. A stale one is fenced.
struct Claim {
    StepReference step;
    Epoch epoch;
    int attempt = 0;
    WorkerId worker;
};

/// A trigger whose identity is known and whose key was looked up: start its execution, or tell which one it
/// duplicates.
struct StartExecution {
    Ticket ticket;
    identity::Trigger trigger;
    identity::TriggerIdentity identity;
    std::string definition;                 ///< the workflow file's text
    std::optional<DedupKeyRecord> lookedUp; ///< what the read before this write found
    ExecutionId freshId;                    ///< random; used where neither content nor key fixes the id
    std::optional<ExecutionId> startedOverFrom;
    bool isLive = false; ///< see ExecutionRecord
};

/// A trigger that starts nothing; the journal keeps that it came.
struct RefuseTrigger {
    Ticket ticket;
    identity::Trigger trigger;
    Error reason;
};

/// A delivery reached a worker.
struct ClaimStep {
    StepReference step;
    WorkerId worker;
};

struct RenewLease {
    Claim claim;
};

/// A gateway's request is built: keep it before it is sent.
struct RecordRequest {
    Claim claim;
    std::string request; ///< byte for byte, secrets as placeholders
    json::Value key;     ///< `{in, name, value}`, or null where the request carries no key
    json::Value summary; ///< `{method, url}`
};

/// A gateway's call ended: with an answer, or without one.
struct RecordAnswer {
    Claim claim;
    Result<HttpResponse> answer;
};

/// A step that sends nothing has its output.
struct CompleteStep {
    Claim claim;
    json::Value output;
};

/// A step failed before anything was sent.
struct FailStep {
    Claim claim;
    Error error;
};

/// The operator's "retry step": a failed step runs again in the same execution.
struct RetryStep {
    Ticket ticket;
    ExecutionId execution;
    VertexId vertex;
};

using Command = std::variant<StartExecution, RefuseTrigger, ClaimStep, RenewLease, RecordRequest,
                             RecordAnswer, CompleteStep, FailStep, RetryStep>;

} // namespace schemabridge::execution
