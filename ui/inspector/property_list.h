#pragma once

#include "ui/document/workflow_document.h"
#include "ui/inspector/property.h"

#include <vector>

namespace schemabridge::ui {

/// What the inspector shows for the document's selection, in order. The lists of one vertex's type differ
/// with its config: a schedule is asked for where the trigger is cron. Texts are in the current language.
std::vector<Property> propertiesOf(WorkflowDocument &document);

} // namespace schemabridge::ui
