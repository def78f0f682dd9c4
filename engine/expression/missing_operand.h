#pragma once

#include "engine/expression/expression.h"

#include <optional>
#include <string>

namespace schemabridge::expression {

/// A part of a key that contributes nothing, so that different orders would share the key.
struct MissingOperand {
    enum class Kind : std::uint8_t {
        Missing, ///< undefined
        Null,
        Empty, ///< an empty string or an empty array
    };

    std::string operand; ///< its source text, such as `payload.order.id`
    Kind kind;

    friend bool operator==(const MissingOperand &, const MissingOperand &) = default;
};

/// Looks for the first operand that is missing, null or empty: in a chain of `&`, also in parentheses and in
/// the first arguments of $string, $lowercase, $uppercase, $trim, $join, $encodeUrlComponent and $substring,
/// in the branch of a conditional that is taken, or the expression itself where it is a path. A literal is no
/// operand.
/// @return nothing where all are there, or where an operand cannot be evaluated (evaluate() then tells why).
std::optional<MissingOperand> findMissingOperand(const Expression &expression, const json::Value &input,
                                                 const Bindings &bindings = {},
                                                 const Environment &environment = {});

} // namespace schemabridge::expression
