#pragma once

#include "engine/base/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace schemabridge::expression {

/// Why an expression could not be compiled or evaluated.
/// The codes are those of the JSONata reference (S = syntax, T = type, D = dynamic, U = limits).
struct Problem {
    enum class Phase : std::uint8_t { Compile, Evaluate };

    std::string code;         ///< such as `S0201`, `T2002`, `U1001`
    std::size_t position = 0; ///< UTF-16 code units from the start to the end of the offending token
    std::string token;        ///< the offending token, or the name of the function or variable; may be empty
    std::string message;      ///< an English sentence, its arguments filled in
    std::string value;        ///< the offending value as JSON text, or what was expected; may be empty
    std::string functionName; ///< for errors that two values of a function caused (`D2014`, `T2008`, ...)
    Phase phase = Phase::Evaluate;

    friend bool operator==(const Problem &, const Problem &) = default;
};

/// EXPRESSION_INVALID or EXPRESSION_FAILED with `code`, `position`, `token`, `value`, `message`.
Error toError(const Problem &problem);

} // namespace schemabridge::expression
