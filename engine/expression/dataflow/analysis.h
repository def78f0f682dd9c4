#pragma once

#include "engine/expression/dataflow/recorder.h"
#include "engine/expression/dataflow/value.h"
#include "engine/expression/dependencies.h"
#include "engine/expression/tree.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::expression::dataflow {

using Arguments = ArenaList<Value>;

/// Evaluates an expression over values that are known by their origin only: every branch is taken, and every
/// function is called with all that may come there. Where a value is used, its places are read.
class Analysis {
public:
    explicit Analysis(const Program &program) : m_program(program) {}

    Dependencies run();

    // What the built-in functions need
    void use(const Value &value, Read::Use use = Read::Use::Value);
    Value merge(const Value &left, const Value &right) { return mergeValues(m_arena, left, right); }
    /// The member of that name, or any.
    /// @param span  what names it; empty where nothing does
    Value memberOf(const Value &value, PathStep::Kind kind, std::string_view name, SourceSpan span);
    Value elementOf(const Value &value);
    /// Something in the value.
    Value partOf(const Value &value, SourceSpan span);
    Value inputValue(SourceSpan span, bool isPartial);
    /// What any of the functions gives, called with as many of the arguments as it takes.
    Value callBack(const Value &functions, std::initializer_list<Value> arguments, SourceSpan span);
    /// Less exact than the value: without fields, and with one place for many that lie below it.
    Value collapse(const Value &value);
    Recorder &recorder() { return m_recorder; }

private:
    struct ActiveCall {
        const Callable *function;
        Arguments arguments;
        Value result = {};
        bool isCalledAgain = false;
    };

    Value evaluate(const Node &node, const Value &context, Scope *scope);
    Value evaluateKind(const Node &node, const Value &context, Scope *scope);
    bool enter();

    // Operators, constructors and control flow
    Value evaluateVariable(const Node &node, const Value &context, Scope *scope);
    Value evaluateBinary(const Node &node, const Value &context, Scope *scope);
    Value evaluateNegation(const Node &node, const Value &context, Scope *scope);
    Value evaluateConcatenation(const Node &node, const Value &context, Scope *scope);
    Value evaluateArray(const Node &node, const Value &context, Scope *scope);
    Value evaluateObject(const Node &node, const Value &context, Scope *scope);
    Value evaluateBlock(const Node &node, const Value &context, Scope *scope);
    Value evaluateCondition(const Node &node, const Value &context, Scope *scope);
    Value evaluateFallback(const Node &node, const Value &context, Scope *scope);
    Value evaluateBind(const Node &node, const Value &context, Scope *scope);
    void bind(Scope *scope, std::string_view name, const Value &value);

    // Paths
    Value evaluatePath(const Node &path, const Value &context, Scope *scope);
    Value evaluateStep(const Node &step, const Value &context, Scope *scope, SourceSpan span, bool isFirst);
    void bindStepVariables(const Node &step, const Value &input, const Value &result, Scope *scope);
    Value applyStages(const Node &step, Value value, Scope *scope);
    Value filter(const Node &predicate, const Value &value, Scope *scope);
    Value evaluateGroup(const Node &group, const Value &value, Scope *scope);
    Value evaluateParent(const Node &node);
    Value memberFrom(const Value &value, PathStep::Kind kind, std::string_view name, SourceSpan span,
                     bool isMention);
    Value memberOfFields(const Value &value, PathStep::Kind kind, std::string_view name);
    Value mentionedAt(const Value &value, SourceSpan span);
    const Place *stepBelow(const Place &place, PathStep::Kind kind, std::string_view name, SourceSpan span);
    const Place *mention(const Place &place, SourceSpan span);

    // Functions
    Value evaluateCall(const Node &node, const Value &context, Scope *scope,
                       const Value *firstArgument = nullptr);
    Value evaluatePartialCall(const Node &node, const Value &context, Scope *scope);
    Value evaluateApply(const Node &node, const Value &context, Scope *scope);
    Value callableValue(const Callable &callable);
    Value applyAll(const Value &functions, const Arguments &arguments, const Value &context, SourceSpan span);
    Value apply(const Callable &function, Arguments arguments, const Value &context, SourceSpan span);
    Value applyLambda(const Callable &function, Arguments arguments);
    Value enterLambda(const Callable &function, const Arguments &arguments);
    Value evaluateBody(const Callable &function, const Arguments &arguments);
    Value applyTransform(const Callable &function, const Arguments &arguments);
    Value applyPartial(const Callable &function, const Arguments &arguments, const Value &context,
                       SourceSpan span);
    Arguments withContext(const Signature &signature, const Arguments &arguments, const Value &context);
    void collapseInto(const Value &value, Value &collapsed);
    void collapsePlace(const Place *place, ArenaList<const Place *> &places);

    const Value *keep(const Value &value) { return m_arena.make<Value>(value); }

    const Program &m_program;
    Arena m_arena;
    Recorder m_recorder;
    std::vector<ActiveCall> m_activeCalls;
    std::vector<std::pair<std::string_view, Value>> m_ancestors;
    std::size_t m_depth = 0;
    std::size_t m_visits = 0;
    bool m_hasGivenUp = false;
};

/// What a built-in function does with its arguments.
Value applyBuiltin(Analysis &analysis, const Builtin &builtin, const Arguments &arguments, SourceSpan span);

} // namespace schemabridge::expression::dataflow
