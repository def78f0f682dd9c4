#pragma once

#include "engine/expression/problem.h"

#include <string>

namespace schemabridge::expression {

/// The English sentence for the problem's code, with its token, value and function name filled in.
std::string problemMessage(const Problem &problem);

/// U1003
Problem sourceTooLong();

} // namespace schemabridge::expression
