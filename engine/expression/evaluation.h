#pragma once

#include "engine/base/result.h"
#include "engine/expression/arguments.h"
#include "engine/expression/environment.h"
#include "engine/expression/heap.h"
#include "engine/expression/item.h"
#include "engine/expression/problem.h"
#include "engine/expression/tree.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::expression {

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
    /// @param environment  must outlive the evaluation
    Evaluation(const Environment &environment, Item root);
    ~Evaluation();

    Item evaluate(const Node &node, Item input, Frame *frame);

    /// Calls a function, tail calls of its body included.
    Item apply(const Function &function, Arguments &arguments, Item context, const CallSite &site);

    /// Records a problem, unless there is one, and gives undefined.
    Item fail(std::string_view code, std::uint32_t position, std::string_view token);
    /// @param value  the offending one, undefined included
    Item fail(std::string_view code, std::uint32_t position, std::string_view token, Item value);
    Item failWith(Problem problem);
    /// Makes the problem that there is the reason of another one. Limits stay what they are.
    Item failBecause(std::string_view code, const CallSite &site);
    bool hasFailed() const { return m_problem.has_value(); }
    const std::optional<Problem> &problem() const { return m_problem; }

    Heap &heap() { return m_heap; }
    const Environment &environment() const { return m_environment; }
    /// The same for the whole evaluation; only with a clock.
    Instant now();
    Frame *rootFrame() { return &m_rootFrame; }

    /// For work that is not the evaluation of nodes: counts as so many steps.
    /// @return false where the evaluation is to end
    bool spend(std::uint64_t steps, std::uint32_t position);
    /// Fails where the heap is exhausted: what was made may lack parts.
    void checkMemory(std::uint32_t position);
    /// Whether time and memory are left; for functions that work long. If not, that is a problem.
    bool mayGoOn(std::uint32_t position);
    /// Compiles an expression, or finds it among those compiled before; it lives as long as the evaluation.
    Result<const Program *, Problem> program(std::string_view source);

    /// Joins two values into one array, as `$append` does.
    Item append(Item left, Item right);
    void appendTo(Array *array, Item items);
    /// As a member lookup finds it, through arrays.
    Item lookUp(Item input, std::string_view name);
    /// What a plain path finds whose first step, a variable, has this value.
    Item lookUpPath(const Node &path, Item value);
    /// What an ordering operator makes of its operands.
    Item compare(const Node &node, Item left, Item right);
    /// Whether the item is a number that can be calculated with; an infinite one is a problem.
    bool isNumeric(Item item, std::uint32_t position, std::string_view token);
    /// A copy of which every array and object can be changed: what the item's JSON text would give back.
    Item deepCopy(Item item);
    Item sequenceOf(Item item);

private:
    /// As evaluate(), quicker for what has no nodes below that could go on for long: literals and plain
    /// paths.
    Item evaluateOperand(const Node &node, Item input, Frame *frame);
    Item evaluateKind(const Node &node, Item input, Frame *frame);
    Item evaluateFollowers(const Node &node, Item result, Frame *frame);
    Item finishResult(const Node &node, Item result);
    static Item collapse(Item result);
    bool isWithinBounds(const Node &node, Item result);
    bool refuel(const Node &node);
    bool checkBounds(std::uint32_t position);
    Item failAtLimit(std::uint32_t position, std::string_view what, double limit);

    // Paths
    Item evaluatePath(const Node &path, Item input, Frame *frame);
    Item evaluatePlainPath(const Node &path, Item input, Frame *frame);
    Item evaluateNames(const Node &path, std::size_t firstStep, Item input, Frame *frame);
    Item evaluateSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame);
    Item evaluateTupleSteps(const Node &path, std::size_t firstStep, Item input, Frame *frame);
    Item finishPath(const Node &path, Item result, Item tuples, Frame *frame);
    Item evaluateStep(const Node &step, Item input, Frame *frame, bool isLast);
    Item evaluateNameStep(const Node &step, Item input, bool isLast);
    static Item memberNamed(const Node &name, Item object);
    Item evaluateName(const Node &name, Item input);
    void collectMembers(Item input, std::string_view name, std::uint32_t &position, Array *results);
    Item evaluateFilter(const Node &filter, Item input, Frame *frame);
    Item evaluateIndex(const Node &filter, Item input);
    void filterByTest(const Node &filter, Item input, Frame *frame, Array *results);
    bool selects(Item test, std::size_t index, std::size_t size, std::size_t &times, const Node &filter);
    Item evaluateWildcard(Item input);
    Item evaluateDescendants(Item input);
    void collectDescendants(Item item, Array *results);

    // Tuple streams
    Item evaluateTupleStep(const Node &step, Item input, Item tuples, Frame *frame);
    Item tuplesOf(Item input);
    void extendTuple(const Node &step, const Object &tuple, Item result, Array *tuples);
    Item evaluateStages(const Node &step, Item result, Frame *frame);
    Frame *frameOf(const Object *tuple, Frame *frame);
    Object *copyTuple(const Object &tuple);

    // Sorting
    Item evaluateSort(const Node &sort, Item input, Frame *frame);
    int compareSortKeys(const Node &sort, Item left, Item right);

    // Operators
    Item evaluateBinary(const Node &node, Item input, Frame *frame);
    Item evaluateLogical(const Node &node, Item input, Frame *frame);
    Item evaluateDoubles(const Node &node, double left, double right);
    Item evaluateArithmetic(const Node &node, Item left, Item right);
    Item evaluateComparison(const Node &node, Item left, Item right);
    Item evaluateMembership(Item left, Item right);
    Item evaluateRange(const Node &node, Item left, Item right);
    Item evaluateConcatenation(const Node &node, Item input, Frame *frame);
    Item evaluateNegation(const Node &node, Item input, Frame *frame);

    // Constructors and control flow
    Item evaluateArrayConstructor(const Node &node, Item input, Frame *frame);
    Item evaluateObjectConstructor(const Node &node, Item input, Frame *frame);
    Item evaluatePlainObject(const Node &node, Item input, Frame *frame);
    Item evaluateGroup(const Node &node, Item input, Frame *frame);
    struct Groups;
    bool collectGroups(const Node &node, Item input, Frame *frame, Groups &groups);
    Item evaluateGroupKey(const Node &node, std::size_t pair, Item item, Frame *frame);
    Object *reduceTuples(Item tuples);
    Item evaluateBlock(const Node &node, Item input, Frame *frame);
    Item evaluateCondition(const Node &node, Item input, Frame *frame);
    Item evaluateVariable(const Node &node, Item input, Frame *frame);
    Item evaluateBind(const Node &node, Item input, Frame *frame);

    // Functions
    Item evaluateLambda(const Node &node, Item input, Frame *frame);
    Item evaluateCall(const Node &node, Item input, Frame *frame, const Item *firstArgument = nullptr);
    Item evaluatePartialCall(const Node &node, Item input, Frame *frame);
    Item evaluateApply(const Node &node, Item input, Frame *frame);
    Item applyOnce(const Function &function, Arguments &arguments, Item context, const CallSite &site);
    Item applyLambda(const Function &function, const Arguments &arguments);
    Item applyNative(const Function &function, Arguments &arguments, Item context, const CallSite &site);
    Item applyPartial(const Function &function, const Arguments &arguments, Item context,
                      const CallSite &site);
    Item applyChain(const Function &chain, const Arguments &arguments, Item context, const CallSite &site);
    /// Counts a call that enters no node; whoever makes it counts it back.
    /// @return false where that is too deep
    bool goDeeper(const CallSite &site);
    bool validate(const Signature &signature, Arguments &arguments, Item context, const CallSite &site);
    bool fitDirectly(const Signature &signature, Arguments &arguments, Item context, const CallSite &site,
                     bool &fits);
    bool fitArray(const Signature::Parameter &parameter, Item &argument, std::size_t index,
                  const CallSite &site);
    void passFunctions(Arguments &arguments);
    Item failNoFunction(const Node &node, Item procedure, Frame *frame, const char *meantCode,
                        const char *code);

    // Regular expressions
    Item evaluateRegex(const Node &node);
    Item applyRegex(const Function &regex, const Arguments &arguments, const CallSite &site);
    Item applyNextMatch(const Function &nextMatch, const CallSite &site);
    Function *&regexOf(const Node &node);
    Item matchFrom(const Function &regex, Item text, std::size_t from, const CallSite &site);

    // Transforms
    Item evaluateTransformer(const Function &transformer, const Arguments &arguments, const CallSite &site);
    void updateMatch(const Node &node, Item match, Frame *frame);
    void deleteFromMatch(const Node &node, Item match, Frame *frame);

    struct Extras;
    Extras &extras();

    struct TailCall {
        const Function *function;
        Arguments arguments;
        CallSite site;
    };

    const Environment &m_environment;
    const Limits &m_limits;
    /// Steps until the bounds are looked at again; 1 once there is a problem.
    std::uint64_t m_fuel;
    std::size_t m_depth = 0;
    std::uint64_t m_stepsGranted;
    Item m_root;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
    std::optional<Instant> m_now;
    std::optional<TailCall> m_tailCall;
    std::optional<Problem> m_problem;
    /// What most expressions with a regex have one of; the others are among the extras.
    const Node *m_firstRegexNode = nullptr;
    Function *m_firstRegex = nullptr;
    std::unique_ptr<Extras> m_extras;
    Heap m_heap;
    Frame m_rootFrame;
};

} // namespace schemabridge::expression
