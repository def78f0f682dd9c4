#pragma once

#include "engine/expression/environment.h"
#include "engine/expression/expression.h"
#include "engine/expression/heap.h"
#include "engine/expression/item.h"
#include "engine/expression/problem.h"
#include "engine/expression/tree.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

using Arguments = std::vector<Item>;

/// Where a function is called, for problems and for `$eval`.
struct CallSite {
    std::uint32_t position = 0;
    std::string_view name;
    Frame *frame = nullptr; ///< the variables there
};

/// One evaluation of a program. The first problem wins: after it everything evaluates to undefined, quickly.
/// Semantics: those of the reference implementation of JSONata 2.x, node kind by node kind.
class Evaluation {
public:
    Evaluation(const Environment &environment, Item root);

    Item evaluate(const Node &node, const Item &input, Frame *frame);

    /// Calls a function, tail calls of its body included.
    Item apply(const Function &function, Arguments arguments, const Item &context, const CallSite &site);

    /// Records a problem, unless there is one, and gives undefined.
    Item fail(std::string_view code, std::uint32_t position, std::string_view token);
    /// @param value  the offending one, undefined included
    Item fail(std::string_view code, std::uint32_t position, std::string_view token, const Item &value);
    Item failWith(Problem problem);
    /// Makes the problem that there is the reason of another one. Limits stay what they are.
    Item failBecause(std::string_view code, const CallSite &site);
    bool hasFailed() const { return m_problem.has_value(); }
    const std::optional<Problem> &problem() const { return m_problem; }

    Heap &heap() { return m_heap; }
    const Environment &environment() const { return m_environment; }
    /// The same for the whole evaluation; only with a clock.
    Instant now();
    /// Whether time and memory are left; for functions that work long. If not, that is a problem.
    bool mayGoOn(std::uint32_t position);
    /// Compiles an expression, or finds it among those compiled before; it lives as long as the evaluation.
    Result<const Program *, Problem> program(std::string_view source);
    Frame *rootFrame() { return m_rootFrame; }

    /// Joins two values into one array, as `$append` does.
    Item append(const Item &left, const Item &right);
    void push(Array *array, Item item);
    void appendTo(Array *array, const Item &items);
    /// A number, an array or whatever else: as a member lookup finds it, through arrays.
    Item lookUp(const Item &input, std::string_view name);
    /// Whether the item is a number that can be calculated with; an infinite one is a problem.
    bool isNumeric(const Item &item, std::uint32_t position, std::string_view token);
    /// A copy of which every array and object can be changed.
    Item deepCopy(const Item &item);
    Item sequenceOf(const Item &item);

private:
    Item evaluateKind(const Node &node, const Item &input, Frame *frame);
    Item finishResult(const Node &node, Item result);
    bool isWithinBounds(const Node &node, const Item &result);
    bool enter(const Node &node);
    void checkTime(std::uint32_t position);
    Item failAtLimit(std::uint32_t position, std::string_view what, double limit);

    // Paths
    Item evaluatePath(const Node &path, const Item &input, Frame *frame);
    Item evaluatePlainPath(const Node &path, const Item &input, Frame *frame);
    Item evaluateSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame);
    Item evaluateTupleSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame);
    Item finishPath(const Node &path, Item result, Item tuples, Frame *frame);
    Item evaluateStep(const Node &step, const Item &input, Frame *frame, bool isLast);
    Item flatten(Array *results, bool isLast);
    Item evaluateFilter(const Node &filter, const Item &input, Frame *frame);
    void filterByTest(const Node &filter, const Item &input, Frame *frame, Array *results);
    bool selects(const Item &test, std::size_t index, std::size_t size, std::size_t &times,
                 const Node &filter);
    Item evaluateWildcard(const Item &input);
    Item evaluateDescendants(const Item &input);
    void collectDescendants(const Item &item, Array *results);

    // Tuple streams
    Item evaluateTupleStep(const Node &step, const Item &input, const Item &tuples, Frame *frame);
    Item tuplesOf(const Item &input);
    void extendTuple(const Node &step, const Object &tuple, const Item &result, Array *tuples);
    Item evaluateStages(const Node &step, Item result, Frame *frame);
    Frame *frameOf(const Object *tuple, Frame *frame);
    Object *copyTuple(const Object &tuple);

    // Sorting
    Item evaluateSort(const Node &sort, const Item &input, Frame *frame);

    // Operators
    Item evaluateBinary(const Node &node, const Item &input, Frame *frame);
    Item evaluateLogical(const Node &node, const Item &input, Frame *frame);
    Item evaluateArithmetic(const Node &node, const Item &left, const Item &right);
    Item evaluateComparison(const Node &node, const Item &left, const Item &right);
    Item evaluateMembership(const Item &left, const Item &right);
    Item evaluateRange(const Node &node, const Item &left, const Item &right);
    Item evaluateConcatenation(const Node &node, const Item &input, Frame *frame);
    Item evaluateNegation(const Node &node, const Item &input, Frame *frame);

    // Constructors and control flow
    Item evaluateArrayConstructor(const Node &node, const Item &input, Frame *frame);
    Item evaluateGroup(const Node &node, const Item &input, Frame *frame);
    struct Group;
    bool collectGroups(const Node &node, const Item &input, Frame *frame, std::vector<Group> &groups);
    Object *reduceTuples(const Item &tuples);
    Item evaluateBlock(const Node &node, const Item &input, Frame *frame);
    Item evaluateCondition(const Node &node, const Item &input, Frame *frame);
    Item evaluateVariable(const Node &node, const Item &input, Frame *frame);
    Item evaluateBind(const Node &node, const Item &input, Frame *frame);

    // Functions
    Item evaluateLambda(const Node &node, const Item &input, Frame *frame);
    Item evaluateCall(const Node &node, const Item &input, Frame *frame, const Item *firstArgument = nullptr);
    Item evaluatePartialCall(const Node &node, const Item &input, Frame *frame);
    Item evaluateApply(const Node &node, const Item &input, Frame *frame);
    Item applyOnce(const Function &function, Arguments &arguments, const Item &context, const CallSite &site);
    Item applyLambda(const Function &function, const Arguments &arguments);
    Item applyNative(const Function &function, Arguments &arguments, const Item &context,
                     const CallSite &site);
    Item applyPartial(const Function &function, const Arguments &arguments, const Item &context,
                      const CallSite &site);
    bool validate(const Signature &signature, Arguments &arguments, const Item &context,
                  const CallSite &site);
    bool fitArray(const Signature::Parameter &parameter, Item &argument, std::size_t index,
                  const CallSite &site);
    Item failNoFunction(const Node &node, const Item &procedure, Frame *frame, const char *meantCode,
                        const char *code);

    // Regular expressions
    Item evaluateRegex(const Node &node);
    Item applyRegex(const Function &regex, const Arguments &arguments, const CallSite &site);
    Item applyNextMatch(const Function &nextMatch, const CallSite &site);
    Item matchFrom(const Function &regex, const Item &text, std::size_t from, const CallSite &site);

    // Transforms
    Item evaluateTransformer(const Function &transformer, const Arguments &arguments, const CallSite &site);
    void updateMatch(const Node &node, const Item &match, Frame *frame);
    void deleteFromMatch(const Node &node, const Item &match, Frame *frame);

    struct TailCall {
        const Function *function;
        Arguments arguments;
        CallSite site;
    };

    const Environment &m_environment;
    const Limits &m_limits;
    std::optional<Instant> m_now;
    Heap m_heap;
    Item m_root;
    Frame *m_rootFrame;
    std::optional<Problem> m_problem;
    std::optional<TailCall> m_tailCall;
    std::map<std::string, Expression, std::less<>> m_programs;
    std::map<const Node *, Function *> m_regexes;
    std::size_t m_depth = 0;
    std::uint64_t m_steps = 0;
    std::chrono::steady_clock::time_point m_deadline;
};

} // namespace schemabridge::expression
