#pragma once

#include "engine/json/value.h"
#include "engine/target/http_message.h"

#include <string>
#include <string_view>

namespace schemabridge::target {

TargetAnswer jsonAnswer(int status, const json::Value &body);
TargetAnswer jsonAnswer(int status, std::string body);

/// An error as RFC 9457 describes it, where a profile has no words of its own.
TargetAnswer problem(int status);

/// The reason phrase of RFC 9110, section 15; `Error` for a status that it does not know.
std::string_view reasonPhrase(int status);

} // namespace schemabridge::target
