#include "engine/workflow/config/entry_config.h"

#include "engine/workflow/config/config_reader.h"
#include "engine/workflow/config/cron_schedule.h"

#include <array>

namespace schemabridge::workflow {

namespace {

constexpr std::array<std::pair<std::string_view, Trigger>, 3> triggers = {{
    {"webhook", Trigger::Webhook},
    {"cron", Trigger::Cron},
    {"manual", Trigger::Manual},
}};

constexpr std::array<std::pair<std::string_view, PayloadIdentity>, 2> payloadIdentities = {{
    {"bytes", PayloadIdentity::Bytes},
    {"canonical", PayloadIdentity::Canonical},
}};

void readSchedule(ConfigReader &reader, EntryConfig &config)
{
    config.schedule = reader.text("schedule").value_or(std::string());
    const json::Value *written = reader.find("schedule");
    if ((!written || written->isString()) && !CronSchedule::fromText(config.schedule))
        reader.refuse("schedule",
                      "cron schedule of five fields: minute, hour, day of month, month, day of week");
}

} // namespace

std::string_view triggerName(Trigger trigger)
{
    return choiceName<Trigger>(triggers, trigger);
}

std::string_view payloadIdentityName(PayloadIdentity identity)
{
    return choiceName<PayloadIdentity>(payloadIdentities, identity);
}

ConfigReading<EntryConfig> EntryConfig::read(const json::Value &config)
{
    ConfigReading<EntryConfig> reading;
    EntryConfig &entry = reading.config;
    ConfigReader reader(config, {}, reading.errors);
    entry.trigger =
        reader.choice<Trigger>("trigger", triggers, "webhook, cron or manual").value_or(entry.trigger);
    if (entry.trigger == Trigger::Cron)
        readSchedule(reader, entry);
    if (const json::Value *fields = reader.find("idempotencyFields"))
        entry.idempotencyFields = *fields;
    entry.payloadIdentity =
        reader.choice<PayloadIdentity>("payloadIdentity", payloadIdentities, "bytes or canonical")
            .value_or(entry.payloadIdentity);
    return reading;
}

} // namespace schemabridge::workflow
