#include "fuzz_entries.h"

#include "engine/expression/expression.h"
#include "engine/expression/text.h"
#include "engine/expression/token.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/json/utf8.h"
#include "tests/support/seeded_random.h"

#include <cstdio>
#include <cstdlib>

namespace schemabridge::fuzz {

namespace {

using expression::Expression;
using expression::Problem;
using json::Value;

/// Unlike an assertion also there in a release build.
void demand(bool isKept, const char *promise)
{
    if (isKept)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

/// What the compiler expects. Other bytes must do no harm, but promise nothing.
bool isText(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto character = json::decodeAt(bytes, at);
        if (!character)
            return false;
        at += character->length;
    }
    return true;
}

void checkTokens(std::string_view source)
{
    std::size_t end = 0;
    for (const expression::Token &token : expression::tokenize(source)) {
        demand(token.start >= end && token.length > 0, "tokens follow one another");
        end = token.start + token.length;
    }
    demand(end <= source.size(), "tokens lie in the source");
}

void checkProblem(const Problem &problem)
{
    demand(problem.code.size() == 5, "a problem has a code");
    demand(!problem.message.empty(), "a problem has a message");
}

json::ParseOptions lenientOptions()
{
    json::ParseOptions options;
    options.duplicateNames = json::DuplicateNames::KeepLast;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    return options;
}

/// What comes out can be written and read again.
void checkValue(const Value &value)
{
    const std::string text = json::printCompact(value);
    json::ParseOptions options = lenientOptions();
    options.depthMax = 1000;
    const auto again = json::parse(text, options);
    demand(again.hasValue(), "a result is JSON");
    demand(json::printCompact(*again) == text, "a result prints as it was read");
}

expression::Limits smallLimits()
{
    return {.depthMax = 200,
            .stepsMax = 20'000,
            .timeMax = std::chrono::milliseconds(1000),
            .bytesMax = 16UL * 1024 * 1024,
            .nestingMax = 100};
}

} // namespace

void fuzzExpressionParse(std::string_view source)
{
    checkTokens(source);
    const auto compiled = Expression::compile(source);
    if (compiled)
        return;
    checkProblem(compiled.error());
    demand(!isText(source) || compiled.error().position <= source.size(),
           "a problem of compiling lies in the source");
}

void fuzzExpressionEvaluate(std::string_view bytes)
{
    const std::size_t separator = bytes.find('\0');
    const std::string_view source = bytes.substr(0, separator);
    const auto compiled = Expression::compile(source);
    if (!compiled)
        return;
    static const FixedClock clock(fromEpochMs(1509380732935));
    test::SeededRandom random(1);
    const expression::Environment environment{.limits = smallLimits(), .clock = &clock, .random = &random};
    const bool hasInput = separator != std::string_view::npos;
    const auto input = json::parse(hasInput ? bytes.substr(separator + 1) : "", lenientOptions());
    const auto outcome =
        input ? compiled->evaluate(*input, {}, environment) : compiled->evaluateWithoutInput({}, environment);
    if (!outcome)
        checkProblem(outcome.error());
    else if (*outcome && isText(source))
        checkValue(**outcome);
}

} // namespace schemabridge::fuzz
