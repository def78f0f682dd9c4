#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace schemabridge;
using expression::Bindings;
using expression::Expression;
using expression::Problem;

namespace {

json::Value parseLine(const QByteArray &line)
{
    json::ParseOptions options;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    auto value = json::parse({line.constData(), static_cast<std::size_t>(line.size())}, options);
    return value ? value.takeValue() : json::Value();
}

/// `undefined`, the value as JSON with every digit, or the problem's code, position and token.
std::string outcomeOf(const json::Value &story)
{
    const auto describeProblem = [](const Problem &problem) {
        return problem.code + " at " + std::to_string(problem.position) + " '" + problem.token + "'";
    };
    const auto compiled = Expression::compile(story.find("expr")->asString());
    if (!compiled)
        return describeProblem(compiled.error());
    Bindings bindings;
    if (const json::Value *const members = story.find("bindings")) {
        for (const json::Member &member : members->members())
            bindings.emplace(member.name, member.value);
    }
    const json::Value *const data = story.find("data");
    const auto outcome =
        data != nullptr ? compiled->evaluate(*data, bindings) : compiled->evaluateWithoutInput(bindings);
    if (!outcome)
        return describeProblem(outcome.error());
    return *outcome ? json::printCompact(**outcome) : "undefined";
}

std::string expectationOf(const json::Value &story)
{
    if (const json::Value *const result = story.find("result"))
        return json::printCompact(*result);
    const json::Value *const error = story.find("error");
    return error != nullptr ? std::string(error->asString()) : "undefined";
}

} // namespace

/// The stories of tests/data/expression, one a line.
class ExpressionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void storyHolds_data();
    void storyHolds();
    void truthOfAValueIsThatOfBoolean();
    void aProblemBecomesAnErrorThatNamesItsPhase();
};

void ExpressionTest::storyHolds_data()
{
    QTest::addColumn<QByteArray>("line");
    const QDir folder(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/tests/data/expression"));
    const QStringList names = folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            const json::Value story = parseLine(line);
            QVERIFY2(story.isObject(), line.constData());
            const std::string title =
                name.toStdString() + ": " + std::string(story.find("story")->asString());
            QTest::newRow(title.c_str()) << line;
        }
    }
}

void ExpressionTest::storyHolds()
{
    QFETCH(QByteArray, line);
    const json::Value story = parseLine(line);
    QCOMPARE(QString::fromStdString(outcomeOf(story)), QString::fromStdString(expectationOf(story)));
}

void ExpressionTest::truthOfAValueIsThatOfBoolean()
{
    QVERIFY(!expression::isTruthy(std::nullopt));
    QVERIFY(!expression::isTruthy(json::Value()));
    QVERIFY(!expression::isTruthy(json::Value::string("")));
    QVERIFY(expression::isTruthy(json::Value::string("false")));
    QVERIFY(
        !expression::isTruthy(json::Value::array({json::Value::integer(0), json::Value::boolean(false)})));
    QVERIFY(expression::isTruthy(json::Value::array({json::Value::integer(0), json::Value::integer(1)})));
    QVERIFY(!expression::isTruthy(json::Value::object({})));
}

void ExpressionTest::aProblemBecomesAnErrorThatNamesItsPhase()
{
    const auto compiled = Expression::compile("1 +");
    QVERIFY(!compiled);
    const Error invalid = expression::toError(compiled.error());
    QCOMPARE(invalid.code, ErrorCode::ExpressionInvalid);
    QCOMPARE(std::string(invalid.argument("code")), std::string("S0207"));
    QCOMPARE(std::string(invalid.argument("position")), std::string("3"));

    const auto failed = Expression::compile("1 + 'x'")->evaluateWithoutInput();
    QVERIFY(!failed);
    const Error error = expression::toError(failed.error());
    QCOMPARE(error.code, ErrorCode::ExpressionFailed);
    QCOMPARE(std::string(error.argument("token")), std::string("+"));
    QCOMPARE(std::string(error.argument("message")),
             std::string("The right side of + must be a number, but is \"x\"."));
}

QTEST_APPLESS_MAIN(ExpressionTest)
#include "expression_test.moc"
