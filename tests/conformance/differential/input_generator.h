#pragma once

#include "dice.h"

#include "engine/json/value.h"

#include <optional>

namespace schemabridge::differential {

/// An input whose members have the names that grammar.cpp asks for: `n` is mostly a number, `os` mostly an
/// array of objects of the same make, and so on; some are missing, some of another type. Now and then
/// something else altogether, or nothing.
std::optional<json::Value> generateInput(Dice &dice);

} // namespace schemabridge::differential
