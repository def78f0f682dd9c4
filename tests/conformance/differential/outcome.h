#pragma once

#include "engine/json/value.h"

#include <cstdint>
#include <optional>
#include <string>

namespace schemabridge::differential {

/// What becomes of an expression, in the engine or in the reference.
struct Outcome {
    enum class Kind : std::uint8_t {
        Value,
        Undefined,
        Problem,
        Limit, ///< a bound of time, depth or memory, which the two count in their own ways
        Crash, ///< the reference only: an error of JavaScript's
    };

    Kind kind = Kind::Undefined;
    json::Value value;
    std::string code;
    std::size_t position = 0;
    std::string token;
};

/// An expression and its input; without one `$` is undefined.
struct Question {
    std::string source;
    std::optional<json::Value> input;
};

/// What the engine makes of it.
Outcome evaluate(const Question &question);

/// From a line of tests/node/evaluate.mjs.
Outcome parseOutcome(std::string_view line);

enum class Verdict : std::uint8_t {
    Same,
    OtherPlace, ///< the same error code, at another position or token
    Different,
    NotSupported,    ///< the engine says U1010
    BeyondLimits,    ///< one of the two stopped at a bound
    ReferenceFails,  ///< with an error of JavaScript's: nothing to compare with
    UncheckedPartial ///< the reference checks no argument of a partially applied built-in function
};

Verdict compare(const Question &question, const Outcome &engine, const Outcome &reference);

/// For people.
const char *nameOf(Verdict verdict);

/// Both kinds and codes, so that a smaller example can be known to show the same difference.
std::string differenceClass(const Outcome &engine, const Outcome &reference);

std::string describe(const Outcome &outcome);
std::string describe(const Question &question);

} // namespace schemabridge::differential
