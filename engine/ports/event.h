#pragma once

#include "engine/base/ids.h"
#include "engine/base/instant.h"
#include "engine/json/value.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace schemabridge {

/// What the journal can tell (design: Events). The names are part of the file and wire formats.
#define SCHEMABRIDGE_EVENT_TYPES(TYPE)                                                                       \
    TYPE(TriggerReceived, "TRIGGER_RECEIVED")                                                                \
    TYPE(TriggerRefused, "TRIGGER_REFUSED")                                                                  \
    TYPE(DedupMiss, "DEDUP_MISS")                                                                            \
    TYPE(DedupHit, "DEDUP_HIT")                                                                              \
    TYPE(ExecutionCreated, "EXECUTION_CREATED")                                                              \
    TYPE(StepDispatched, "STEP_DISPATCHED")                                                                  \
    TYPE(StepRedelivered, "STEP_REDELIVERED")                                                                \
    TYPE(StepShortCircuited, "STEP_SHORT_CIRCUITED")                                                         \
    TYPE(StepClaimed, "STEP_CLAIMED")                                                                        \
    TYPE(ClaimLost, "CLAIM_LOST")                                                                            \
    TYPE(LeaseRenewed, "LEASE_RENEWED")                                                                      \
    TYPE(StepTakenOver, "STEP_TAKEN_OVER")                                                                   \
    TYPE(ResultFenced, "RESULT_FENCED")                                                                      \
    TYPE(KeyComputed, "KEY_COMPUTED")                                                                        \
    TYPE(RequestSent, "REQUEST_SENT")                                                                        \
    TYPE(ResponseReceived, "RESPONSE_RECEIVED")                                                              \
    TYPE(RequestFailed, "REQUEST_FAILED")                                                                    \
    TYPE(RetryScheduled, "RETRY_SCHEDULED")                                                                  \
    TYPE(BranchTaken, "BRANCH_TAKEN")                                                                        \
    TYPE(StepSkipped, "STEP_SKIPPED")                                                                        \
    TYPE(MergeWaiting, "MERGE_WAITING")                                                                      \
    TYPE(StepCompleted, "STEP_COMPLETED")                                                                    \
    TYPE(StepFailed, "STEP_FAILED")                                                                          \
    TYPE(ExecutionCompleted, "EXECUTION_COMPLETED")                                                          \
    TYPE(ExecutionFailed, "EXECUTION_FAILED")                                                                \
    TYPE(ExecutionCancelled, "EXECUTION_CANCELLED")

enum class EventType : std::uint8_t {
#define SCHEMABRIDGE_ENUMERATOR(name, text) name,
    SCHEMABRIDGE_EVENT_TYPES(SCHEMABRIDGE_ENUMERATOR)
#undef SCHEMABRIDGE_ENUMERATOR
};

std::string_view eventTypeName(EventType type);
std::optional<EventType> eventTypeFromName(std::string_view name);

/// One line of the journal, written in the transaction of the change that it tells.
struct Event {
    std::int64_t seq = 0; ///< ascending within a workspace; the store gives it
    Instant time;
    EventType type = EventType::TriggerReceived;
    std::optional<ExecutionId> execution; ///< none for a refused trigger
    VertexId vertex;                      ///< empty where the event is not about a step
    int attempt = 0;                      ///< 1 for the first try; 0 where there is none
    Epoch epoch;                          ///< 0 where there is none
    WorkerId worker;                      ///< empty where there is none
    json::Value detail; ///< an object whose members each type names, or null; never a secret
};

/// The event as `run --json`, the streaming call and traces show it: one object, absent members left out.
json::Value eventToJson(const Event &event);

} // namespace schemabridge
