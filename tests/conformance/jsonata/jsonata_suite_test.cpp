#include "suite_case.h"

#include <QDir>
#include <QTest>

/// The cases of the JSONata reference's own suite. The floor is what the evaluator passes today: it only ever
/// rises.
class JsonataSuiteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCaseCompilesOrFailsWithItsSyntaxError();
    void noFewerCasesPassThanBefore();

private:
    static constexpr int passingFloor = 0;

    QString m_folder;
    QStringList m_groups;
};

void JsonataSuiteTest::initTestCase()
{
    m_folder = suiteFolder();
    m_groups = QDir(m_folder + QLatin1String("/cases"))
                   .entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    if (m_groups.isEmpty())
        QSKIP("JSONATA SUITE NOT FOUND: nothing was checked. Set SCHEMABRIDGE_JSONATA_SUITE to its folder.");
}

void JsonataSuiteTest::everyCaseCompilesOrFailsWithItsSyntaxError()
{
    QStringList wrong;
    for (const QString &group : std::as_const(m_groups)) {
        const auto cases = readGroup(m_folder, group);
        for (const SuiteCase &suiteCase : cases) {
            const SuiteOutcome outcome = runCase(suiteCase);
            if (!outcome.isCompiledRightly)
                wrong << group + QLatin1Char(' ') + QString::fromUtf8(suiteCase.name()) +
                             QLatin1String(": ") + QString::fromUtf8(suiteCase.source()) +
                             QLatin1String(" -> ") + outcome.difference;
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void JsonataSuiteTest::noFewerCasesPassThanBefore()
{
    const bool isVerbose = qEnvironmentVariableIsSet("SCHEMABRIDGE_JSONATA_VERBOSE");
    int passed = 0;
    int total = 0;
    for (const QString &group : std::as_const(m_groups)) {
        const auto cases = readGroup(m_folder, group);
        int passedInGroup = 0;
        for (const SuiteCase &suiteCase : cases) {
            const SuiteOutcome outcome = runCase(suiteCase);
            passedInGroup += outcome.isRight ? 1 : 0;
            if (isVerbose && !outcome.isRight)
                qInfo("FAIL %s %s: %s -> %s", qPrintable(group), suiteCase.name().constData(),
                      suiteCase.source().constData(), qPrintable(outcome.difference.left(300)));
        }
        passed += passedInGroup;
        total += static_cast<int>(cases.size());
        qInfo("%4d / %4d  %s", passedInGroup, static_cast<int>(cases.size()), qPrintable(group));
    }
    qInfo("%4d / %4d  in all", passed, total);
    QVERIFY2(passed >= passingFloor, qPrintable(QStringLiteral("only %1 of %2 pass").arg(passed).arg(total)));
}

QTEST_APPLESS_MAIN(JsonataSuiteTest)
#include "jsonata_suite_test.moc"
