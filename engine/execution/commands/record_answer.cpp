#include "engine/execution/answer_class.h"
#include "engine/execution/commands/handlers.h"
#include "engine/execution/commands/step_end.h"
#include "engine/execution/retry_delay.h"
#include "engine/gateway/retry_after.h"

namespace schemabridge::execution {

namespace {

json::Value answerDetail(const Result<HttpResponse> &answer)
{
    if (answer)
        return json::Value::object({{"status", json::Value::integer(answer->status)}});
    return json::Value::object({{"error", errorToJson(answer.error())}});
}

void tellAnswer(Journal &journal, const RecordAnswer &command)
{
    journal.tell(command.answer ? EventType::ResponseReceived : EventType::RequestFailed, command.claim,
                 answerDetail(command.answer));
}

Actions scheduleRetry(Context &context, const HeldClaim &held, Milliseconds delay, const Error &reason)
{
    const auto &step = held.claim.step;
    const Instant availableAt = context.now + delay;
    context.store.rescheduleStep(step.execution, step.vertex, held.claim.epoch, availableAt);
    Journal journal(context.store, context.now, held.execution.id);
    journal.tell(EventType::RetryScheduled, held.claim,
                 json::Value::object({{"reason", errorToJson(reason)},
                                      {"delayMs", json::Value::integer(delay.count())},
                                      {"at", json::Value::string(toIsoText(availableAt))},
                                      {"retry", json::Value::integer(held.step.retriesUsed + 1)}}));
    return {ReleaseWorker{step, held.claim.worker}, DeliverStep{step, availableAt}};
}

Actions retryOrFail(Context &context, const HeldClaim &held,
                    const std::optional<workflow::RetryPolicy> &policy, const Result<HttpResponse> &answer)
{
    const auto error = answerError(answer).with("vertex", held.claim.step.vertex.value);
    const int attemptsMade = held.step.retriesUsed + 1;
    const auto wanted = answer ? gateway::retryAfter(answer->headers, context.now) : std::nullopt;
    const auto delay = policy ? retryDelay(*policy, attemptsMade, wanted, context.random) : std::nullopt;
    return delay ? scheduleRetry(context, held, *delay, error) : failClaim(context, held, error);
}

} // namespace

Actions handle(Context &context, const RecordAnswer &command)
{
    const auto held = holdClaim(context, command.claim, answerDetail(command.answer));
    if (!held)
        return releaseWorker(command.claim);

    Journal journal(context.store, context.now, held->execution.id);
    tellAnswer(journal, command);
    const auto &config = std::get<workflow::GatewayConfig>(held->workflow->vertex(command.claim.step.vertex));
    switch (classifyAnswer(command.answer, config.clientErrorMode)) {
    case AnswerClass::Success:
    case AnswerClass::ClientErrorData:
        return completeClaim(context, *held, gatewayOutput(*command.answer));
    case AnswerClass::Overload:
        return retryOrFail(context, *held, config.overloadRetry, command.answer);
    case AnswerClass::Failure:
        return retryOrFail(context, *held, config.failureRetry, command.answer);
    case AnswerClass::ClientError:
    case AnswerClass::Refused:
        break;
    }
    return retryOrFail(context, *held, std::nullopt, command.answer);
}

} // namespace schemabridge::execution
