#pragma once

#include "engine/json/parse.h"
#include "engine/ports/event.h"

namespace schemabridge::test {

inline ExecutionId executionId(unsigned char lastByte)
{
    ExecutionId id;
    id.bytes.back() = lastByte;
    return id;
}

/// An event of execution 1; its detail as JSON, empty for none.
inline Event makeEvent(std::int64_t seq, EventType type, std::string_view vertex,
                       std::string_view detail = {})
{
    Event event;
    event.seq = seq;
    event.time = fromEpochMs(1'800'000'000'000 + seq);
    event.type = type;
    event.execution = executionId(1);
    event.vertex = VertexId{std::string(vertex)};
    if (!detail.empty())
        event.detail = json::parse(detail).takeValue();
    return event;
}

} // namespace schemabridge::test
