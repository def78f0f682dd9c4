#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge {

/// Every expected failure of the engine, with the name that files, events and answers carry.
/// The sentence that a person reads for each code lives in ui/messages.
#define SCHEMABRIDGE_ERROR_CODES(CODE)                                                                       \
    /* json: text that is not JSON, or past a bound */                                                       \
    CODE(JsonSyntax, "JSON_SYNTAX")                                                                          \
    CODE(JsonInvalidUtf8, "JSON_INVALID_UTF8")                                                               \
    CODE(JsonTooDeep, "JSON_TOO_DEEP")                                                                       \
    CODE(JsonTooLarge, "JSON_TOO_LARGE")                                                                     \
    CODE(JsonDuplicateName, "JSON_DUPLICATE_NAME")                                                           \
    CODE(JsonNotInteroperable, "JSON_NOT_INTEROPERABLE")                                                     \
    /* expression */                                                                                         \
    CODE(ExpressionInvalid, "EXPRESSION_INVALID")                                                            \
    CODE(ExpressionFailed, "EXPRESSION_FAILED")                                                              \
    /* workflow: the file and the graph */                                                                   \
    CODE(FileUnreadable, "FILE_UNREADABLE")                                                                  \
    CODE(FileNotWritable, "FILE_NOT_WRITABLE")                                                               \
    CODE(FileChangedOutside, "FILE_CHANGED_OUTSIDE")                                                         \
    CODE(WorkflowInvalid, "WORKFLOW_INVALID")                                                                \
    CODE(WorkflowVersionUnsupported, "WORKFLOW_VERSION_UNSUPPORTED")                                         \
    CODE(VertexTypeUnknown, "VERTEX_TYPE_UNKNOWN")                                                           \
    CODE(VertexIdDuplicate, "VERTEX_ID_DUPLICATE")                                                           \
    CODE(VertexIdInvalid, "VERTEX_ID_INVALID")                                                               \
    CODE(EdgeIdDuplicate, "EDGE_ID_DUPLICATE")                                                               \
    CODE(EdgeDangling, "EDGE_DANGLING")                                                                      \
    CODE(EdgeDuplicate, "EDGE_DUPLICATE")                                                                    \
    CODE(EdgeToItself, "EDGE_TO_ITSELF")                                                                     \
    CODE(EdgeIntoEntryPoint, "EDGE_INTO_ENTRY_POINT")                                                        \
    CODE(GraphHasCycle, "GRAPH_HAS_CYCLE")                                                                   \
    CODE(VertexUnknown, "VERTEX_UNKNOWN")                                                                    \
    CODE(EntryPointMissing, "ENTRY_POINT_MISSING")                                                           \
    CODE(EntryPointAmbiguous, "ENTRY_POINT_AMBIGUOUS")                                                       \
    CODE(ConfigInvalid, "CONFIG_INVALID")                                                                    \
    CODE(VertexUnreachable, "VERTEX_UNREACHABLE")                                                            \
    CODE(ConditionWithoutBranch, "CONDITION_WITHOUT_BRANCH")                                                 \
    CODE(ConditionDefaultAmbiguous, "CONDITION_DEFAULT_AMBIGUOUS")                                           \
    CODE(UrlInvalid, "URL_INVALID")                                                                          \
    CODE(HeaderInvalid, "HEADER_INVALID")                                                                    \
    CODE(SecretInExpression, "SECRET_IN_EXPRESSION")                                                         \
    CODE(SecretReferenceInvalid, "SECRET_REFERENCE_INVALID")                                                 \
    /* identity: a trigger that is refused */                                                                \
    CODE(ForceNewExecutionRefused, "FORCE_NEW_EXECUTION_REFUSED")                                            \
    CODE(IdempotencyFieldMissing, "IDEMPOTENCY_FIELD_MISSING")                                               \
    CODE(IdempotencyFieldsInvalid, "IDEMPOTENCY_FIELDS_INVALID")                                             \
    CODE(ClientIdempotencyIdInvalid, "CLIENT_IDEMPOTENCY_ID_INVALID")                                        \
    CODE(PayloadNotJson, "PAYLOAD_NOT_JSON")                                                                 \
    CODE(PayloadTooLarge, "PAYLOAD_TOO_LARGE")                                                               \
    /* execution */                                                                                          \
    CODE(NoBranchMatched, "NO_BRANCH_MATCHED")                                                               \
    CODE(KeyOperandMissing, "KEY_OPERAND_MISSING")                                                           \
    CODE(KeyInvalid, "KEY_INVALID")                                                                          \
    CODE(ExecutionUnknown, "EXECUTION_UNKNOWN")                                                              \
    CODE(StepUnknown, "STEP_UNKNOWN")                                                                        \
    CODE(StepNotFailed, "STEP_NOT_FAILED")                                                                   \
    CODE(ExecutionNotFinished, "EXECUTION_NOT_FINISHED")                                                     \
    CODE(ExecutionFinished, "EXECUTION_FINISHED")                                                            \
    CODE(QueueFull, "QUEUE_FULL")                                                                            \
    CODE(EngineStopped, "ENGINE_STOPPED")                                                                    \
    /* gateway */                                                                                            \
    CODE(RequestInvalid, "REQUEST_INVALID")                                                                  \
    CODE(SecretMissing, "SECRET_MISSING")                                                                    \
    CODE(HostUnreachable, "HOST_UNREACHABLE")                                                                \
    CODE(ConnectionLost, "CONNECTION_LOST")                                                                  \
    CODE(RequestTimedOut, "REQUEST_TIMED_OUT")                                                               \
    CODE(TlsFailed, "TLS_FAILED")                                                                            \
    CODE(RedirectRefused, "REDIRECT_REFUSED")                                                                \
    CODE(ResponseTooLarge, "RESPONSE_TOO_LARGE")                                                             \
    CODE(ClientErrorStatus, "CLIENT_ERROR_STATUS")                                                           \
    CODE(ServerErrorStatus, "SERVER_ERROR_STATUS")                                                           \
    CODE(TargetOverloaded, "TARGET_OVERLOADED")                                                              \
    /* store */                                                                                              \
    CODE(StoreUnavailable, "STORE_UNAVAILABLE")                                                              \
    CODE(StoreReadOnly, "STORE_READ_ONLY")                                                                   \
    CODE(StoreFull, "STORE_FULL")                                                                            \
    CODE(StoreCorrupt, "STORE_CORRUPT")                                                                      \
    CODE(StoreNewer, "STORE_NEWER")                                                                          \
    /* vault */                                                                                              \
    CODE(VaultTampered, "VAULT_TAMPERED")                                                                    \
    CODE(VaultLocked, "VAULT_LOCKED")                                                                        \
    CODE(VaultUnavailable, "VAULT_UNAVAILABLE")                                                              \
    CODE(SecretNameInvalid, "SECRET_NAME_INVALID")                                                           \
    CODE(SecretUnknown, "SECRET_UNKNOWN")                                                                    \
    /* target */                                                                                             \
    CODE(ProfileUnknown, "PROFILE_UNKNOWN")                                                                  \
    CODE(PortUnavailable, "PORT_UNAVAILABLE")                                                                \
    CODE(FaultScriptInvalid, "FAULT_SCRIPT_INVALID")

enum class ErrorCode : std::uint16_t {
#define SCHEMABRIDGE_ENUMERATOR(name, text) name,
    SCHEMABRIDGE_ERROR_CODES(SCHEMABRIDGE_ENUMERATOR)
#undef SCHEMABRIDGE_ENUMERATOR
};

/// The code as written in events and answers, such as `KEY_OPERAND_MISSING`.
std::string_view errorCodeName(ErrorCode code);
/// @return nothing where no code has this name.
std::optional<ErrorCode> errorCodeFromName(std::string_view name);

/// An expected failure: a code and named arguments that its sentence may use (`path`, `line`, `vertex`, ...).
/// Arguments never hold a secret's value.
struct Error {
    ErrorCode code;
    std::vector<std::pair<std::string, std::string>> arguments;

    /// @return the argument's text, or empty where this error has none of that name.
    std::string_view argument(std::string_view name) const;

    /// This error with one more argument; for the caller that knows the place.
    Error with(std::string name, std::string value) const;

    friend bool operator==(const Error &, const Error &) = default;
};

/// One line for logs and tests: `CODE name=value name=value`. People get the sentence of ui/messages instead.
std::string describe(const Error &error);

} // namespace schemabridge
