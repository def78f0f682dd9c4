#include "engine/expression/regex_functions.h"

#include "engine/json/print.h"

#include <cmath>

namespace schemabridge::expression {

namespace {

std::string patternOf(const Function &regex)
{
    return '/' + std::string(regex.node->text) + '/' + std::string(regex.node->flags);
}

std::string numberSubject(double number)
{
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number < 0 ? "-Infinity" : "Infinity";
    return json::printNumber(number);
}

} // namespace

RegexSearch searchFor(Evaluation &evaluation, const Function &regex, std::string_view text,
                      const CallSite &site)
{
    evaluation.heap().charge(text.size());
    return RegexSearch(*regex.node->regex, text,
                       [&evaluation, position = site.position] { return evaluation.mayGoOn(position); });
}

bool findMatch(Evaluation &evaluation, const Function &regex, RegexSearch &search, std::size_t from,
               const CallSite &site)
{
    if (!evaluation.spend(1, site.position) || !(search.isBrief() || evaluation.mayGoOn(site.position)))
        return false;
    const RegexSearch::Outcome outcome = search.find(from);
    if (outcome == RegexSearch::Outcome::TooHard) {
        Problem problem;
        problem.code = "U1001";
        problem.position = site.position;
        problem.token = "match steps";
        problem.value = patternOf(regex);
        evaluation.failWith(std::move(problem));
    }
    return outcome == RegexSearch::Outcome::Match;
}

bool findNextMatch(Evaluation &evaluation, const Function &regex, RegexSearch &search, const CallSite &site)
{
    if (search.end() >= search.length() || !findMatch(evaluation, regex, search, search.end(), site))
        return false;
    if (search.start() < search.end())
        return true;
    evaluation.fail("D1004", site.position, site.name, Item::text(regex.node->text));
    return false;
}

Item itemOf(Evaluation &evaluation, std::string_view part, const std::string &buffer)
{
    return part.data() == buffer.data() ? evaluation.heap().string(part) : Item::text(part);
}

Item groupsOf(Evaluation &evaluation, const RegexSearch &search)
{
    Array *const groups = evaluation.heap().makeArray();
    groups->reserve(search.groupCount());
    std::string buffer;
    for (std::size_t i = 0; i < search.groupCount(); ++i) {
        const auto group = search.group(i, buffer);
        groups->push(group ? itemOf(evaluation, *group, buffer) : Item());
    }
    return Item::of(groups);
}

Item matchObject(Evaluation &evaluation, const Function &regex, Item text, const RegexSearch &search)
{
    regex.lastIndex = search.end();
    Function *const next = evaluation.heap().makeFunction(Function::Kind::NextMatch);
    next->first = &regex;
    next->input = text;
    std::string buffer;
    Object *const match = evaluation.heap().makeObject();
    match->reserve(5);
    match->add("match", itemOf(evaluation, search.slice(search.start(), search.end(), buffer), buffer));
    match->add("start", Item::number(static_cast<double>(search.start())));
    match->add("end", Item::number(static_cast<double>(search.end())));
    match->add("groups", groupsOf(evaluation, search));
    match->add("next", Item::of(next));
    return Item::of(match);
}

std::string subjectOf(Item item)
{
    switch (item.type()) {
    case Item::Type::Undefined:
        return "undefined";
    case Item::Type::Null:
        return "null";
    case Item::Type::Boolean:
        return item.asBoolean() ? "true" : "false";
    case Item::Type::Number:
        return numberSubject(item.asNumber());
    case Item::Type::String:
        return std::string(item.asString());
    case Item::Type::Array: {
        std::string text;
        for (std::size_t i = 0; i < item.size(); ++i) {
            const Item element = item.element(i);
            const bool isNothing = element.isUndefined() || element.type() == Item::Type::Null;
            text += (i > 0 ? "," : "") + (isNothing ? std::string() : subjectOf(element));
        }
        return text;
    }
    case Item::Type::Object:
        return "[object Object]";
    case Item::Type::Function:
        break;
    }
    return {};
}

} // namespace schemabridge::expression
