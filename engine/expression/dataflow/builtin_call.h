#pragma once

#include "engine/expression/dataflow/analysis.h"
#include "engine/expression/functions/registry.h"

#include <string_view>

namespace schemabridge::expression::dataflow {

/// A call of a built-in function.
struct BuiltinCall {
    Analysis &analysis;
    const Builtin &builtin;
    const Arguments &arguments;
    SourceSpan span;

    Value argument(std::size_t index) const
    {
        return index < arguments.size() ? arguments[index] : missingValue();
    }

    /// Functions among the arguments are called.
    void useAll(Read::Use use = Read::Use::Value) const
    {
        Value anything;
        makeOpen(anything);
        for (const Value &argument : arguments) {
            analysis.use(argument, use);
            analysis.use(analysis.callBack(argument, {anything, anything, anything}, span));
        }
    }

    /// Missing where its first argument is.
    Value whereGiven(Value value) const
    {
        value.mayBeMissing = argument(0).mayBeMissing;
        return value;
    }
};

/// What the function does with its arguments, and what it gives.
using BuiltinEffect = Value (*)(const BuiltinCall &call);

/// Of the functions that hand items or members of their arguments on; null pointer for any other.
BuiltinEffect itemEffectOf(std::string_view name);

} // namespace schemabridge::expression::dataflow
