#pragma once

#include "outcome.h"

#include <functional>

namespace schemabridge::differential {

/// Tells whether a smaller question still shows what the whole one showed.
using StillShows = std::function<bool(const Question &question)>;

/// Leaves out of source and input what is not needed, until nothing can be left out any more or too much was
/// tried.
Question shrink(Question question, const StillShows &stillShows);

} // namespace schemabridge::differential
