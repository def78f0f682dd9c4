#include "engine/expression/dataflow/builtin_call.h"

#include <algorithm>
#include <array>

/// What the text of a built-in function's result may be. A function that is named neither here nor among
/// those that hand items on uses all of its arguments and gives anything.
namespace schemabridge::expression::dataflow {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// RFC 3986, section 2.3, and what encodeURIComponent of ECMAScript leaves as it is beside that.
constexpr std::string_view urlMarks = "-_.!~*'()%";
/// RFC 4648, section 4.
constexpr std::string_view base64Marks = "+/=";

Alphabet alphabetOf(std::initializer_list<std::string_view> parts)
{
    Alphabet alphabet;
    for (const std::string_view part : parts)
        alphabet.add(Alphabet::of(part));
    return alphabet;
}

Value anything(const BuiltinCall &call)
{
    call.useAll();
    Value value;
    makeOpen(value);
    return value;
}

Value number(const BuiltinCall &call)
{
    call.useAll();
    return call.whereGiven(textValue(Alphabet::ofNumbers()));
}

/// In doubles.
Value calculation(const BuiltinCall &call)
{
    for (const Value &argument : call.arguments)
        call.analysis.recorder().addArithmetic(call.span, '$' + std::string(call.builtin.name), argument);
    return number(call);
}

Value formattedNumber(const BuiltinCall &call)
{
    Value value = calculation(call);
    value.alphabet = Alphabet::any();
    return value;
}

Value count(const BuiltinCall &call)
{
    call.useAll();
    return textValue(Alphabet::of(digits));
}

Value length(const BuiltinCall &call)
{
    return call.whereGiven(count(call));
}

Value test(const BuiltinCall &call)
{
    call.useAll(Read::Use::Test);
    return call.whereGiven(textValue(Alphabet::of("truefals")));
}

Value exists(const BuiltinCall &call)
{
    call.useAll(Read::Use::Test);
    return textValue(Alphabet::of("truefals"));
}

Value contains(const BuiltinCall &call)
{
    call.useAll();
    return call.whereGiven(textValue(Alphabet::of("truefals")));
}

/// Null, missing or empty as its first argument is.
Value textLike(const BuiltinCall &call, Alphabet alphabet)
{
    call.useAll();
    Value value = textValue(alphabet);
    value.mayBeMissing = call.argument(0).mayBeMissing;
    value.mayBeNull = call.argument(0).mayBeNull;
    value.mayBeEmpty = call.argument(0).mayBeEmpty;
    return value;
}

Value text(const BuiltinCall &call)
{
    return textLike(call, Alphabet::any());
}

Value string(const BuiltinCall &call)
{
    const Value argument = call.argument(0);
    const bool isComposed = argument.array != nullptr || !argument.fields.empty();
    Value value = textLike(call, isComposed ? Alphabet::any() : argument.alphabet);
    value.literal = argument.literal;
    return value;
}

/// A part of the first argument, which may be nothing.
Value partOfText(const BuiltinCall &call)
{
    Value value = textLike(call, call.argument(0).alphabet);
    value.mayBeEmpty = true;
    return value;
}

Value replaced(const BuiltinCall &call)
{
    Value value = text(call);
    value.mayBeEmpty = true;
    return value;
}

Value urlComponent(const BuiltinCall &call)
{
    return textLike(call, alphabetOf({letters, digits, urlMarks}));
}

Value base64(const BuiltinCall &call)
{
    return textLike(call, alphabetOf({letters, digits, base64Marks}));
}

Value typeName(const BuiltinCall &call)
{
    call.useAll();
    return call.whereGiven(textValue(Alphabet::of(letters)));
}

Value join(const BuiltinCall &call)
{
    const Value array = call.argument(0);
    const Value separator = call.argument(1);
    const bool isSeparatorKnown =
        call.arguments.size() < 2 || (separator.literal != nullptr && separator.literal->isString());
    if (array.array != nullptr && array.elements.size() > 1) {
        std::vector<JoinOperand> operands;
        for (std::size_t i = 0; i < array.elements.size(); ++i)
            operands.push_back(joinOperand(*array.array->items[i], *array.elements[i]));
        const bool isWritten = isSeparatorKnown && separator.literal != nullptr;
        call.analysis.recorder().addJoin(call.span, std::move(operands),
                                         isWritten ? separator.literal->asString() : std::string_view());
    }
    return text(call);
}

Value evaluated(const BuiltinCall &call)
{
    call.useAll();
    call.analysis.recorder().addUnknownRead(call.span);
    const Value anywhere = call.analysis.inputValue(call.span, true);
    call.analysis.use(anywhere);
    return anywhere;
}

Value now(const BuiltinCall &call)
{
    call.analysis.recorder().addClockRead(call.span);
    call.useAll();
    return textValue(Alphabet::any());
}

Value millis(const BuiltinCall &call)
{
    call.analysis.recorder().addClockRead(call.span);
    return textValue(Alphabet::ofNumbers());
}

/// What a picture leaves open to the left of what it has, the clock fills in; nothing is left of a year.
/// Source: https://docs.jsonata.org/date-time-functions, "$toMillis()".
Value toMillis(const BuiltinCall &call)
{
    const json::Value *const picture = call.argument(1).literal;
    const bool hasYear = picture != nullptr && picture->isString() &&
                         (picture->asString().find("[Y") != std::string_view::npos ||
                          picture->asString().find("[X") != std::string_view::npos);
    if (call.arguments.size() > 1 && !hasYear)
        call.analysis.recorder().addClockRead(call.span);
    return number(call);
}

Value random(const BuiltinCall &call)
{
    call.analysis.recorder().addRandomRead(call.span);
    return textValue(Alphabet::ofNumbers());
}

struct Row {
    std::string_view name;
    BuiltinEffect effect;
};

/// Ascending by name.
constexpr std::array rows{
    Row{"abs", calculation},
    Row{"average", calculation},
    Row{"base64encode", base64},
    Row{"boolean", test},
    Row{"ceil", calculation},
    Row{"contains", contains},
    Row{"count", count},
    Row{"encodeUrlComponent", urlComponent},
    Row{"eval", evaluated},
    Row{"exists", exists},
    Row{"floor", calculation},
    Row{"formatBase", formattedNumber},
    Row{"formatInteger", formattedNumber},
    Row{"formatNumber", formattedNumber},
    Row{"join", join},
    Row{"length", length},
    Row{"lowercase", text},
    Row{"max", number},
    Row{"millis", millis},
    Row{"min", number},
    Row{"not", test},
    Row{"now", now},
    Row{"number", number},
    Row{"pad", text},
    Row{"power", calculation},
    Row{"random", random},
    Row{"replace", replaced},
    Row{"round", calculation},
    Row{"sqrt", calculation},
    Row{"string", string},
    Row{"substring", partOfText},
    Row{"substringAfter", partOfText},
    Row{"substringBefore", partOfText},
    Row{"sum", calculation},
    Row{"toMillis", toMillis},
    Row{"trim", partOfText},
    Row{"type", typeName},
    Row{"uppercase", text},
};

BuiltinEffect effectOf(std::string_view name)
{
    const auto *const found =
        std::lower_bound(rows.begin(), rows.end(), name,
                         [](const Row &row, std::string_view sought) { return row.name < sought; });
    if (found != rows.end() && found->name == name)
        return found->effect;
    const BuiltinEffect itemEffect = itemEffectOf(name);
    return itemEffect != nullptr ? itemEffect : anything;
}

} // namespace

Value applyBuiltin(Analysis &analysis, const Builtin &builtin, const Arguments &arguments, SourceSpan span)
{
    return effectOf(builtin.name)({analysis, builtin, arguments, span});
}

} // namespace schemabridge::expression::dataflow
