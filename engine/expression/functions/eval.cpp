#include "engine/expression/functions/registry.h"
#include "engine/expression/problem_catalogue.h"

#include <array>

/// $eval
namespace schemabridge::expression {

namespace {

/// An array is one value as the context of an expression, unless it is a sequence.
Item contextFor(const NativeCall &call, Item given)
{
    if (given.isUndefined())
        return call.context;
    if (!given.isArray() || (given.array() != nullptr && given.array()->isSequence))
        return given;
    Array *const wrapper = call.evaluation.heap().makeSequence();
    wrapper->isOuterWrapper = true;
    wrapper->push(given);
    return Item::of(wrapper);
}

/// The expression sees, and may change, the variables of the place where `$eval` is called.
Item evaluateText(const NativeCall &call)
{
    Evaluation &evaluation = call.evaluation;
    const Item source = call.argument(0);
    if (source.isUndefined())
        return {};
    const auto program = evaluation.program(source.asString());
    if (!program) {
        evaluation.failWith(program.error());
        return evaluation.failBecause("D3120", call.site);
    }
    Frame *const frame = call.site.frame != nullptr ? call.site.frame : evaluation.rootFrame();
    const Item result = evaluation.evaluate(*(*program)->root, contextFor(call, call.argument(1)), frame);
    return evaluation.hasFailed() ? evaluation.failBecause("D3121", call.site) : result;
}

constexpr std::array rows{
    BuiltinRow{"eval", "<sx?:x>", 2, evaluateText},
};

} // namespace

std::span<const BuiltinRow> evalFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
