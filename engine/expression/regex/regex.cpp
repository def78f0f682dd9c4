#include "engine/expression/regex/regex.h"

#include "engine/expression/regex/compiled_regex.h"
#include "engine/expression/regex/regex_parser.h"
#include "engine/expression/text.h"

namespace schemabridge::expression {

namespace {

/// Steps of an attempt: about a hundredth of a second, a twentieth in a window of them.
constexpr std::uint32_t swiftStepsMax = 2'000'000;
constexpr std::uint32_t windowedStepsMax = 20'000'000;

bool hasFlag(std::string_view flags, char flag)
{
    return flags.find(flag) != std::string_view::npos;
}

} // namespace

const PcrePattern *Regex::Compiled::windowed() const
{
    std::call_once(m_windowedOnce, [this] {
        m_windowed =
            PcrePattern::compile(translation.options + ".{0," + std::to_string(windowCharacters - 1) +
                                     "}?\\K(?:" + translation.pattern + ')',
                                 PcrePattern::Place::AtStart, windowedStepsMax);
    });
    return m_windowed ? &*m_windowed : nullptr;
}

Regex::Regex(std::unique_ptr<Compiled> compiled) : m_compiled(std::move(compiled)) {}

Regex::~Regex() = default;

Result<std::shared_ptr<const Regex>, RegexProblem> Regex::compile(std::string_view pattern,
                                                                  std::string_view flags)
{
    const std::u16string units = toUtf16(pattern);
    auto tree = RegexParser(units).parse();
    if (!tree)
        return tree.error();
    const bool ignoresCase = hasFlag(flags, 'i');
    const bool isMultiline = hasFlag(flags, 'm');
    auto translation = RegexTranslator(*tree, ignoresCase, isMultiline).translate();
    if (!translation)
        return translation.error();
    auto anywhere = PcrePattern::compile(translation->options + translation->pattern,
                                         PcrePattern::Place::Anywhere, swiftStepsMax);
    if (!anywhere)
        return RegexProblem{RegexProblem::Kind::Unsupported, "more than the matching library can hold", 0};
    auto compiled = std::make_unique<Compiled>(translation.takeValue(), *std::move(anywhere));
    compiled->effort = searchEffort(tree->root, isMultiline);
    compiled->ignoresCase = ignoresCase;
    return std::shared_ptr<const Regex>(new Regex(std::move(compiled)));
}

std::size_t Regex::groupCount() const
{
    return m_compiled->translation.groups.size();
}

} // namespace schemabridge::expression
