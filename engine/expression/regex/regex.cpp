#include "engine/expression/regex/compiled_regex.h"
#include "engine/expression/regex/regex_parser.h"
#include "engine/expression/text.h"

namespace schemabridge::expression {

namespace {

/// Steps of an attempt: about a hundredth of a second of compiled code, a twentieth in a window of them, half
/// a second without. Source of the limits' form: pcre2pattern(3), "Special start-of-pattern items".
constexpr const char *swiftLimits = "(*LIMIT_MATCH=2000000)";
constexpr const char *windowedLimits = "(*LIMIT_MATCH=20000000)";
constexpr const char *patientLimits = "(*NO_JIT)(*LIMIT_MATCH=500000)(*LIMIT_HEAP=65536)";

QRegularExpression makeExpression(const std::string &pattern)
{
    QRegularExpression expression(QString::fromStdString(pattern),
                                  QRegularExpression::DotMatchesEverythingOption);
    expression.optimize();
    return expression;
}

bool hasFlag(std::string_view flags, char flag)
{
    return flags.find(flag) != std::string_view::npos;
}

} // namespace

const QRegularExpression &Regex::Compiled::windowed() const
{
    std::call_once(m_windowedOnce, [this] {
        m_windowed =
            makeExpression(windowedLimits + translation.options + ".{0," +
                           std::to_string(windowCharacters - 1) + "}?\\K(?:" + translation.pattern + ')');
    });
    return m_windowed;
}

const QRegularExpression &Regex::Compiled::patient() const
{
    std::call_once(m_patientOnce, [this] {
        m_patient = makeExpression(patientLimits + translation.options + translation.pattern);
    });
    return m_patient;
}

Regex::Regex() : m_compiled(std::make_unique<Compiled>()) {}

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
    std::shared_ptr<Regex> regex(new Regex);
    Compiled &compiled = *regex->m_compiled;
    compiled.translation = translation.takeValue();
    compiled.effort = searchEffort(tree->root, isMultiline);
    compiled.ignoresCase = ignoresCase;
    compiled.swift =
        makeExpression(swiftLimits + compiled.translation.options + compiled.translation.pattern);
    if (!compiled.swift.isValid())
        return RegexProblem{RegexProblem::Kind::Unsupported, "more than the matching library can hold", 0};
    return std::shared_ptr<const Regex>(std::move(regex));
}

std::size_t Regex::groupCount() const
{
    return m_compiled->translation.groups.size();
}

} // namespace schemabridge::expression
