#pragma once

#include "engine/base/instant.h"
#include "engine/json/value.h"
#include "engine/workflow/config/config_reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::workflow {

enum class ClientErrorMode : std::uint8_t {
    Fail,     ///< a 4xx fails the step
    Complete, ///< a 4xx is data to route on
};

/// How often and how patiently a gateway tries again by itself.
struct RetryPolicy {
    int attemptsMax = 5;            ///< attempts in all, the first included: 1 to 100
    Milliseconds delayMs{500};      ///< before the second attempt; doubles with each one
    Milliseconds delayMsMax{30000}; ///< never more than this, unless the target asks for it (Retry-After)

    friend bool operator==(const RetryPolicy &, const RetryPolicy &) = default;
};

/// Where a request carries its idempotency key.
struct KeyPlace {
    enum class In : std::uint8_t { Header, Query, Body };

    In in;
    std::string name; ///< of the header or parameter; in a body the json::Path to it:
                      ///< `data.attributes.idempotencyKey`

    friend bool operator==(const KeyPlace &, const KeyPlace &) = default;
};

std::string_view keyPlaceInName(KeyPlace::In in);

/// `config` of a GATEWAY. Texts are as written: expressions with their `=`, secrets as placeholders.
struct GatewayConfig {
    using Fields = std::vector<std::pair<std::string, json::Value>>;

    std::string method = "POST";
    std::string url;
    Fields headers; ///< in file order; each value a string
    Fields query;   ///< in file order; each value a string, number or boolean
    /// Any JSON, with expressions at any depth; nothing: no body is sent. A string is sent as it is, all else
    /// as JSON.
    std::optional<json::Value> body;
    Milliseconds timeoutMs{30000}; ///< 1 to 600,000
    ClientErrorMode clientErrorMode = ClientErrorMode::Fail;
    std::optional<RetryPolicy> overloadRetry =
        RetryPolicy{};                       ///< for 429 and 503; nothing: `false` in the file
    std::optional<RetryPolicy> failureRetry; ///< for other 5xx, time-outs, broken connections
    std::optional<KeyPlace> idempotencyKey;  ///< as configured; callers want idempotencyKeyPlace()
    std::string profile; ///< how the mock target behaves in a test run; empty: as it does by default

    static ConfigReading<GatewayConfig> read(const json::Value &config);
    static Result<GatewayConfig> fromJson(const json::Value &config) { return read(config).toResult(); }
};

} // namespace schemabridge::workflow
