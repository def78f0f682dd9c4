#pragma once

#include "dice.h"

#include <string>

namespace schemabridge::differential {

/// An expression by the grammar, mostly well typed, now and then a wrong kind in a place.
std::string generateExpression(Dice &dice);

} // namespace schemabridge::differential
