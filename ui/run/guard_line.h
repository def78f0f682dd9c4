#pragma once

#include "engine/ports/event.h"
#include "ui/run/target_watch.h"
#include "ui/theme/color_token.h"

#include <QString>

#include <functional>
#include <optional>

namespace schemabridge::ui {

/// One sentence on who stopped a duplicate, or that nobody did.
struct GuardLine {
    Tone tone = Tone::Guard;
    QString text;
    std::optional<ExecutionId> execution;
    VertexId vertex;
};

/// The name that people know a vertex by.
using VertexNames = std::function<QString(const VertexId &)>;

/// Who stopped it at the entry or at the step; nothing for an event that stopped nothing.
std::optional<GuardLine> guardLine(const Event &event, const VertexNames &names);

/// Who stopped it at the target; or a warning where the same intent had one effect more.
std::optional<GuardLine> guardLine(const TargetFact &fact, const VertexNames &names);

} // namespace schemabridge::ui
