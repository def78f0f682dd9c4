#pragma once

#include "engine/json/value.h"
#include "engine/workflow/config/config_reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

enum class Trigger : std::uint8_t { Webhook, Cron, Manual };

enum class PayloadIdentity : std::uint8_t {
    Bytes,     ///< the payload as it came, byte for byte
    Canonical, ///< its canonical form (RFC 8785): spaces and member order do not count
};

std::string_view triggerName(Trigger trigger);
std::string_view payloadIdentityName(PayloadIdentity identity);

/// `config` of an ENTRY_POINT.
struct EntryConfig {
    Trigger trigger = Trigger::Webhook;
    /// Only with Trigger::Cron: the five fields of crontab(5), which CronSchedule reads; empty otherwise.
    std::string schedule;
    /// Raw, null where absent: one path, a comma-separated list of paths, or an array of paths.
    /// engine/identity reads it and knows whether it is right.
    json::Value idempotencyFields;
    PayloadIdentity payloadIdentity = PayloadIdentity::Bytes;

    static ConfigReading<EntryConfig> read(const json::Value &config);
    static Result<EntryConfig> fromJson(const json::Value &config) { return read(config).toResult(); }
};

} // namespace schemabridge::workflow
