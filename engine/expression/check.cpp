#include "engine/expression/check.h"

#include "engine/expression/limits.h"
#include "engine/expression/parser.h"
#include "engine/expression/problem_catalogue.h"
#include "engine/expression/text.h"
#include "engine/expression/tree_shaper.h"

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

namespace {

std::vector<PlacedProblem> findProblems(std::string_view source)
{
    Program program(source);
    Parser parser(program, Finding::All);
    Node *const root = parser.parse();
    if (!parser.problems().empty())
        return std::move(parser.problems());
    TreeShaper shaper(program);
    shaper.shape(root);
    return std::move(shaper.problems());
}

std::uint32_t utf16Offset(std::string_view source, std::uint32_t offset)
{
    return static_cast<std::uint32_t>(utf16Length(source.substr(0, offset)));
}

} // namespace

std::vector<SourceProblem> checkSource(std::string_view source)
{
    if (source.size() > CompileLimits::sourceBytesMax)
        return {{sourceTooLong(), {}, {}}};
    std::vector<PlacedProblem> problems = findProblems(source);
    if (problems.size() > 1)
        std::stable_sort(problems.begin() + 1, problems.end(), [](const auto &left, const auto &right) {
            return left.problem.position < right.problem.position;
        });
    problems.resize(std::min(problems.size(), problemsMax));
    std::vector<SourceProblem> result;
    for (PlacedProblem &placed : problems)
        result.push_back({std::move(placed.problem),
                          placed.span,
                          {utf16Offset(source, placed.span.start), utf16Offset(source, placed.span.end)}});
    return result;
}

} // namespace schemabridge::expression
