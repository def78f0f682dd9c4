#pragma once

#include "engine/expression/environment.h"

#include <string>
#include <string_view>

namespace schemabridge::expression {

/// One line of `eval --batch`: `{"expr": …, "data": …, "bindings": {…}}` in (no `data` = undefined input);
/// `{"result": …}`, `{"undefined": true}` or `{"error": {"code", "position", "token", "value",
/// "functionName", "message"}}` out (the error's empty texts are left out), without a line break. Lone
/// surrogates are kept. A line that is no such object gives an error with the code of engine/base/error.h.
std::string evaluateBatchLine(std::string_view line, const Environment &environment = {});

} // namespace schemabridge::expression
