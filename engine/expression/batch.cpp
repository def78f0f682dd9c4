#include "engine/expression/batch.h"

#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

namespace schemabridge::expression {

namespace {

using json::Member;
using json::Value;

void addText(std::vector<Member> &members, const char *name, std::string_view text)
{
    if (!text.empty())
        members.push_back({name, Value::string(text)});
}

std::string printProblem(const Problem &problem)
{
    std::vector<Member> members{{"code", Value::string(problem.code)},
                                {"position", Value::integer(static_cast<std::int64_t>(problem.position))}};
    addText(members, "token", problem.token);
    addText(members, "value", problem.value);
    addText(members, "functionName", problem.functionName);
    members.push_back({"message", Value::string(problem.message)});
    return json::printCompact(Value::object({{"error", Value::object(std::move(members))}}));
}

std::string printLineError(std::string_view code, std::string_view message)
{
    const Value error = Value::object({{"code", Value::string(code)},
                                       {"position", Value::integer(0)},
                                       {"message", Value::string(message)}});
    return json::printCompact(Value::object({{"error", error}}));
}

std::string printOutcome(const Result<std::optional<Value>, Problem> &outcome)
{
    if (!outcome)
        return printProblem(outcome.error());
    if (!*outcome)
        return json::printCompact(Value::object({{"undefined", Value::boolean(true)}}));
    return json::printCompact(Value::object({{"result", **outcome}}));
}

Bindings bindingsOf(const Value *members)
{
    Bindings bindings;
    if (members == nullptr)
        return bindings;
    for (const Member &member : members->members())
        bindings.insert_or_assign(member.name, member.value);
    return bindings;
}

} // namespace

std::string evaluateBatchLine(std::string_view line, const Environment &environment)
{
    json::ParseOptions options;
    options.duplicateNames = json::DuplicateNames::KeepLast;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    const auto request = json::parse(line, options);
    if (!request)
        return printLineError(errorCodeName(request.error().code), describe(request.error()));
    const Value *const source = request->find("expr");
    if (source == nullptr || !source->isString())
        return printLineError(errorCodeName(ErrorCode::JsonSyntax), "The line needs a string member expr.");
    const auto expression = Expression::compile(source->asString());
    if (!expression)
        return printProblem(expression.error());
    const Value *const bound = request->find("bindings");
    if (bound != nullptr && !bound->isObject())
        return printLineError(errorCodeName(ErrorCode::JsonSyntax), "The member bindings must be an object.");
    const Bindings bindings = bindingsOf(bound);
    const Value *const data = request->find("data");
    return printOutcome(data != nullptr ? expression->evaluate(*data, bindings, environment)
                                        : expression->evaluateWithoutInput(bindings, environment));
}

} // namespace schemabridge::expression
