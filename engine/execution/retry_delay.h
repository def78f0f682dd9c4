#pragma once

#include "engine/base/instant.h"
#include "engine/ports/random.h"
#include "engine/workflow/config/gateway_config.h"

#include <optional>

namespace schemabridge::execution {

/// The longest that a target's Retry-After is followed; one that asks for more leaves the step to the
/// operator.
inline constexpr Milliseconds retryAfterMsMax = std::chrono::minutes(15);

/// Delay before the next automatic attempt.
/// @param attemptsMade  1 after the first attempt.
/// @param retryAfter  what the target asked for, if it did; then no jitter, and never earlier.
/// @return empty once the attempts are used up, or where the target asks for more than retryAfterMsMax.
/// Source: "Exponential Backoff and Jitter", AWS Architecture Blog, 2015 (full jitter).
std::optional<Milliseconds> retryDelay(const workflow::RetryPolicy &policy, int attemptsMade,
                                       std::optional<Milliseconds> retryAfter, Random &random);

} // namespace schemabridge::execution
