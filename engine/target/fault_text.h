#pragma once

#include "engine/target/fault_script.h"

#include <optional>
#include <string_view>

namespace schemabridge::target {

/// One fault as both spellings of a script write it: `answer-lost`, `429:2`, `delay:250+reset`.
/// @return nothing where it is none.
std::optional<Fault> faultFromText(std::string_view text);

/// `POST /v1/charges*` or `POST api.example/v1/charges` as a rule without faults; nothing where it is no
/// route.
std::optional<FaultScript::Rule> routeFromText(std::string_view text);

/// Whether a path fits a pattern in which `*` stands for any characters, none too.
bool fitsPattern(std::string_view pattern, std::string_view path);

std::string_view trimmed(std::string_view text);

} // namespace schemabridge::target
