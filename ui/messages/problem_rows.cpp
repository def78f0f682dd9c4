#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

// The English sentences are those of the expression engine, so that command line, window and answers agree.
constexpr std::array rows{
    NamedText{"D1001", QT_TRANSLATE_NOOP("Messages", "The number {value} is out of range")},
    NamedText{"D1002", QT_TRANSLATE_NOOP("Messages", "{value} is not a number and cannot be negated")},
    NamedText{
        "D1004",
        QT_TRANSLATE_NOOP("Messages", "The regular expression matches an empty text, which would never end")},
    NamedText{"D1009",
              QT_TRANSLATE_NOOP("Messages", "Two definitions of the object give the same key {value}")},
    NamedText{"D2014", QT_TRANSLATE_NOOP(
                           "Messages",
                           "The range operator .. would make {value} items; at most 10,000,000 are allowed")},
    NamedText{"D3001", QT_TRANSLATE_NOOP("Messages", "Infinity and NaN have no text")},
    NamedText{"D3010",
              QT_TRANSLATE_NOOP("Messages", "The second argument of $replace must not be an empty string")},
    NamedText{"D3011",
              QT_TRANSLATE_NOOP("Messages",
                                "The fourth argument of $replace must be a positive number, but is {value}")},
    NamedText{"D3012",
              QT_TRANSLATE_NOOP("Messages", "The replacement of a match must be a string, but is {value}")},
    NamedText{"D3020",
              QT_TRANSLATE_NOOP("Messages",
                                "The third argument of $split must be a positive number, but is {value}")},
    NamedText{"D3030", QT_TRANSLATE_NOOP("Messages", "{value} cannot be made a number")},
    NamedText{"D3040",
              QT_TRANSLATE_NOOP("Messages",
                                "The third argument of $match must be a positive number, but is {value}")},
    NamedText{"D3050", QT_TRANSLATE_NOOP("Messages",
                                         "The function given to $reduce must take at least two arguments")},
    NamedText{"D3060", QT_TRANSLATE_NOOP("Messages", "$sqrt cannot take the negative number {value}")},
    NamedText{"D3061", QT_TRANSLATE_NOOP("Messages", "$power gives a number that JSON cannot hold: {value}")},
    NamedText{
        "D3070",
        QT_TRANSLATE_NOOP(
            "Messages", "$sort without a comparing function needs an array of only strings or only numbers")},
    NamedText{"D3080", QT_TRANSLATE_NOOP("Messages", "A picture has at most two sub-pictures")},
    NamedText{"D3081", QT_TRANSLATE_NOOP("Messages", "A sub-picture has at most one decimal separator")},
    NamedText{"D3082", QT_TRANSLATE_NOOP("Messages", "A sub-picture has at most one percent sign")},
    NamedText{"D3083", QT_TRANSLATE_NOOP("Messages", "A sub-picture has at most one per-mille sign")},
    NamedText{"D3084",
              QT_TRANSLATE_NOOP("Messages", "A sub-picture cannot have both a percent and a per-mille sign")},
    NamedText{
        "D3085",
        QT_TRANSLATE_NOOP("Messages", "A sub-picture needs a digit, mandatory or optional, in its mantissa")},
    NamedText{"D3086",
              QT_TRANSLATE_NOOP(
                  "Messages",
                  "Only characters of the number itself may stand between its digits in a sub-picture")},
    NamedText{
        "D3087",
        QT_TRANSLATE_NOOP("Messages",
                          "A grouping separator cannot stand beside the decimal separator of a sub-picture")},
    NamedText{"D3088", QT_TRANSLATE_NOOP(
                           "Messages", "A grouping separator cannot end the integer part of a sub-picture")},
    NamedText{"D3089", QT_TRANSLATE_NOOP(
                           "Messages", "Two grouping separators cannot stand side by side in a sub-picture")},
    NamedText{"D3090",
              QT_TRANSLATE_NOOP(
                  "Messages",
                  "In the integer part of a sub-picture, optional digits stand before the mandatory ones")},
    NamedText{
        "D3091",
        QT_TRANSLATE_NOOP(
            "Messages", "In the fraction of a sub-picture, optional digits stand behind the mandatory ones")},
    NamedText{"D3092",
              QT_TRANSLATE_NOOP("Messages",
                                "A sub-picture with an exponent cannot have a percent or per-mille sign")},
    NamedText{"D3093",
              QT_TRANSLATE_NOOP("Messages",
                                "The exponent of a sub-picture consists of mandatory digits, at least one")},
    NamedText{"D3100", QT_TRANSLATE_NOOP("Messages", "$formatBase takes a base from 2 to 36, not {value}")},
    NamedText{"D3110", QT_TRANSLATE_NOOP("Messages", "{value} is no time that $toMillis can read")},
    NamedText{"D3120",
              QT_TRANSLATE_NOOP("Messages", "The expression given to $eval does not compile: {value}")},
    NamedText{"D3121", QT_TRANSLATE_NOOP("Messages", "The expression given to $eval failed: {value}")},
    NamedText{"D3130", QT_TRANSLATE_NOOP("Messages", "Numbering in the manner of {value} is not supported")},
    NamedText{"D3131",
              QT_TRANSLATE_NOOP("Messages", "The digits of an integer picture must all be of one family")},
    NamedText{"D3132", QT_TRANSLATE_NOOP("Messages", "{value} is no component of a date/time picture")},
    NamedText{
        "D3133",
        QT_TRANSLATE_NOOP("Messages", "Only months and days have names in a date/time picture, not {value}")},
    NamedText{"D3134",
              QT_TRANSLATE_NOOP("Messages",
                                "The time zone in a date/time picture has one to four digits, not {value}")},
    NamedText{"D3135",
              QT_TRANSLATE_NOOP("Messages", "A marker of the date/time picture lacks its closing bracket")},
    NamedText{"D3136",
              QT_TRANSLATE_NOOP("Messages",
                                "The date/time picture lacks a component that is needed to tell the time")},
    NamedText{"D3138", QT_TRANSLATE_NOOP("Messages",
                                         "$single expected exactly one matching item, but there are more")},
    NamedText{"D3139",
              QT_TRANSLATE_NOOP("Messages", "$single expected exactly one matching item, but there is none")},
    NamedText{"D3140",
              QT_TRANSLATE_NOOP("Messages", "{token} was given a text that is not well-formed: {value}")},
    NamedText{"S0101",
              QT_TRANSLATE_NOOP("Messages", "The string is not closed: add the quote that it begins with")},
    NamedText{"S0102",
              QT_TRANSLATE_NOOP("Messages", "The number {token} is out of range: it must be below 1.8e308")},
    NamedText{"S0103",
              QT_TRANSLATE_NOOP("Messages", "\\{token} is no escape sequence. Write \\\\ for a backslash, "
                                            "and put a string with ' in it into \"...\"")},
    NamedText{"S0104", QT_TRANSLATE_NOOP("Messages",
                                         "\\u must be followed by four hexadecimal digits, as in \\u00e9")},
    NamedText{"S0105", QT_TRANSLATE_NOOP("Messages", "The quoted name is not closed: add a back-quote (`)")},
    NamedText{"S0106", QT_TRANSLATE_NOOP("Messages", "The comment is not closed: add */")},
    NamedText{"S0201",
              QT_TRANSLATE_NOOP("Messages",
                                "{token} is not expected here: the expression is complete before it. Add an "
                                "operator, or put several expressions into (...) with ; between them")},
    NamedText{"S0202", QT_TRANSLATE_NOOP("Messages", "Expected {value} instead of {token}: add {value}, or "
                                                     "an operator or a comma that may be missing")},
    NamedText{"S0203",
              QT_TRANSLATE_NOOP("Messages", "Expected {value} before the end of the expression: add it")},
    NamedText{"S0204",
              QT_TRANSLATE_NOOP("Messages",
                                "{token} is no operator. Write != or ~>, or $not(...) for the opposite")},
    NamedText{"S0206", QT_TRANSLATE_NOOP("Messages", "{token} is no expression")},
    NamedText{"S0207", QT_TRANSLATE_NOOP(
                           "Messages", "The expression ends too early: add what its last operator works on")},
    NamedText{"S0208",
              QT_TRANSLATE_NOOP(
                  "Messages", "Parameter {value} of a function must be a variable such as $x, not {token}")},
    NamedText{"S0209",
              QT_TRANSLATE_NOOP(
                  "Messages", "A predicate cannot follow a grouping in the same step: filter before {...}")},
    NamedText{"S0210",
              QT_TRANSLATE_NOOP("Messages", "A step can have only one grouping: merge the two {...}")},
    NamedText{"S0211",
              QT_TRANSLATE_NOOP("Messages",
                                "{token} cannot begin an operand: add a value before it, or leave it out")},
    NamedText{
        "S0212",
        QT_TRANSLATE_NOOP(
            "Messages", "Only a variable such as $x can stand before :=, not {token}. To compare, write =")},
    NamedText{"S0213",
              QT_TRANSLATE_NOOP("Messages",
                                "The literal {value} cannot be a step of a path. Quote it as `{value}` "
                                "where it is a name, write it in brackets where it is an index")},
    NamedText{"S0214", QT_TRANSLATE_NOOP("Messages", "A variable such as $x must follow {token}")},
    NamedText{"S0215",
              QT_TRANSLATE_NOOP(
                  "Messages",
                  "A context variable must be bound before the predicates of its step: write @ before them")},
    NamedText{"S0216", QT_TRANSLATE_NOOP("Messages", "A context variable must be bound before the order-by "
                                                     "clause of its step: write @ before ^(...)")},
    NamedText{"S0217", QT_TRANSLATE_NOOP("Messages", "There is no step that the parent operator % could "
                                                     "stand for: it needs a path before it, as in a.b.%")},
    NamedText{"S0301",
              QT_TRANSLATE_NOOP("Messages",
                                "The regular expression is empty: write a pattern between the slashes")},
    NamedText{"S0302",
              QT_TRANSLATE_NOOP("Messages", "The regular expression is not closed: add a slash (/)")},
    NamedText{"S0303",
              QT_TRANSLATE_NOOP("Messages", "The regular expression {token} is wrong: it has {value}")},
    NamedText{"S0304",
              QT_TRANSLATE_NOOP(
                  "Messages",
                  "The regular expression {token} cannot be evaluated by this version: it has {value}")},
    NamedText{"S0401", QT_TRANSLATE_NOOP("Messages", "Only functions and arrays have type parameters in a "
                                                     "signature, not {value}: write a<...> or f<...>")},
    NamedText{"S0402",
              QT_TRANSLATE_NOOP("Messages",
                                "A choice of types in a signature cannot have type parameters: {value}")},
    NamedText{"T0410",
              QT_TRANSLATE_NOOP("Messages", "Argument {value} of {token} does not match its signature")},
    NamedText{"T0411", QT_TRANSLATE_NOOP("Messages",
                                         "The context is no suitable value for argument {value} of {token}")},
    NamedText{"T0412", QT_TRANSLATE_NOOP(
                           "Messages", "Argument {value} of {token} must be an array of items of one type")},
    NamedText{"T1003",
              QT_TRANSLATE_NOOP("Messages", "The key of an object must be a string, but is {value}")},
    NamedText{"T1005", QT_TRANSLATE_NOOP("Messages", "{token} is no function. Did you mean ${token}?")},
    NamedText{"T1006", QT_TRANSLATE_NOOP("Messages", "{token} is no function and cannot be called")},
    NamedText{"T1007", QT_TRANSLATE_NOOP("Messages", "{token} is no function. Did you mean ${token}?")},
    NamedText{"T1008", QT_TRANSLATE_NOOP("Messages", "{token} is no function and cannot be applied in part")},
    NamedText{"T1010",
              QT_TRANSLATE_NOOP("Messages", "The function given to {token} does not return a match")},
    NamedText{"T2001",
              QT_TRANSLATE_NOOP("Messages", "The left side of {token} must be a number, but is {value}")},
    NamedText{"T2002",
              QT_TRANSLATE_NOOP("Messages", "The right side of {token} must be a number, but is {value}")},
    NamedText{"T2003",
              QT_TRANSLATE_NOOP("Messages",
                                "The left side of the range operator .. must be an integer, but is {value}")},
    NamedText{"T2004",
              QT_TRANSLATE_NOOP(
                  "Messages", "The right side of the range operator .. must be an integer, but is {value}")},
    NamedText{"T2006",
              QT_TRANSLATE_NOOP("Messages", "The right side of ~> must be a function, but is {value}")},
    NamedText{"T2007", QT_TRANSLATE_NOOP(
                           "Messages", "An order-by clause cannot compare a number with a string: {value}")},
    NamedText{"T2008", QT_TRANSLATE_NOOP(
                           "Messages", "An order-by clause compares only numbers and strings, not {value}")},
    NamedText{"T2009",
              QT_TRANSLATE_NOOP("Messages",
                                "The two sides of {token} must be both numbers or both strings: {value}")},
    NamedText{"T2010", QT_TRANSLATE_NOOP("Messages",
                                         "The two sides of {token} must be numbers or strings, not {value}")},
    NamedText{"T2011",
              QT_TRANSLATE_NOOP("Messages",
                                "The update clause of a transform must give an object, but gives {value}")},
    NamedText{"T2012",
              QT_TRANSLATE_NOOP("Messages",
                                "The delete clause of a transform must give strings, but gives {value}")},
    NamedText{"T2013",
              QT_TRANSLATE_NOOP("Messages", "A transform copies with $clone, which is no function here")},
    NamedText{"U1001",
              QT_TRANSLATE_NOOP("Messages", "The evaluation went past its limit of {token} ({value})")},
    NamedText{"U1002",
              QT_TRANSLATE_NOOP("Messages", "The evaluation went past its limit of memory ({value} bytes)")},
    NamedText{"U1003", QT_TRANSLATE_NOOP("Messages", "The expression is longer than {value} bytes")},
    NamedText{"U1004",
              QT_TRANSLATE_NOOP(
                  "Messages",
                  "The expression is nested deeper than {value} levels: bind parts of it to variables")},
    NamedText{"U1005", QT_TRANSLATE_NOOP("Messages", "The evaluation was cancelled")},
    NamedText{
        "U1010",
        QT_TRANSLATE_NOOP(
            "Messages",
            "${token} cannot be evaluated here: there is neither a clock nor a source of randomness for it")},
};

/// What may be wrong with a regular expression: values of S0303 and S0304 that are words themselves.
[[maybe_unused]] constexpr std::array regexFaults{
    QT_TRANSLATE_NOOP("Messages", "a ( without its )"),
    QT_TRANSLATE_NOOP("Messages", "a ) without its ("),
    QT_TRANSLATE_NOOP("Messages", "a [ without its ]"),
    QT_TRANSLATE_NOOP("Messages", "a \\ at its end"),
    QT_TRANSLATE_NOOP("Messages", "a \\k among characters"),
    QT_TRANSLATE_NOOP("Messages", "a \\k with the name of no group"),
    QT_TRANSLATE_NOOP("Messages", "a \\k without the name of a group"),
    QT_TRANSLATE_NOOP("Messages", "a back reference to a group in a repetition that may pass it by"),
    QT_TRANSLATE_NOOP("Messages", "a bounded repetition that may match nothing, in another one"),
    QT_TRANSLATE_NOOP("Messages", "a group in a bounded repetition that may match nothing"),
    QT_TRANSLATE_NOOP("Messages", "a group that begins with an unknown (?"),
    QT_TRANSLATE_NOOP("Messages", "a group that may be empty in a repetition that may pass it by"),
    QT_TRANSLATE_NOOP("Messages", "a lookaround with a group in a repetition that may pass it by"),
    QT_TRANSLATE_NOOP("Messages", "a lookbehind that may match texts of several lengths"),
    QT_TRANSLATE_NOOP("Messages", "a name of a group that is none"),
    QT_TRANSLATE_NOOP("Messages", "a quantifier whose bounds are out of order"),
    QT_TRANSLATE_NOOP("Messages", "a quantifier with nothing to repeat"),
    QT_TRANSLATE_NOOP("Messages", "a range of characters that is out of order"),
    QT_TRANSLATE_NOOP("Messages", "a repeated back reference to a group that may be empty"),
    QT_TRANSLATE_NOOP("Messages", "a repeated sequence of several parts that may match nothing"),
    QT_TRANSLATE_NOOP("Messages", "a repetition of too many times"),
    QT_TRANSLATE_NOOP("Messages", "groups nested too deeply"),
    QT_TRANSLATE_NOOP("Messages", "more than the matching library can hold"),
    QT_TRANSLATE_NOOP("Messages", "too many groups"),
    QT_TRANSLATE_NOOP("Messages", "too many nested repetitions that may match nothing"),
    QT_TRANSLATE_NOOP("Messages", "two groups of one name"),
};

} // namespace

std::span<const NamedText> problemRows()
{
    return rows;
}

} // namespace schemabridge::ui
