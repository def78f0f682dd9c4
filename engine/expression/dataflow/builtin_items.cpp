#include "engine/expression/dataflow/builtin_call.h"

#include <algorithm>
#include <array>

/// Functions that hand items or members of their arguments on: what is read of them shows only later.
namespace schemabridge::expression::dataflow {

namespace {

constexpr std::string_view digits = "0123456789";

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
    Value object = call.argument(0);
    makeOpen(object);
    return object;
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

struct Row {
    std::string_view name;
    BuiltinEffect effect;
};

constexpr std::array rows{
    Row{"append", rearranged},  Row{"clone", rearranged}, Row{"distinct", distinct},
    Row{"each", each},          Row{"filter", filtered},  Row{"lookup", lookedUp},
    Row{"map", mapped},         Row{"merge", rearranged}, Row{"reduce", reduced},
    Row{"reverse", rearranged}, Row{"shuffle", shuffled}, Row{"sift", sifted},
    Row{"single", filtered},    Row{"sort", sorted},      Row{"spread", rearranged},
    Row{"zip", rearranged},
};

} // namespace

BuiltinEffect itemEffectOf(std::string_view name)
{
    const auto *const found =
        std::find_if(rows.begin(), rows.end(), [name](const Row &row) { return row.name == name; });
    return found != rows.end() ? found->effect : nullptr;
}

} // namespace schemabridge::expression::dataflow
