#include "engine/ports/records.h"

#include <algorithm>

namespace schemabridge {

namespace {

constexpr std::array<std::string_view, 4> executionStateNames = {"RUNNING", "COMPLETED", "FAILED",
                                                                 "CANCELLED"};
constexpr std::array<std::string_view, 7> stepStateNames = {"PENDING", "DISPATCHED", "EXECUTING", "COMPLETED",
                                                            "FAILED",  "SKIPPED",    "CANCELLED"};

} // namespace

std::string_view executionStateName(ExecutionState state)
{
    return executionStateNames[static_cast<std::size_t>(state)];
}

std::string_view stepStateName(StepState state)
{
    return stepStateNames[static_cast<std::size_t>(state)];
}

std::optional<ExecutionState> executionStateFromName(std::string_view name)
{
    const auto *const found = std::find(executionStateNames.begin(), executionStateNames.end(), name);
    if (found == executionStateNames.end())
        return std::nullopt;
    return static_cast<ExecutionState>(found - executionStateNames.begin());
}

bool isTerminal(StepState state)
{
    return state != StepState::Pending && state != StepState::Dispatched && state != StepState::Executing;
}

} // namespace schemabridge
