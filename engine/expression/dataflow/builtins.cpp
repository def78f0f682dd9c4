#include "engine/expression/dataflow/analysis.h"
#include "engine/expression/functions/registry.h"

#include <algorithm>
#include <array>

/// What the built-in functions hand on of their arguments, and what their text may be. A function that is not
/// named here uses all of its arguments and gives anything.
namespace schemabridge::expression::dataflow {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// RFC 3986, section 2.3, and what encodeURIComponent of ECMAScript leaves as it is beside that.
constexpr std::string_view urlMarks = "-_.!~*'()%";
/// RFC 4648, section 4.
constexpr std::string_view base64Marks = "+/=";

struct BuiltinCall {
    Analysis &analysis;
    const Builtin &builtin;
    const Arguments &arguments;
    SourceSpan span;

    Value argument(std::size_t index) const
    {
        return index < arguments.size() ? arguments[index] : missingValue();
    }

    void useAll(Read::Use use = Read::Use::Value) const
    {
        for (const Value &argument : arguments) {
            analysis.use(argument, use);
            analysis.use(analysis.callBack(argument, {anything(), anything(), anything()}, span));
        }
    }

    static Value anything()
    {
        Value value;
        makeOpen(value);
        return value;
    }

    /// Missing where its first argument is.
    Value whereGiven(Value value) const
    {
        value.mayBeMissing = argument(0).mayBeMissing;
        return value;
    }
};

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
    return BuiltinCall::anything();
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

/// The arguments themselves, or parts of them, in another arrangement.
Value rearranged(const BuiltinCall &call)
{
    Value value = call.argument(0);
    for (std::size_t i = 1; i < call.arguments.size(); ++i)
        value = call.analysis.merge(value, call.arguments[i]);
    makeOpen(value);
    return value;
}

Value shuffled(const BuiltinCall &call)
{
    call.analysis.recorder().addRandomRead(call.span);
    return rearranged(call);
}

Value distinct(const BuiltinCall &call)
{
    call.useAll();
    return rearranged(call);
}

Value sorted(const BuiltinCall &call)
{
    const Value element = call.analysis.elementOf(call.argument(0));
    if (call.arguments.size() < 2)
        call.useAll();
    call.analysis.use(call.analysis.callBack(call.argument(1), {element, element}, call.span));
    Value value = call.argument(0);
    makeOpen(value);
    return value;
}

Value mapped(const BuiltinCall &call)
{
    const Value all = call.argument(0);
    call.analysis.use(all, Read::Use::Test);
    Value value = call.analysis.callBack(
        call.argument(1), {call.analysis.elementOf(all), textValue(Alphabet::of(digits)), all}, call.span);
    makeOpen(value);
    return value;
}

Value filtered(const BuiltinCall &call)
{
    const Value all = call.argument(0);
    Value element = call.analysis.elementOf(all);
    call.analysis.use(
        call.analysis.callBack(call.argument(1), {element, textValue(Alphabet::of(digits)), all}, call.span),
        Read::Use::Test);
    makeOpen(element);
    return element;
}

Value reduced(const BuiltinCall &call)
{
    constexpr int roundsMax = 3;
    Analysis &analysis = call.analysis;
    const Value all = call.argument(0);
    analysis.use(all, Read::Use::Test);
    const Value element = analysis.elementOf(all);
    Value value = call.arguments.size() > 2 ? call.argument(2) : element;
    makeOpen(value);
    for (int round = 0; round < roundsMax; ++round) {
        const Value before = value;
        value = analysis.merge(
            before, analysis.callBack(call.argument(1),
                                      {before, element, textValue(Alphabet::of(digits)), all}, call.span));
        makeOpen(value);
        if (covers(before, value))
            return value;
    }
    return analysis.collapse(value);
}

/// The members of an object.
Value each(const BuiltinCall &call)
{
    const Value object = call.argument(0);
    call.analysis.use(object, Read::Use::Test);
    const Value member = call.analysis.memberOf(object, PathStep::Kind::Wildcard, {}, {});
    Value value =
        call.analysis.callBack(call.argument(1), {member, textValue(Alphabet::any()), object}, call.span);
    makeOpen(value);
    return value;
}

Value sifted(const BuiltinCall &call)
{
    call.analysis.use(each(call), Read::Use::Test);
    return rearranged({call.analysis, call.builtin, Arguments(call.arguments), call.span});
}

Value lookedUp(const BuiltinCall &call)
{
    const Value key = call.argument(1);
    if (key.literal != nullptr && key.literal->isString())
        return call.analysis.memberOf(call.argument(0), PathStep::Kind::Name, key.literal->asString(),
                                      call.span);
    call.analysis.use(key);
    return call.analysis.partOf(call.argument(0), call.span);
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

using Effect = Value (*)(const BuiltinCall &call);

struct Row {
    std::string_view name;
    Effect effect;
};

constexpr std::array rows{
    Row{"abs", calculation},
    Row{"append", rearranged},
    Row{"average", calculation},
    Row{"base64encode", base64},
    Row{"boolean", test},
    Row{"ceil", calculation},
    Row{"clone", rearranged},
    Row{"contains", contains},
    Row{"count", count},
    Row{"distinct", distinct},
    Row{"each", each},
    Row{"encodeUrlComponent", urlComponent},
    Row{"eval", evaluated},
    Row{"exists", exists},
    Row{"filter", filtered},
    Row{"floor", calculation},
    Row{"formatBase", formattedNumber},
    Row{"formatInteger", formattedNumber},
    Row{"formatNumber", formattedNumber},
    Row{"join", join},
    Row{"length", length},
    Row{"lookup", lookedUp},
    Row{"lowercase", text},
    Row{"map", mapped},
    Row{"max", number},
    Row{"merge", rearranged},
    Row{"millis", millis},
    Row{"min", number},
    Row{"not", test},
    Row{"now", now},
    Row{"number", number},
    Row{"pad", text},
    Row{"power", calculation},
    Row{"random", random},
    Row{"reduce", reduced},
    Row{"replace", replaced},
    Row{"reverse", rearranged},
    Row{"round", calculation},
    Row{"shuffle", shuffled},
    Row{"sift", sifted},
    Row{"single", filtered},
    Row{"sort", sorted},
    Row{"spread", rearranged},
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
    Row{"zip", rearranged},
};

Effect effectOf(std::string_view name)
{
    const auto *const found =
        std::lower_bound(rows.begin(), rows.end(), name,
                         [](const Row &row, std::string_view sought) { return row.name < sought; });
    return found != rows.end() && found->name == name ? found->effect : anything;
}

} // namespace

Value applyBuiltin(Analysis &analysis, const Builtin &builtin, const Arguments &arguments, SourceSpan span)
{
    return effectOf(builtin.name)({analysis, builtin, arguments, span});
}

} // namespace schemabridge::expression::dataflow
