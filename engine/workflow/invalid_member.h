#pragma once

#include "engine/base/result.h"
#include "engine/json/value.h"

#include <string>
#include <string_view>

namespace schemabridge::workflow {

/// WORKFLOW_INVALID: at the pointer there should be what is expected, such as `string`.
Error invalidMember(std::string pointer, std::string expected);

/// The same error, its `pointer` seen from further up: `/name` under `/vertices/3` becomes
/// `/vertices/3/name`.
Error underPointer(const Error &error, std::string_view base);

/// The text of a member that must be there. Errors: WORKFLOW_INVALID.
Result<std::string> readText(const json::Value &object, std::string_view name);
/// The text of a member that may be missing; empty then. Errors: WORKFLOW_INVALID.
Result<std::string> readOptionalText(const json::Value &object, std::string_view name);

} // namespace schemabridge::workflow
