#include "engine/expression/dependencies.h"

#include "engine/expression/dataflow/analysis.h"

#include <algorithm>
#include <array>

namespace schemabridge::expression {

namespace {

struct Part {
    InputPart part;
    DataPath path;
};

const std::vector<Part> &parts()
{
    static const std::vector<Part> all = [] {
        DataPath stepOutput{{},
                            {{PathStep::Kind::Name, "steps"},
                             {PathStep::Kind::Wildcard, {}},
                             {PathStep::Kind::Name, "output"}}};
        return std::vector<Part>{{InputPart::Payload, pathOfNames({"payload"})},
                                 {InputPart::PredecessorOutput, pathOfNames({"input"})},
                                 {InputPart::StepOutput, std::move(stepOutput)},
                                 {InputPart::ExecutionId, pathOfNames({"execution", "id"})},
                                 {InputPart::Workspace, pathOfNames({"execution", "workspace"})},
                                 {InputPart::Response, pathOfNames({"response"})}};
    }();
    return all;
}

/// The step that a path below `steps` names.
std::string stepNameOf(const DataPath &path)
{
    const bool isNamed = path.steps.size() > 1 && path.steps[0].kind == PathStep::Kind::Name;
    return isNamed ? path.steps[1].name : std::string();
}

} // namespace

Dependencies findDependencies(const Expression &expression)
{
    return dataflow::Analysis(expression.program()).run();
}

std::vector<InputUse> inputUses(const Dependencies &dependencies)
{
    std::vector<InputUse> uses;
    for (const Read &read : dependencies.reads) {
        for (const Part &part : parts()) {
            const PathRelation relation = relationOf(read.path, part.path);
            const bool isOnlyAsked = relation == PathRelation::Above && read.use == Read::Use::Test;
            if (relation == PathRelation::Apart || isOnlyAsked)
                continue;
            const bool isStep = part.part == InputPart::StepOutput;
            InputUse use{part.part, isStep ? stepNameOf(read.path) : std::string(), read.span};
            if (std::find(uses.begin(), uses.end(), use) == uses.end())
                uses.push_back(std::move(use));
        }
    }
    return uses;
}

} // namespace schemabridge::expression
