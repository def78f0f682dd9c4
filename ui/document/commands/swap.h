#pragma once

#include "engine/workflow/workflow.h"
#include "ui/document/document_change.h"

#include <memory>
#include <vector>

namespace schemabridge::ui {

/// The smallest part of an edit: it holds "the other value" of something in the workflow, and applying it
/// exchanges the two. Applied twice, it changes nothing; so undo and redo are the same.
class Swap {
public:
    Swap() = default;
    virtual ~Swap() = default;
    Swap(const Swap &) = delete;
    Swap &operator=(const Swap &) = delete;

    /// Exchanges, and notes in `change` what it touched.
    virtual void apply(workflow::Workflow &workflow, DocumentChange &change) = 0;
    /// Is the other value the one that is there?
    virtual bool isIdle(const workflow::Workflow &workflow) const = 0;
};

using Swaps = std::vector<std::unique_ptr<Swap>>;

} // namespace schemabridge::ui
