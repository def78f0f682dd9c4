#pragma once

#include <string_view>

namespace schemabridge::fuzz {

/// Splits and compiles any bytes as an expression. Aborts where the outcome breaks a promise.
void fuzzExpressionParse(std::string_view source);

/// Evaluates within small bounds. Aborts where the outcome breaks a promise.
/// @param bytes  an expression; behind a zero byte its input as JSON, without which there is none
void fuzzExpressionEvaluate(std::string_view bytes);

} // namespace schemabridge::fuzz
