#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace schemabridge::expression {

/// Why a regular expression cannot be compiled.
struct RegexProblem {
    enum class Kind : std::uint8_t {
        Invalid,     ///< it is none in ECMAScript
        Unsupported, ///< it is one there, but cannot be evaluated here
    };

    Kind kind = Kind::Invalid;
    std::string reason;     ///< a noun phrase
    std::size_t offset = 0; ///< UTF-16 code units of the pattern before the place
};

} // namespace schemabridge::expression
