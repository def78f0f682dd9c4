#include "suite_case.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "tests/support/seeded_random.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QList>

using namespace schemabridge;
using expression::Expression;
using expression::Problem;
using json::Value;

namespace {

using Evaluated = Result<std::optional<Value>, Problem>;

json::ParseOptions suiteOptions()
{
    json::ParseOptions options;
    options.duplicateNames = json::DuplicateNames::KeepLast;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    return options;
}

std::optional<Value> readJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    auto value = json::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())}, suiteOptions());
    return value ? std::optional<Value>(value.takeValue()) : std::nullopt;
}

std::optional<Value> inputOf(const Value &definition, const QString &folder)
{
    if (const Value *const data = definition.find("data"))
        return *data;
    const Value *const dataset = definition.find("dataset");
    if (dataset == nullptr)
        return std::nullopt;
    static QHash<QString, std::optional<Value>> datasets;
    const std::string_view datasetName = dataset->asString();
    const QString name = QString::fromUtf8(datasetName.data(), static_cast<qsizetype>(datasetName.size()));
    if (!datasets.contains(name))
        datasets.insert(name, readJson(folder + QLatin1String("/datasets/") + name + QLatin1String(".json")));
    return datasets.value(name);
}

/// The suite compares numbers as doubles.
bool areSame(const Value &left, const Value &right)
{
    if (left.type() != right.type() || left.size() != right.size())
        return false;
    if (left.isNumber())
        return left.asDouble() == right.asDouble();
    if (left.isArray()) {
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (!areSame(left.elements()[i], right.elements()[i]))
                return false;
        }
        return true;
    }
    if (!left.isObject())
        return left == right;
    for (const json::Member &member : left.members()) {
        const Value *const other = right.find(member.name);
        if (other == nullptr || !areSame(member.value, *other))
            return false;
    }
    return true;
}

bool hasField(const Value &expected, const char *name, const std::string &actual)
{
    const Value *const field = expected.find(name);
    return field == nullptr || !field->isString() || field->asString() == actual;
}

bool isExpectedProblem(const Value &definition, const Problem &problem)
{
    const Value *const expected = definition.find("error");
    return expected != nullptr && hasField(*expected, "code", problem.code) &&
           hasField(*expected, "token", problem.token) &&
           hasField(*expected, "functionName", problem.functionName) &&
           hasField(*expected, "message", problem.message);
}

bool isExpectedValue(const Value &definition, const std::optional<Value> &value)
{
    if (definition.find("undefined") != nullptr)
        return !value;
    const Value *const expected = definition.find("result");
    return expected != nullptr && value && areSame(*expected, *value);
}

expression::Environment environmentOf(const Value &definition)
{
    static const FixedClock clock(fromEpochMs(1509380732935));
    static test::SeededRandom random(1);
    expression::Environment environment{.limits = {}, .clock = &clock, .random = &random};
    expression::Limits &limits = environment.limits;
    if (const Value *const depth = definition.find("depth"))
        limits.depthMax = static_cast<std::size_t>(*depth->asInteger());
    if (const Value *const time = definition.find("timelimit_ms"))
        limits.timeMax = std::chrono::milliseconds(*time->asInteger());
    return environment;
}

expression::Bindings bindingsOf(const Value &definition)
{
    expression::Bindings bindings;
    if (const Value *const members = definition.find("bindings")) {
        for (const json::Member &member : members->members())
            bindings.emplace(member.name, member.value);
    }
    return bindings;
}

QString describeProblem(const Problem &problem)
{
    return QString::fromStdString(problem.code + " at " + std::to_string(problem.position) + " '" +
                                  problem.token + "': " + problem.message);
}

SuiteOutcome judge(const Value &definition, const Evaluated &evaluated)
{
    SuiteOutcome outcome;
    outcome.isCompiledRightly = true;
    if (!evaluated) {
        outcome.isRight = isExpectedProblem(definition, evaluated.error());
        outcome.difference = describeProblem(evaluated.error());
        return outcome;
    }
    outcome.isRight = isExpectedValue(definition, *evaluated);
    outcome.difference =
        *evaluated ? QString::fromStdString(json::printCompact(**evaluated)) : QStringLiteral("undefined");
    return outcome;
}

} // namespace

QByteArray SuiteCase::name() const
{
    const std::string_view text = definition.find("name")->asString();
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray SuiteCase::source() const
{
    const std::string_view text = definition.find("expr")->asString();
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString suiteFolder()
{
    const QString configured = qEnvironmentVariable("SCHEMABRIDGE_JSONATA_SUITE");
    if (!configured.isEmpty())
        return configured;
    return QDir(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR))
        .absoluteFilePath(QStringLiteral("../shared/jsonata-suite"));
}

QList<SuiteCase> readGroup(const QString &folder, const QString &group)
{
    QList<SuiteCase> cases;
    QFile file(folder + QLatin1String("/cases/") + group);
    if (!file.open(QIODevice::ReadOnly))
        return cases;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        auto definition =
            json::parse({line.constData(), static_cast<std::size_t>(line.size())}, suiteOptions());
        if (definition)
            cases.append({*definition, inputOf(*definition, folder)});
    }
    return cases;
}

SuiteOutcome runCase(const SuiteCase &suiteCase)
{
    const Value &definition = suiteCase.definition;
    const auto compiled = Expression::compile(definition.find("expr")->asString());
    if (!compiled) {
        SuiteOutcome outcome;
        outcome.isRight = outcome.isCompiledRightly = isExpectedProblem(definition, compiled.error());
        outcome.difference = describeProblem(compiled.error());
        return outcome;
    }
    const auto bindings = bindingsOf(definition);
    const auto environment = environmentOf(definition);
    SuiteOutcome outcome =
        judge(definition, suiteCase.input ? compiled->evaluate(*suiteCase.input, bindings, environment)
                                          : compiled->evaluateWithoutInput(bindings, environment));
    const Value *const error = definition.find("error");
    const bool mustNotCompile = error != nullptr && error->find("code")->asString().starts_with('S');
    outcome.isCompiledRightly = !mustNotCompile || outcome.isRight;
    return outcome;
}
