#include "engine/expression/problem_catalogue.h"

#include "engine/expression/limits.h"
#include "engine/expression/text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace schemabridge::expression {

namespace {

struct Row {
    std::string_view code;
    std::string_view sentence; ///< {token} and {value} are filled in
};

/// Ascending by code.
constexpr std::array rows{
    Row{"D1001", "The number {value} is out of range."},
    Row{"D1002", "{value} is not a number and cannot be negated."},
    Row{"D1004", "The regular expression matches an empty text, which would never end."},
    Row{"D1009", "Two definitions of the object give the same key {value}."},
    Row{"D2014", "The range operator .. would make {value} items; at most 10,000,000 are allowed."},
    Row{"D3001", "Infinity and NaN have no text."},
    Row{"D3010", "The second argument of $replace must not be an empty string."},
    Row{"D3011", "The fourth argument of $replace must be a positive number, but is {value}."},
    Row{"D3012", "The replacement of a match must be a string, but is {value}."},
    Row{"D3020", "The third argument of $split must be a positive number, but is {value}."},
    Row{"D3030", "{value} cannot be made a number."},
    Row{"D3040", "The third argument of $match must be a positive number, but is {value}."},
    Row{"D3050", "The function given to $reduce must take at least two arguments."},
    Row{"D3060", "$sqrt cannot take the negative number {value}."},
    Row{"D3061", "$power gives a number that JSON cannot hold: {value}."},
    Row{"D3070", "$sort without a comparing function needs an array of only strings or only numbers."},
    Row{"D3080", "A picture has at most two sub-pictures."},
    Row{"D3081", "A sub-picture has at most one decimal separator."},
    Row{"D3082", "A sub-picture has at most one percent sign."},
    Row{"D3083", "A sub-picture has at most one per-mille sign."},
    Row{"D3084", "A sub-picture cannot have both a percent and a per-mille sign."},
    Row{"D3085", "A sub-picture needs a digit, mandatory or optional, in its mantissa."},
    Row{"D3086", "Only characters of the number itself may stand between its digits in a sub-picture."},
    Row{"D3087", "A grouping separator cannot stand beside the decimal separator of a sub-picture."},
    Row{"D3088", "A grouping separator cannot end the integer part of a sub-picture."},
    Row{"D3089", "Two grouping separators cannot stand side by side in a sub-picture."},
    Row{"D3090", "In the integer part of a sub-picture, optional digits stand before the mandatory ones."},
    Row{"D3091", "In the fraction of a sub-picture, optional digits stand behind the mandatory ones."},
    Row{"D3092", "A sub-picture with an exponent cannot have a percent or per-mille sign."},
    Row{"D3093", "The exponent of a sub-picture consists of mandatory digits, at least one."},
    Row{"D3100", "$formatBase takes a base from 2 to 36, not {value}."},
    Row{"D3110", "{value} is no time that $toMillis can read."},
    Row{"D3120", "The expression given to $eval does not compile: {value}"},
    Row{"D3121", "The expression given to $eval failed: {value}"},
    Row{"D3130", "Numbering in the manner of {value} is not supported."},
    Row{"D3131", "The digits of an integer picture must all be of one family."},
    Row{"D3132", "{value} is no component of a date/time picture."},
    Row{"D3133", "Only months and days have names in a date/time picture, not {value}."},
    Row{"D3134", "The time zone in a date/time picture has one to four digits, not {value}."},
    Row{"D3135", "A marker of the date/time picture lacks its closing ]."},
    Row{"D3136", "The date/time picture lacks a component that is needed to tell the time."},
    Row{"D3137", "{value}"},
    Row{"D3138", "$single expected exactly one matching item, but there are more."},
    Row{"D3139", "$single expected exactly one matching item, but there is none."},
    Row{"D3140", "{token} was given a text that is not well-formed: {value}."},
    Row{"D3141", "{value}"},
    Row{"S0101", "The string is not closed: add the quote that it begins with."},
    Row{"S0102", "The number {token} is out of range: it must be below 1.8e308."},
    Row{"S0103", "\\{token} is no escape sequence. Write \\\\ for a backslash, and put a string with ' in it "
                 "into \"...\"."},
    Row{"S0104", "\\u must be followed by four hexadecimal digits, as in \\u00e9."},
    Row{"S0105", "The quoted name is not closed: add a back-quote (`)."},
    Row{"S0106", "The comment is not closed: add */."},
    Row{"S0201", "{token} is not expected here: the expression is complete before it. Add an operator, or "
                 "put several expressions into (...) with ; between them."},
    Row{"S0202",
        "Expected {value} instead of {token}: add {value}, or an operator or a comma that may be missing."},
    Row{"S0203", "Expected {value} before the end of the expression: add it."},
    Row{"S0204", "{token} is no operator. Write != or ~>, or $not(...) for the opposite."},
    Row{"S0206", "{token} is no expression."},
    Row{"S0207", "The expression ends too early: add what its last operator works on."},
    Row{"S0208", "Parameter {value} of a function must be a variable such as $x, not {token}."},
    Row{"S0209", "A predicate cannot follow a grouping in the same step: filter before {...}."},
    Row{"S0210", "A step can have only one grouping: merge the two {...}."},
    Row{"S0211", "{token} cannot begin an operand: add a value before it, or leave it out."},
    Row{"S0212", "Only a variable such as $x can stand before :=, not {token}. To compare, write =."},
    Row{"S0213", "The literal {value} cannot be a step of a path. Quote it as `{value}` where it is a name, "
                 "write [{value}] where it is an index."},
    Row{"S0214", "A variable such as $x must follow {token}."},
    Row{"S0215", "A context variable must be bound before the predicates of its step: write @ before [...]."},
    Row{"S0216",
        "A context variable must be bound before the order-by clause of its step: write @ before ^(...)."},
    Row{"S0217", "There is no step that the parent operator % could stand for: it needs a path before it, as "
                 "in a.b.%."},
    Row{"S0301", "The regular expression is empty: write a pattern between the slashes."},
    Row{"S0302", "The regular expression is not closed: add a slash (/)."},
    Row{"S0303", "The regular expression {token} is wrong: it has {value}."},
    Row{"S0304", "The regular expression {token} cannot be evaluated by this version: it has {value}."},
    Row{"S0401", "Only functions and arrays have type parameters in a signature, not {value}: write a<...> "
                 "or f<...>."},
    Row{"S0402", "A choice of types in a signature cannot have type parameters: {value}."},
    Row{"T0410", "Argument {value} of {token} does not match its signature."},
    Row{"T0411", "The context is no suitable value for argument {value} of {token}."},
    Row{"T0412", "Argument {value} of {token} must be an array of items of one type."},
    Row{"T1003", "The key of an object must be a string, but is {value}."},
    Row{"T1005", "{token} is no function. Did you mean ${token}?"},
    Row{"T1006", "{token} is no function and cannot be called."},
    Row{"T1007", "{token} is no function. Did you mean ${token}?"},
    Row{"T1008", "{token} is no function and cannot be applied in part."},
    Row{"T1010", "The function given to {token} does not return a match."},
    Row{"T2001", "The left side of {token} must be a number, but is {value}."},
    Row{"T2002", "The right side of {token} must be a number, but is {value}."},
    Row{"T2003", "The left side of the range operator .. must be an integer, but is {value}."},
    Row{"T2004", "The right side of the range operator .. must be an integer, but is {value}."},
    Row{"T2006", "The right side of ~> must be a function, but is {value}."},
    Row{"T2007", "An order-by clause cannot compare a number with a string: {value}."},
    Row{"T2008", "An order-by clause compares only numbers and strings, not {value}."},
    Row{"T2009", "The two sides of {token} must be both numbers or both strings: {value}."},
    Row{"T2010", "The two sides of {token} must be numbers or strings, not {value}."},
    Row{"T2011", "The update clause of a transform must give an object, but gives {value}."},
    Row{"T2012", "The delete clause of a transform must give strings, but gives {value}."},
    Row{"T2013", "A transform copies with $clone, which is no function here."},
    Row{"U1001", "The evaluation went past its limit of {token} ({value})."},
    Row{"U1002", "The evaluation went past its limit of memory ({value} bytes)."},
    Row{"U1003", "The expression is longer than {value} bytes."},
    Row{"U1004", "The expression is nested deeper than {value} levels: bind parts of it to variables."},
    Row{"U1005", "The evaluation was cancelled."},
    Row{"U1010",
        "${token} cannot be evaluated here: there is neither a clock nor a source of randomness for it."},
};

std::string_view sentenceFor(std::string_view code)
{
    const auto *const found =
        std::lower_bound(rows.begin(), rows.end(), code,
                         [](const Row &row, std::string_view sought) { return row.code < sought; });
    return found != rows.end() && found->code == code ? found->sentence : "The expression is wrong.";
}

void fillIn(std::string &sentence, std::string_view place, std::string_view text)
{
    for (std::size_t at = sentence.find(place); at != std::string::npos;
         at = sentence.find(place, at + text.size()))
        sentence.replace(at, place.size(), text);
}

} // namespace

std::string problemMessage(const Problem &problem)
{
    std::string sentence(sentenceFor(problem.code));
    fillIn(sentence, "{token}", problem.token.empty() ? "The value" : shortened(problem.token));
    fillIn(sentence, "{value}", problem.value);
    return sentence;
}

Problem sourceTooLong()
{
    Problem problem;
    problem.code = "U1003";
    problem.value = std::to_string(CompileLimits::sourceBytesMax);
    problem.phase = Problem::Phase::Compile;
    problem.message = problemMessage(problem);
    return problem;
}

Error toError(const Problem &problem)
{
    const bool isCompile = problem.phase == Problem::Phase::Compile;
    return Error{isCompile ? ErrorCode::ExpressionInvalid : ErrorCode::ExpressionFailed,
                 {{"code", problem.code},
                  {"position", std::to_string(problem.position)},
                  {"token", problem.token},
                  {"value", problem.value},
                  {"message", problem.message}}};
}

} // namespace schemabridge::expression
