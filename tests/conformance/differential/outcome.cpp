#include "outcome.h"

#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <algorithm>

namespace schemabridge::differential {

namespace {

using json::Member;
using json::Value;
using Kind = Outcome::Kind;

/// As the reference's guards in tests/node/evaluate.mjs, where they count the same.
expression::Limits limits()
{
    return {.depthMax = 400,
            .stepsMax = 5'000'000,
            .timeMax = std::chrono::milliseconds(1000),
            .bytesMax = 256UL * 1024 * 1024};
}

bool isLimitCode(std::string_view code)
{
    return code.starts_with("U100");
}

Outcome problemOutcome(const expression::Problem &problem)
{
    Outcome outcome;
    outcome.kind = isLimitCode(problem.code) ? Kind::Limit : Kind::Problem;
    outcome.code = problem.code;
    outcome.position = problem.position;
    outcome.token = problem.token;
    return outcome;
}

std::string textOf(const Value &object, const char *name)
{
    const Value *const text = object.find(name);
    return text != nullptr && text->isString() ? std::string(text->asString()) : std::string();
}

Outcome errorOutcome(const Value &error)
{
    Outcome outcome;
    outcome.kind = Kind::Problem;
    outcome.code = textOf(error, "code");
    outcome.token = textOf(error, "token");
    if (const Value *const position = error.find("position"))
        outcome.position = static_cast<std::size_t>(position->asInteger().value_or(0));
    return outcome;
}

/// JavaScript puts members whose names are array indices first, in their order: no promise of the language.
bool hasIndexName(const Value &object)
{
    return std::any_of(object.members().begin(), object.members().end(), [](const Member &member) {
        return !member.name.empty() && member.name.find_first_not_of("0123456789") == std::string::npos;
    });
}

bool areSame(const Value &left, const Value &right);

bool areSameMembers(const Value &left, const Value &right)
{
    const bool isOrderFree = hasIndexName(left);
    for (std::size_t i = 0; i < left.size(); ++i) {
        const Member &member = left.members()[i];
        if (!isOrderFree && right.members()[i].name != member.name)
            return false;
        const Value *const other = right.find(member.name);
        if (other == nullptr || !areSame(member.value, *other))
            return false;
    }
    return true;
}

bool areSame(const Value &left, const Value &right)
{
    if (left.type() != right.type() || left.size() != right.size())
        return false;
    if (left.isNumber())
        return left.asDouble() == right.asDouble();
    if (left.isObject())
        return areSameMembers(left, right);
    if (left.isArray())
        return std::equal(left.elements().begin(), left.elements().end(), right.elements().begin(), areSame);
    return left == right;
}

/// `?` in place of an argument, also in an expression that stands in a text.
bool hasHole(std::string_view source)
{
    constexpr std::string_view space = " \t\n\r\v";
    for (std::size_t at = source.find('?'); at != std::string_view::npos; at = source.find('?', at + 1)) {
        const std::size_t before = at == 0 ? std::string_view::npos : source.find_last_not_of(space, at - 1);
        const std::size_t after = source.find_first_not_of(space, at + 1);
        if (before != std::string_view::npos && after != std::string_view::npos &&
            (source[before] == '(' || source[before] == ',') &&
            (source[after] == ')' || source[after] == ','))
            return true;
    }
    return false;
}

std::string kindAndCode(const Outcome &outcome)
{
    return std::to_string(static_cast<int>(outcome.kind)) + outcome.code;
}

} // namespace

Outcome evaluate(const Question &question)
{
    const auto compiled = expression::Expression::compile(question.source);
    if (!compiled)
        return problemOutcome(compiled.error());
    const expression::Environment environment{.limits = limits()};
    const auto evaluated = question.input ? compiled->evaluate(*question.input, {}, environment)
                                          : compiled->evaluateWithoutInput({}, environment);
    if (!evaluated)
        return problemOutcome(evaluated.error());
    Outcome outcome;
    if (*evaluated) {
        outcome.kind = Kind::Value;
        outcome.value = **evaluated;
    }
    return outcome;
}

Outcome parseOutcome(std::string_view line)
{
    json::ParseOptions options;
    options.depthMax = 1000;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    const auto answer = json::parse(line, options);
    Outcome outcome;
    if (!answer)
        outcome = {.kind = Kind::Limit, .value = {}, .code = "unreadable", .position = 0, .token = {}};
    else if (const Value *const result = answer->find("result"))
        outcome = {.kind = Kind::Value, .value = *result, .code = {}, .position = 0, .token = {}};
    else if (const Value *const error = answer->find("error"))
        outcome = errorOutcome(*error);
    else if (answer->find("limit") != nullptr)
        outcome = {
            .kind = Kind::Limit, .value = {}, .code = textOf(*answer, "limit"), .position = 0, .token = {}};
    else if (answer->find("crash") != nullptr)
        outcome = {
            .kind = Kind::Crash, .value = {}, .code = textOf(*answer, "crash"), .position = 0, .token = {}};
    return outcome;
}

Verdict compare(const Question &question, const Outcome &engine, const Outcome &reference)
{
    if (engine.code == "U1010")
        return Verdict::NotSupported;
    if (reference.kind == Kind::Crash)
        return Verdict::ReferenceFails;
    if (engine.kind == Kind::Limit || reference.kind == Kind::Limit)
        return Verdict::BeyondLimits;
    if (engine.kind != reference.kind || engine.code != reference.code ||
        !areSame(engine.value, reference.value))
        return hasHole(question.source) ? Verdict::UncheckedPartial : Verdict::Different;
    const bool isSamePlace = engine.position == reference.position && engine.token == reference.token;
    return isSamePlace || reference.position == 0 ? Verdict::Same : Verdict::OtherPlace;
}

const char *nameOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Same:
        return "the same";
    case Verdict::OtherPlace:
        return "other position or token";
    case Verdict::Different:
        return "DIFFERENT";
    case Verdict::NotSupported:
        return "not supported yet";
    case Verdict::BeyondLimits:
        return "beyond a limit";
    case Verdict::ReferenceFails:
        return "no error code in the reference";
    case Verdict::UncheckedPartial:
        return "argument of a partial function that only the engine checks";
    }
    return "";
}

std::string differenceClass(const Outcome &engine, const Outcome &reference)
{
    return kindAndCode(engine) + '/' + kindAndCode(reference);
}

std::string describe(const Outcome &outcome)
{
    switch (outcome.kind) {
    case Kind::Value:
        return json::printCompact(outcome.value);
    case Kind::Undefined:
        return "undefined";
    case Kind::Problem:
        return outcome.code + " at " + std::to_string(outcome.position) + " '" + outcome.token + '\'';
    case Kind::Limit:
        return "limit " + outcome.code;
    case Kind::Crash:
        return "crash " + outcome.code;
    }
    return {};
}

std::string describe(const Question &question)
{
    return question.source + "   on " + (question.input ? json::printCompact(*question.input) : "nothing");
}

} // namespace schemabridge::differential
