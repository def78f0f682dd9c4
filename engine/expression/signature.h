#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// What a function expects of its arguments, as written between `<` and `>`.
/// Source: https://docs.jsonata.org/programming, "Function signatures".
struct Signature {
    /// Types have the letters of the language: s n b l o a f, and m for a missing argument.
    struct Parameter {
        std::string accepts;       ///< letters of all types that it takes
        char type = '\0';          ///< its letter as written; `(` for a choice
        bool isOptional = false;   ///< `?`, or `-`
        bool isRepeated = false;   ///< `+`
        bool isContextual = false; ///< `-`: the context value stands in for a missing argument
        std::string subtype = {};  ///< of `a<…>` and `f<…>`

        bool takes(char letter) const
        {
            for (const char accepted : accepts) {
                if (accepted == letter)
                    return true;
            }
            return false;
        }
    };

    std::vector<Parameter> parameters;

    /// How many arguments each parameter takes, first parameters taking as many as they can.
    /// @param letters  one type letter an argument
    /// @return nothing where the arguments do not fit
    std::optional<std::vector<std::size_t>> distribute(std::string_view letters) const;

    /// Index of the first argument that does not fit; only where distribute() returns nothing.
    std::size_t firstMisfit(std::string_view letters) const;
};

/// Why a signature is wrong: the code is S0401 or S0402.
struct SignatureProblem {
    const char *code;
    std::string value;
    std::size_t offset; ///< characters from the signature's `<`
};

/// @param text  from `<` to `>`
Result<Signature, SignatureProblem> parseSignature(std::string_view text);

} // namespace schemabridge::expression
