#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What an editor tells about the language: its functions and operators, from the tables that the parser and
/// the evaluator use. Descriptions are plain English; a user interface translates them by name.
namespace schemabridge::expression {

enum class FunctionCategory : std::uint8_t {
    Aggregation,
    Array,
    Boolean,
    DateTime,
    Evaluation,
    HigherOrder,
    Number,
    Object,
    String,
};

struct ParameterInfo {
    std::string_view name;
    std::string types;         ///< `string`, `string or function`, `any`
    bool isOptional = false;   ///< may be left out at the end
    bool isContextual = false; ///< the context value stands in where it is left out
    bool isRepeated = false;   ///< may be given any number of times
};

/// A built-in function.
struct FunctionInfo {
    std::string_view name; ///< without `$`
    FunctionCategory category;
    std::vector<ParameterInfo> parameters;
    std::string_view result; ///< type of what it gives: `string`, `any`
    std::string signature;   ///< `$substring(string, start, [length])`
    std::string_view description;
};

/// All functions, ascending by name. Safe to call from any thread.
std::span<const FunctionInfo> functionCatalogue();

/// @param name  without `$`
/// @return null pointer where the language has no such function
const FunctionInfo *findFunctionInfo(std::string_view name);

/// A meaning of a symbol or word; some have several.
struct OperatorInfo {
    enum class Form : std::uint8_t {
        Infix,     ///< between two operands
        Prefix,    ///< begins an operand
        Separator, ///< between parts of something else, or at its end
    };

    std::string_view text; ///< as Token and the parser have it
    Form form;
    std::string_view example; ///< an expression
    std::string_view description;
};

/// Grouped by what they do.
std::span<const OperatorInfo> operatorCatalogue();

} // namespace schemabridge::expression
