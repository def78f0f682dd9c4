#pragma once

#include "engine/ports/event.h"
#include "engine/ports/records.h"
#include "ui/theme/color_token.h"
#include "ui/theme/icon.h"

#include <QString>

#include <optional>

namespace schemabridge::ui {

/// How an event's type looks in a list.
struct EventLook {
    Icon icon;
    Tone tone;
};
EventLook eventLook(EventType type);

/// The type as people read it: "Step claimed"; translated.
QString eventTitle(EventType type);

/// What the event's detail says, in words; empty where its type says it all.
QString eventDetail(const Event &event);

/// States as people read them.
QString stepStateText(StepState state);
QString executionStateText(ExecutionState state);
Tone executionTone(ExecutionState state);

/// The rule of identity that decided, as a phrase: "the payload's bytes".
QString ruleText(std::string_view rule);

/// The first digits of an execution id, enough to tell two of them apart by eye.
QString shortId(const ExecutionId &id);

/// The time of day in the user's time zone; with the day where it is not today.
QString clockText(Instant time);
/// The same for a time as details write it; the text itself where it is none.
QString clockText(const QString &isoText);

/// A member of an event's detail as text; empty where there is none.
QString detailText(const Event &event, std::string_view member);
/// The error that a detail carries under `member`.
std::optional<Error> detailError(const Event &event, std::string_view member);

} // namespace schemabridge::ui
