#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

#include <array>

/// $error $assert: problems that the expression itself raises.
namespace schemabridge::expression {

namespace {

Item raise(const NativeCall &call, const char *code, Item message, const char *otherwise)
{
    Problem problem;
    problem.code = code;
    problem.position = call.site.position;
    problem.token = call.site.name;
    const bool isSaid = message.isString() && !message.asString().empty();
    problem.value = isSaid ? std::string(message.asString()) : otherwise;
    return call.evaluation.failWith(std::move(problem));
}

Item error(const NativeCall &call)
{
    return raise(call, "D3137", call.argument(0), "$error() function evaluated");
}

Item assertTrue(const NativeCall &call)
{
    if (isTruthy(call.argument(0)))
        return {};
    return raise(call, "D3141", call.argument(1), "$assert() statement failed");
}

constexpr std::array rows{
    BuiltinRow{"error", "<s?:x>", 1, error},
    BuiltinRow{"assert", "<bs?:x>", 2, assertTrue},
};

} // namespace

std::span<const BuiltinRow> problemFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
