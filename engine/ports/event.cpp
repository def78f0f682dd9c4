#include "engine/ports/event.h"

#include <algorithm>
#include <array>

namespace schemabridge {

namespace {

constexpr std::array typeNames = {
#define SCHEMABRIDGE_NAME(name, text) std::string_view(text),
    SCHEMABRIDGE_EVENT_TYPES(SCHEMABRIDGE_NAME)
#undef SCHEMABRIDGE_NAME
};

} // namespace

std::string_view eventTypeName(EventType type)
{
    return typeNames[static_cast<std::size_t>(type)];
}

std::optional<EventType> eventTypeFromName(std::string_view name)
{
    const auto *const found = std::find(typeNames.begin(), typeNames.end(), name);
    if (found == typeNames.end())
        return std::nullopt;
    return static_cast<EventType>(found - typeNames.begin());
}

json::Value eventToJson(const Event &event)
{
    std::vector<json::Member> members;
    members.push_back({"seq", json::Value::integer(event.seq)});
    members.push_back({"time", json::Value::string(toIsoText(event.time))});
    members.push_back({"type", json::Value::string(eventTypeName(event.type))});
    if (event.execution)
        members.push_back({"execution", json::Value::string(event.execution->toString())});
    if (!event.vertex.isEmpty())
        members.push_back({"vertex", json::Value::string(event.vertex.value)});
    if (event.attempt > 0)
        members.push_back({"attempt", json::Value::integer(event.attempt)});
    if (event.epoch.value > 0)
        members.push_back({"epoch", json::Value::integer(event.epoch.value)});
    if (!event.worker.isEmpty())
        members.push_back({"worker", json::Value::string(event.worker.value)});
    if (!event.detail.isNull())
        members.push_back({"detail", event.detail});
    return json::Value::object(std::move(members));
}

} // namespace schemabridge
