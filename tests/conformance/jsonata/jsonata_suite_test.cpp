#include "suite_case.h"

#include <QDir>
#include <QTest>

/// The cases of the JSONata reference's own suite: every one of them passes.
class JsonataSuiteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCaseCompilesOrFailsWithItsSyntaxError();
    void everyCasePasses();

private:
    void runGroup(const QString &folder, const QString &group);

    int m_passed = 0;
    int m_total = 0;
    QStringList m_wrongSyntax;
    QStringList m_failures;
};

void JsonataSuiteTest::initTestCase()
{
    const QString folder = suiteFolder();
    const QDir cases(folder + QLatin1String("/cases"));
    const QStringList groups = cases.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    if (groups.isEmpty())
        QSKIP("JSONATA SUITE NOT FOUND: nothing was checked. Set SCHEMABRIDGE_JSONATA_SUITE to its folder.");
    for (const QString &group : groups)
        runGroup(folder, group);
    qInfo("%4d / %4d  in all", m_passed, m_total);
}

void JsonataSuiteTest::runGroup(const QString &folder, const QString &group)
{
    const auto cases = readGroup(folder, group);
    int passed = 0;
    for (const SuiteCase &suiteCase : cases) {
        const SuiteOutcome outcome = runCase(suiteCase);
        const QString told =
            QString::fromUtf8(group.toUtf8() + ' ' + suiteCase.name() + ": " + suiteCase.source()) +
            QLatin1String(" -> ") + outcome.difference.left(300);
        passed += outcome.isRight ? 1 : 0;
        if (!outcome.isCompiledRightly)
            m_wrongSyntax << told;
        if (!outcome.isRight)
            m_failures << told;
    }
    qInfo("%4d / %4d  %s", passed, static_cast<int>(cases.size()), qPrintable(group));
    m_passed += passed;
    m_total += static_cast<int>(cases.size());
}

void JsonataSuiteTest::everyCaseCompilesOrFailsWithItsSyntaxError()
{
    QVERIFY2(m_wrongSyntax.isEmpty(), qPrintable(m_wrongSyntax.join(QLatin1Char('\n'))));
}

void JsonataSuiteTest::everyCasePasses()
{
    QVERIFY2(m_failures.isEmpty(), qPrintable(m_failures.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(JsonataSuiteTest)
#include "jsonata_suite_test.moc"
