#include "fuzz_entries.h"
#include "fuzz_seeds.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace schemabridge;

/// The inputs of the fuzzers without a fuzzer: all seeds, and what was found once.
class FuzzCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySeedIsParsedAndEvaluated();
    void everyFindingStaysMended_data();
    void everyFindingStaysMended();
};

namespace {

QDir corpusFolder(const QString &target)
{
    return QDir(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/tests/fuzz/corpus/") + target);
}

void addFindings(const QString &target)
{
    const QDir folder = corpusFolder(target);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(target + QLatin1Char('/') + name)) << target << folder.filePath(name);
}

} // namespace

void FuzzCorpusTest::everySeedIsParsedAndEvaluated()
{
    const std::vector<fuzz::Seed> seeds = fuzz::readSeeds();
    QVERIFY(seeds.size() > 100);
    for (const fuzz::Seed &seed : seeds) {
        fuzz::fuzzExpressionParse(seed.source);
        fuzz::fuzzExpressionEvaluate(seed.bytes());
    }
}

void FuzzCorpusTest::everyFindingStaysMended_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("path");
    addFindings(QStringLiteral("expression_parse"));
    addFindings(QStringLiteral("expression_evaluate"));
}

void FuzzCorpusTest::everyFindingStaysMended()
{
    QFETCH(QString, target);
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (target == QLatin1String("expression_parse"))
        fuzz::fuzzExpressionParse(view);
    else
        fuzz::fuzzExpressionEvaluate(view);
}

QTEST_APPLESS_MAIN(FuzzCorpusTest)
#include "fuzz_corpus_test.moc"
