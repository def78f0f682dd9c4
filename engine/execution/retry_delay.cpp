#include "engine/execution/retry_delay.h"

#include <algorithm>

namespace schemabridge::execution {

namespace {

Milliseconds backOff(const workflow::RetryPolicy &policy, int attemptsMade)
{
    constexpr int doublingsMax = 30;
    const int doublings = std::min(attemptsMade - 1, doublingsMax);
    return std::min(policy.delayMsMax, policy.delayMs * (std::int64_t{1} << doublings));
}

} // namespace

std::optional<Milliseconds> retryDelay(const workflow::RetryPolicy &policy, int attemptsMade,
                                       std::optional<Milliseconds> retryAfter, Random &random)
{
    if (attemptsMade >= policy.attemptsMax)
        return std::nullopt;
    if (retryAfter)
        return *retryAfter <= retryAfterMsMax ? retryAfter : std::nullopt;
    const auto bound = static_cast<std::uint64_t>(backOff(policy, attemptsMade).count());
    return Milliseconds(static_cast<std::int64_t>(random.below(bound + 1)));
}

} // namespace schemabridge::execution
