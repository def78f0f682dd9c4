#pragma once

#include "engine/expression/evaluation.h"
#include "engine/expression/signature.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// A call of a built-in function, its arguments checked against the signature.
struct NativeCall {
    Evaluation &evaluation;
    const Arguments &arguments;
    Item context;
    const CallSite &site;

    /// The argument, or undefined where there is none.
    Item argument(std::size_t index) const { return index < arguments.size() ? arguments[index] : Item(); }
    Item fail(std::string_view code) const;
    Item fail(std::string_view code, Item value) const;
    /// T0410, for what the signature lets pass.
    Item failArgument(std::size_t index) const;
    /// Calls a function that was given as an argument.
    Item apply(Item function, Arguments arguments) const;
    /// A copy of the characters, which lives as long as the evaluation.
    Item string(std::string_view characters) const { return evaluation.heap().string(characters); }
};

using NativeFunction = Item (*)(const NativeCall &call);

/// One row of the table that each family of functions has.
struct BuiltinRow {
    std::string_view name;      ///< without `$`
    std::string_view signature; ///< as https://docs.jsonata.org has it
    std::size_t arity;          ///< number of parameters, optional ones included
    NativeFunction function;
};

/// A built-in function, ready to be called.
struct Builtin {
    std::string_view name;
    Signature signature;
    std::size_t arity;
    NativeFunction function;
    Function callable;
};

/// @param name  without `$`
/// @return null pointer where the language has no such function. Safe to call from any thread.
const Builtin *findBuiltin(std::string_view name);

/// The names of all functions, in no order.
std::vector<std::string_view> builtinNames();

// The families.
std::span<const BuiltinRow> aggregationFunctions();
std::span<const BuiltinRow> arrayFunctions();
std::span<const BuiltinRow> base64Functions();
std::span<const BuiltinRow> booleanFunctions();
std::span<const BuiltinRow> dateTimeFunctions();
std::span<const BuiltinRow> evalFunctions();
std::span<const BuiltinRow> higherOrderFunctions();
std::span<const BuiltinRow> matchingFunctions();
std::span<const BuiltinRow> numberFunctions();
std::span<const BuiltinRow> numberPictureFunctions();
std::span<const BuiltinRow> objectFunctions();
std::span<const BuiltinRow> problemFunctions();
std::span<const BuiltinRow> randomFunctions();
std::span<const BuiltinRow> stringFunctions();
std::span<const BuiltinRow> substringFunctions();
std::span<const BuiltinRow> urlFunctions();

} // namespace schemabridge::expression
