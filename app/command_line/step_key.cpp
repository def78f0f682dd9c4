#include "app/command_line/step_key.h"

#include "engine/gateway/prepared_request.h"

namespace schemabridge::app {

std::string keyOf(const StepRecord &step)
{
    if (!step.request)
        return {};
    const auto request = gateway::parseRequest(*step.request);
    return request && request->key ? request->key->value : std::string();
}

int answerStatusOf(const StepRecord &step)
{
    // A vertex of another type may have any output, also one that looks like an answer.
    if (!step.request || !step.output)
        return 0;
    const auto *const status = step.output->find("status");
    return status ? static_cast<int>(status->asInteger().value_or(0)) : 0;
}

} // namespace schemabridge::app
