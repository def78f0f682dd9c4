#pragma once

#include "dice.h"

#include <string>
#include <string_view>

namespace schemabridge::differential {

/// The source with one to three of its words left out, doubled, exchanged or replaced: mostly no expression
/// any more.
std::string mutateSource(std::string_view source, Dice &dice);

} // namespace schemabridge::differential
