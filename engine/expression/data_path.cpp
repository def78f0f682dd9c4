#include "engine/expression/data_path.h"

#include "engine/expression/token.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

/// Whether the name can be written without back-quotes.
bool isPlainName(std::string_view name)
{
    const std::vector<Token> tokens = tokenize(name);
    return tokens.size() == 1 && tokens[0].kind == Token::Kind::Name && tokens[0].length == name.size() &&
           name.front() != '`';
}

std::string stepText(const PathStep &step)
{
    switch (step.kind) {
    case PathStep::Kind::AnyElement:
        return "[]";
    case PathStep::Kind::Wildcard:
        return "*";
    case PathStep::Kind::Descendants:
        return "**";
    case PathStep::Kind::Name:
        break;
    }
    return isPlainName(step.name) ? step.name : '`' + step.name + '`';
}

std::vector<const PathStep *> stepsWithoutElements(const DataPath &path)
{
    std::vector<const PathStep *> steps;
    for (const PathStep &step : path.steps) {
        if (step.kind != PathStep::Kind::AnyElement)
            steps.push_back(&step);
    }
    return steps;
}

bool mayBeSame(const PathStep &step, const PathStep &other)
{
    const bool areNames = step.kind == PathStep::Kind::Name && other.kind == PathStep::Kind::Name;
    return !areNames || step.name == other.name;
}

bool isAnywhereBelow(const PathStep &step)
{
    return step.kind == PathStep::Kind::Descendants;
}

} // namespace

DataPath pathOfNames(const std::vector<std::string> &names)
{
    DataPath path;
    for (const std::string &name : names)
        path.steps.push_back({PathStep::Kind::Name, name});
    return path;
}

std::string pathText(const DataPath &path)
{
    std::string text = path.variable.empty() ? std::string() : '$' + path.variable;
    for (const PathStep &step : path.steps) {
        if (text.empty() && step.kind == PathStep::Kind::AnyElement)
            text = "$$";
        text += text.empty() || step.kind == PathStep::Kind::AnyElement ? "" : ".";
        text += stepText(step);
    }
    if (text.empty())
        text = "$$";
    return path.isPartial ? text + "…" : text;
}

PathRelation relationOf(const DataPath &path, const DataPath &other)
{
    if (path.variable != other.variable)
        return PathRelation::Apart;
    const auto steps = stepsWithoutElements(path);
    const auto others = stepsWithoutElements(other);
    const std::size_t shared = std::min(steps.size(), others.size());
    for (std::size_t i = 0; i < shared; ++i) {
        if (isAnywhereBelow(*steps[i]))
            return PathRelation::Above;
        if (isAnywhereBelow(*others[i]))
            return PathRelation::Below;
        if (!mayBeSame(*steps[i], *others[i]))
            return PathRelation::Apart;
    }
    if (steps.size() < others.size())
        return PathRelation::Above;
    if (steps.size() > others.size())
        return PathRelation::Below;
    if (path.isPartial == other.isPartial)
        return PathRelation::Same;
    return path.isPartial ? PathRelation::Below : PathRelation::Above;
}

} // namespace schemabridge::expression
