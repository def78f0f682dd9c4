#include "engine/expression/evaluation.h"

#include <algorithm>

/// Arguments against signatures: what fits is put into the form that the function expects.
namespace schemabridge::expression {

namespace {

char letterOf(Item item)
{
    constexpr std::string_view letters = "mlbnsaof";
    return letters[static_cast<std::size_t>(item.type())];
}

Problem mismatch(const char *code, std::size_t index, const CallSite &site)
{
    Problem problem;
    problem.code = code;
    problem.position = site.position;
    problem.token = site.name.empty() ? "the function" : site.name;
    problem.value = std::to_string(index + 1);
    return problem;
}

} // namespace

bool Evaluation::validate(const Signature &signature, Arguments &arguments, Item context,
                          const CallSite &site)
{
    bool isFitted = false;
    if (fitDirectly(signature, arguments, context, site, isFitted))
        return isFitted;
    std::string letters;
    for (const Item &argument : arguments)
        letters += letterOf(argument);
    const auto counts = signature.distribute(letters);
    if (!counts) {
        failWith(mismatch("T0410", signature.firstMisfit(letters), site));
        return false;
    }
    Arguments fitted;
    std::size_t next = 0;
    for (std::size_t i = 0; i < counts->size(); ++i) {
        const Signature::Parameter &parameter = signature.parameters[i];
        if ((*counts)[i] == 0 && parameter.isContextual) {
            if (!parameter.takes(letterOf(context))) {
                failWith(mismatch("T0411", next, site));
                return false;
            }
            fitted.push_back(context);
        } else if ((*counts)[i] == 0) {
            fitted.push_back(next < arguments.size() ? arguments[next++] : Item());
        }
        for (std::size_t taken = 0; taken < (*counts)[i]; ++taken, ++next) {
            // An optional parameter before may have used up what this one counted on.
            Item argument = next < arguments.size() ? arguments[next] : Item();
            if (parameter.type == 'a' && !fitArray(parameter, argument, next, site))
                return false;
            fitted.push_back(argument);
        }
    }
    arguments = std::move(fitted);
    return true;
}

/// The usual case, in which each argument belongs to the parameter at its place.
/// @param isFitted  whether the arguments are good then
/// @return false where it is another case
bool Evaluation::fitDirectly(const Signature &signature, Arguments &arguments, Item context,
                             const CallSite &site, bool &isFitted)
{
    const auto &parameters = signature.parameters;
    if (arguments.size() > parameters.size())
        return false;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const bool isThere = i < arguments.size();
        if (parameters[i].isRepeated ||
            (isThere ? !parameters[i].takes(letterOf(arguments[i])) : !parameters[i].isOptional))
            return false;
    }
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Signature::Parameter &parameter = parameters[i];
        if (i < arguments.size()) {
            if (parameter.type == 'a' && !fitArray(parameter, arguments[i], i, site))
                return true;
        } else if (parameter.isContextual && !parameter.takes(letterOf(context))) {
            failWith(mismatch("T0411", i, site));
            return true;
        } else {
            arguments.push_back(parameter.isContextual ? context : Item());
        }
    }
    isFitted = true;
    return true;
}

/// A single value where an array is expected becomes an array of one.
bool Evaluation::fitArray(const Signature::Parameter &parameter, Item &argument, std::size_t index,
                          const CallSite &site)
{
    if (argument.isUndefined())
        return true;
    const char expected = parameter.subtype.empty() ? '\0' : parameter.subtype.front();
    bool fits = true;
    if (!argument.isArray()) {
        fits = expected == '\0' || (parameter.subtype.size() == 1 && expected == letterOf(argument));
    } else {
        if (expected != '\0')
            forEachElement(argument, [&](Item element) { fits &= letterOf(element) == expected; });
    }
    if (!fits) {
        failWith(mismatch("T0412", index, site));
        return false;
    }
    if (!argument.isArray()) {
        Array *const array = m_heap.makeArray();
        array->push(argument);
        argument = Item::of(array);
    }
    return true;
}

} // namespace schemabridge::expression
