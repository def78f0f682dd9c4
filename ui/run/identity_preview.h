#pragma once

#include "engine/runtime/engine.h"
#include "engine/workflow/workflow.h"

#include <QString>

namespace schemabridge::ui {

/// What a trigger's identity would be, before it is sent.
struct IdentityPreview {
    QString rule;          ///< a sentence: which rule decides
    QString key;           ///< what the identity is made of: `order.id="A-1001"`
    QString executionId;   ///< 64 digits, where the trigger fixes it; else empty
    QString canonicalTwin; ///< the payload's RFC 8785 form where it differs, and its bytes decide
    QString error;         ///< why the trigger would be refused; empty where it would not
};

/// Pure: computed by the engine's own rules (design: identity of a trigger).
IdentityPreview previewIdentity(const workflow::Workflow &workflow, const runtime::TriggerRequest &request);

} // namespace schemabridge::ui
