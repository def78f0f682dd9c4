#pragma once

#include "engine/base/result.h"
#include "engine/expression/environment.h"
#include "engine/expression/problem.h"
#include "engine/json/value.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace schemabridge::expression {

class Program;
struct Node;

/// Variables that an evaluation finds from the start: the name without `$`, and the value.
using Bindings = std::map<std::string, json::Value, std::less<>>;

/// A compiled JSONata 2.x expression: immutable, cheap to copy, may be evaluated by several threads at once.
/// Source: https://docs.jsonata.org and the reference's test suite.
class Expression {
public:
    /// Compiles the source, which comes without the leading `=`. UTF-8; lone surrogates in three-byte form
    /// are kept.
    static Result<Expression, Problem> compile(std::string_view source);

    /// @return the value, or nullopt where the expression yields undefined (which is not null).
    /// A result that is a function is undefined; a function inside of a result becomes an empty string, as in
    /// `$string`.
    Result<std::optional<json::Value>, Problem> evaluate(const json::Value &input,
                                                         const Bindings &bindings = {},
                                                         const Environment &environment = {}) const;

    /// The same where there is no input: `$` and `$$` are undefined.
    Result<std::optional<json::Value>, Problem>
    evaluateWithoutInput(const Bindings &bindings = {}, const Environment &environment = {}) const;

    const std::string &source() const;

    /// The tree, for analyses of this folder.
    const Program &program() const { return *m_program; }
    /// Evaluates one node of it as if it were the whole expression.
    Result<std::optional<json::Value>, Problem> evaluatePart(const Node &node, const json::Value &input,
                                                             const Bindings &bindings,
                                                             const Environment &environment) const;

private:
    explicit Expression(std::shared_ptr<const Program> program) : m_program(std::move(program)) {}

    std::shared_ptr<const Program> m_program;
};

/// What `$boolean` makes of the value; undefined is false. An array is true where one element is.
bool isTruthy(const std::optional<json::Value> &value);

} // namespace schemabridge::expression
