#pragma once

#include "engine/ports/event.h"

#include <vector>

namespace schemabridge {

/// Who hears of events once they are durable. Called on the engine's thread: must be quick, must not call
/// back.
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void publish(const std::vector<Event> &committed) = 0;
};

} // namespace schemabridge
