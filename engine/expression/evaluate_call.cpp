#include "engine/expression/evaluation.h"
#include "engine/expression/functions/registry.h"
#include "engine/expression/item_functions.h"

#include <utility>
#include <vector>

namespace schemabridge::expression {

namespace {

/// What a call names: the variable, or the first step of a path; nothing where a function is made on the
/// spot.
std::string_view calleeName(const Node &call)
{
    const Node &callee = *call.left;
    if (callee.kind == Node::Kind::Path)
        return callee.items.front()->text;
    return callee.kind == Node::Kind::Variable ? std::string_view(callee.text) : std::string_view();
}

} // namespace

Item Evaluation::evaluateVariable(const Node &node, Item input, Frame *frame)
{
    if (node.text.empty()) {
        const bool isWrapped = input.array() != nullptr && input.array()->isOuterWrapper;
        return isWrapped ? input.element(0) : input;
    }
    if (const Item *const value = frame->find(node.text))
        return *value;
    if (node.text == "$")
        return m_root;
    if (node.builtin == nullptr)
        return {};
    return Item::of(&node.builtin->callable);
}

Item Evaluation::evaluateLambda(const Node &node, Item input, Frame *frame)
{
    const bool isLambda = node.kind == Node::Kind::Lambda;
    Function *const function =
        m_heap.makeFunction(isLambda ? Function::Kind::Lambda : Function::Kind::Transformer);
    function->node = &node;
    function->frame = frame;
    function->input = input;
    Heap::capture(frame);
    return Item::of(function);
}

Item Evaluation::evaluateCall(const Node &node, Item input, Frame *frame, const Item *firstArgument)
{
    const Item procedure = evaluate(*node.left, input, frame);
    if (hasFailed())
        return {};
    Arguments arguments;
    if (firstArgument != nullptr)
        arguments.push_back(*firstArgument);
    for (const Node *argument : node.items)
        arguments.push_back(evaluateOperand(*argument, input, frame));
    if (hasFailed())
        return {};
    if (!procedure.isFunction())
        return failNoFunction(node, procedure, frame, "T1005", "T1006");
    const CallSite site{node.position, calleeName(node), frame};
    if (node.isTailCall && firstArgument == nullptr) {
        m_tailCall = TailCall{procedure.asFunction(), std::move(arguments), site};
        return {};
    }
    if (procedure.asFunction()->kind != Function::Kind::Native)
        passFunctions(arguments);
    return apply(*procedure.asFunction(), arguments, input, site);
}

/// A function that is passed to another one loses its context there. Built-in functions call none with one.
void Evaluation::passFunctions(Arguments &arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool isToPass =
            arguments[i].isFunction() && arguments[i].asFunction()->kind != Function::Kind::Passed;
        if (!isToPass)
            continue;
        Function *const passed = m_heap.makeFunction(Function::Kind::Passed);
        passed->first = arguments[i].asFunction();
        arguments[i] = Item::of(passed);
    }
}

Item Evaluation::failNoFunction(const Node &node, Item procedure, Frame *frame, const char *meantCode,
                                const char *code)
{
    const std::string_view name = calleeName(node);
    const bool isPath = procedure.isUndefined() && node.left->kind == Node::Kind::Path;
    const bool isMeant = isPath && (frame->find(name) != nullptr || findBuiltin(name) != nullptr);
    return fail(isMeant ? meantCode : code, node.position, name, procedure);
}

Item Evaluation::evaluatePartialCall(const Node &node, Item input, Frame *frame)
{
    auto *const given = m_heap.makeSpace<Function::Given>(node.items.size());
    for (std::size_t i = 0; given != nullptr && i < node.items.size(); ++i) {
        const bool isHole = node.items[i]->kind == Node::Kind::Placeholder;
        given[i] = {!isHole, isHole ? Item() : evaluate(*node.items[i], input, frame)};
    }
    const Item procedure = evaluate(*node.left, input, frame);
    if (hasFailed() || given == nullptr)
        return {};
    if (!procedure.isFunction())
        return failNoFunction(node, procedure, frame, "T1007", "T1008");
    Function *const partial = m_heap.makeFunction(Function::Kind::Partial);
    partial->first = procedure.asFunction();
    partial->given = {given, node.items.size()};
    return Item::of(partial);
}

Item Evaluation::evaluateApply(const Node &node, Item input, Frame *frame)
{
    const Item left = evaluate(*node.left, input, frame);
    // As in the reference, what follows the call in brackets or braces is lost.
    if (node.right->kind == Node::Kind::Call)
        return hasFailed() ? Item() : evaluateCall(*node.right, input, frame, &left);
    const Item function = evaluate(*node.right, input, frame);
    if (hasFailed())
        return {};
    if (!function.isFunction())
        return fail("T2006", node.position, symbolText(Symbol::Apply), function);
    if (!left.isFunction()) {
        Arguments arguments{left};
        return apply(*function.asFunction(), arguments, Item::null(),
                     {node.position, node.right->text, frame});
    }
    Function *const chain = m_heap.makeFunction(Function::Kind::Chain);
    chain->first = left.asFunction();
    chain->second = function.asFunction();
    return Item::of(chain);
}

Item Evaluation::apply(const Function &function, Arguments &arguments, Item context, const CallSite &site)
{
    // What was passed is called in its place, not inside of another call: a tail call must not grow the
    // stack.
    const auto called = [&context](const Function &named) -> const Function & {
        const bool isPassed = named.kind == Function::Kind::Passed;
        context = isPassed ? Item::null() : context;
        return isPassed ? *named.first : named;
    };
    const Function &target = called(function);
    Item result = applyOnce(target, arguments, context, site);
    // The function ended in another call: do that now that its own scope is gone.
    while (m_tailCall && !hasFailed()) {
        TailCall call = *std::exchange(m_tailCall, std::nullopt);
        // As in the reference, `$eval` sees the variables of whoever made the first call.
        call.site.frame = site.frame;
        const Function &next = called(*call.function);
        result = applyOnce(next, call.arguments, context, call.site);
    }
    return result;
}

Item Evaluation::applyOnce(const Function &function, Arguments &arguments, Item context, const CallSite &site)
{
    if (hasFailed())
        return {};
    switch (function.kind) {
    case Function::Kind::Lambda:
        if (function.node->signature && !validate(*function.node->signature, arguments, context, site))
            return {};
        return applyLambda(function, arguments);
    case Function::Kind::Native:
        return applyNative(function, arguments, context, site);
    case Function::Kind::Partial:
        return applyPartial(function, arguments, context, site);
    case Function::Kind::Chain:
        return applyChain(function, arguments, context, site);
    case Function::Kind::Passed:
        return apply(*function.first, arguments, Item::null(), site);
    case Function::Kind::Transformer:
        return evaluateTransformer(function, arguments, site);
    case Function::Kind::Regex:
        return applyRegex(function, arguments, site);
    case Function::Kind::NextMatch:
        return applyNextMatch(function, site);
    }
    return {};
}

/// A chain of chains may be long, so it is taken link by link. Only the last link gets the context.
Item Evaluation::applyChain(const Function &chain, const Arguments &arguments, Item context,
                            const CallSite &site)
{
    std::vector<const Function *> links{&chain};
    Item value = arguments.empty() ? Item() : arguments[0];
    bool isFirst = true;
    while (!links.empty() && spend(1, site.position)) {
        const Function &link = *links.back();
        links.pop_back();
        if (link.kind == Function::Kind::Chain) {
            links.push_back(link.second);
            links.push_back(link.first);
        } else if (link.kind == Function::Kind::Passed && link.first->kind == Function::Kind::Chain) {
            links.push_back(link.first);
            context = links.size() == 1 ? Item::null() : context;
        } else {
            Arguments one{isFirst ? value : collapse(value)};
            isFirst = false;
            value = apply(link, one, links.empty() ? context : Item::null(), site);
        }
    }
    return hasFailed() ? Item() : value;
}

bool Evaluation::goDeeper(const CallSite &site)
{
    if (m_depth >= m_limits.depthMax)
        failAtLimit(site.position, "depth", static_cast<double>(m_limits.depthMax));
    else
        ++m_depth;
    return !hasFailed();
}

Item Evaluation::applyLambda(const Function &function, const Arguments &arguments)
{
    const Node &lambda = *function.node;
    Frame *const frame = m_heap.makeFrame(function.frame);
    for (std::size_t i = 0; i < lambda.parameters.size(); ++i)
        frame->add(lambda.parameters[i], i < arguments.size() ? arguments[i] : Item());
    Item result = evaluate(*lambda.left, function.input, frame);
    m_heap.release(frame);
    return result;
}

Item Evaluation::applyNative(const Function &function, Arguments &arguments, Item context,
                             const CallSite &site)
{
    if (!validate(function.builtin->signature, arguments, context, site))
        return {};
    // What it calls may end in a call of a built-in function, and so on: no node is entered between them.
    if (!goDeeper(site))
        return {};
    NativeCall call{*this, arguments, context, site};
    const Item result = function.builtin->function(call);
    --m_depth;
    return result;
}

Item Evaluation::applyPartial(const Function &function, const Arguments &arguments, Item context,
                              const CallSite &site)
{
    Arguments all;
    std::size_t next = 0;
    for (const auto &[isGiven, value] : function.given) {
        if (isGiven)
            all.push_back(value);
        else
            all.push_back(next < arguments.size() ? arguments[next++] : Item());
    }
    // As in the reference, the signature of a lambda does not outlive its partial application.
    if (function.first->kind == Function::Kind::Lambda)
        return applyLambda(*function.first, all);
    if (!goDeeper(site))
        return {};
    const Item result = applyOnce(*function.first, all, context, site);
    --m_depth;
    return result;
}

} // namespace schemabridge::expression
