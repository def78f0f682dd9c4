#include "app/command_line/eval_command.h"

#include "app/command_line/command_options.h"
#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "engine/expression/batch.h"
#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/runtime/system_ports.h"

#include <iostream>

namespace schemabridge::app {

namespace {

using json::Value;

constexpr std::size_t inputBytesMax = json::ParseOptions().bytesMax;

struct EvalOptions {
    std::string expression;
    std::string input;
    bool batch = false;
    CommonOptions common;
};

expression::Environment environment()
{
    static const runtime::SystemClock clock;
    static runtime::SystemRandom random;
    return {.limits = {}, .clock = &clock, .random = &random};
}

ExitCode evaluateLines()
{
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);)
        printLine(std::string_view(expression::evaluateBatchLine(line, environment())));
    return ExitCode::Ok;
}

/// Workflow files write expressions with a leading `=`.
std::string_view sourceOf(std::string_view text)
{
    return text.starts_with('=') ? text.substr(1) : text;
}

Result<std::optional<Value>> readInput(const std::string &path)
{
    if (path.empty())
        return std::optional<Value>();
    const auto text = readBytes(path, inputBytesMax);
    if (!text)
        return text.error();
    auto value = json::parse(*text, {.duplicateNames = json::DuplicateNames::KeepLast,
                                     .loneSurrogates = json::LoneSurrogates::Keep});
    if (!value)
        return value.error().with("file", path);
    return std::optional(value.takeValue());
}

Result<std::optional<Value>> evaluate(const EvalOptions &options)
{
    const auto input = readInput(options.input);
    if (!input)
        return input.error();
    const auto compiled = expression::Expression::compile(sourceOf(options.expression));
    if (!compiled)
        return expression::toError(compiled.error());
    auto value = *input ? compiled->evaluate(**input, {}, environment())
                        : compiled->evaluateWithoutInput({}, environment());
    if (!value)
        return expression::toError(value.error());
    return value.takeValue();
}

void print(const std::optional<Value> &value, bool json)
{
    if (json)
        printJson(Value::object(
            {value ? json::Member{"result", *value} : json::Member{"undefined", Value::boolean(true)}}));
    else
        printLine(std::string_view(value ? json::printIndented(*value) : "undefined"));
}

ExitCode run(const EvalOptions &options)
{
    if (options.batch)
        return evaluateLines();
    const auto value = evaluate(options);
    if (!value)
        return fail(value.error());
    print(*value, options.common.json);
    return ExitCode::Ok;
}

} // namespace

void addEvalCommand(CLI::App &program, ExitCode &result)
{
    const auto options = std::make_shared<EvalOptions>();
    auto &command = *program.add_subcommand(
        "eval", "Evaluates one JSONata expression, or with --batch one a line of standard input");
    auto *const what = command.add_option_group("expression", "What to evaluate");
    what->add_option("expression", options->expression, "The expression, with or without its leading =")
        ->type_name("EXPR");
    auto *const batch = what->add_flag("--batch", options->batch,
                                       "JSON lines {\"expr\", \"data\", \"bindings\"} in; {\"result\"}, "
                                       "{\"undefined\": true} or {\"error\"} out, "
                                       "one for each, in order");
    what->require_option(1);
    command
        .add_option(
            "--input", options->input,
            "File of the JSON that the expression sees; - is standard input (default: it sees nothing)")
        ->type_name("P")
        ->excludes(batch);
    options->common.addJson(command);
    command.callback([options, &result] { result = run(*options); });
}

} // namespace schemabridge::app
