#pragma once

#include "engine/base/ids.h"
#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/ports/records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::identity {

enum class TriggerKind : std::uint8_t { Webhook, TestRun, StreamingExecute, Cron, Manual };

/// `webhook`, `testRun`, `streamingExecute`, `cron`, `manual`.
std::string_view triggerKindName(TriggerKind kind);

/// One arrival at an entry point.
struct Trigger {
    TriggerKind kind = TriggerKind::Webhook;
    std::string workspace;
    VertexId entry;
    std::string payload; ///< the body, byte for byte
    std::optional<std::string> clientIdempotencyId;
    bool forceNewExecution = false;
};

/// The rules of identity, in the order in which the first that applies decides (design: identity of a
/// trigger).
enum class Rule : std::uint8_t { Cron, ForceNewExecution, ClientIdempotencyId, IdempotencyFields, Content };

/// `cron`, `forceNewExecution`, `clientIdempotencyId`, `idempotencyFields`, `content`.
std::string_view ruleName(Rule rule);

/// How a trigger's execution is recognised.
struct TriggerIdentity {
    Rule rule = Rule::Content;
    /// The execution id, where the content fixes it; none where it is random (every other rule).
    std::optional<ExecutionId> contentId;
    /// The explicit key, where a client id or fields give one; in the engine's `unique` mode it becomes the
    /// execution id.
    std::optional<KeyHash> explicitKey;
    /// What id or key were made of, for people: `order.id="A-1"`, or for content `123 bytes`.
    std::string readableKey;
    /// Per path `{"path", "value"}` in the order configured, or the client's id as `{"clientIdempotencyId"}`;
    /// null for other rules.
    json::Value keyParts;
};

/// The part of an entry's config that identity reads.
struct EntryIdentityConfig {
    json::Value idempotencyFields; ///< one path, a comma-separated list, or an array of paths; null for none
    bool canonicalPayload = false; ///< `payloadIdentity: "canonical"`
    /// `trigger: "cron"`: a test run of this entry stands for a firing, and like one is never deduplicated.
    bool isScheduled = false;
};

/// Errors: IDEMPOTENCY_FIELDS_INVALID is told by identifyTrigger(), CONFIG_INVALID (`member`, `value`) here.
Result<EntryIdentityConfig> entryIdentityConfig(const json::Value &vertexConfig);

/// Applies the rules. Pure: the same trigger and config give the same answer.
/// Errors: FORCE_NEW_EXECUTION_REFUSED (`kind`), CLIENT_IDEMPOTENCY_ID_INVALID (`reason`),
/// IDEMPOTENCY_FIELDS_INVALID (`reason`), IDEMPOTENCY_FIELD_MISSING (`path`), PAYLOAD_NOT_JSON (`reason`,
/// `line`, `column`), JSON_DUPLICATE_NAME and JSON_NOT_INTEROPERABLE for a canonical payload.
Result<TriggerIdentity> identifyTrigger(const Trigger &trigger, const EntryIdentityConfig &config);

} // namespace schemabridge::identity
