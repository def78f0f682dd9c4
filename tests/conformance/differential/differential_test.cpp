#include "expression_generator.h"
#include "input_generator.h"
#include "reference_process.h"
#include "shrinker.h"
#include "source_mutator.h"

#include <QTest>

#include <map>
#include <random>

using namespace schemabridge::differential;

/// Random expressions on random inputs, in the engine and in the reference implementation: the same result,
/// or the same error code. SCHEMABRIDGE_SEED asks others (a number, or `random`, whose number is printed);
/// SCHEMABRIDGE_DIFFERENTIAL_COUNT asks more or fewer.
class DifferentialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyExpressionMeansTheSame();

private:
    void check(std::span<const Question> questions);
    void report(const Question &question, Verdict verdict, const std::string &shown);
    Question minimised(const Question &question, Verdict verdict, const std::string &shown);

    ReferenceProcess m_reference;
    std::map<Verdict, int> m_counts;
    std::map<Verdict, int> m_reported;
};

namespace {

constexpr int questionCount = 20'000;
constexpr int batchSize = 200;
constexpr std::size_t mutatedPercent = 15;
/// Expressions that the engine refuses as not supported (U1010).
constexpr int notSupportedMax = 0;
/// The same questions each time, so that a failure is the change's own; other seeds are for looking further.
constexpr std::uint64_t usualSeed = 7;

std::uint64_t chooseSeed()
{
    const QByteArray configured = qgetenv("SCHEMABRIDGE_SEED");
    if (configured == "random")
        return std::random_device()();
    return configured.isEmpty() ? usualSeed : configured.toULongLong();
}

int chooseCount()
{
    const int configured = qEnvironmentVariableIntValue("SCHEMABRIDGE_DIFFERENTIAL_COUNT");
    return configured > 0 ? configured : questionCount;
}

/// How many of a kind are printed, minimised.
int reportedMax(Verdict verdict)
{
    return verdict == Verdict::Different ? 30 : (verdict == Verdict::OtherPlace ? 3 : 0);
}

Question generateQuestion(Dice &dice)
{
    Question question;
    question.input = generateInput(dice);
    question.source = generateExpression(dice);
    if (dice.chance(mutatedPercent))
        question.source = mutateSource(question.source, dice);
    return question;
}

} // namespace

void DifferentialTest::initTestCase()
{
    const QString missing = ReferenceProcess::missingPart();
    if (!missing.isEmpty())
        QSKIP(qPrintable(QLatin1String("NOTHING WAS COMPARED WITH THE REFERENCE: ") + missing));
    QVERIFY(m_reference.start());
}

void DifferentialTest::everyExpressionMeansTheSame()
{
    const std::uint64_t seed = chooseSeed();
    qInfo("SCHEMABRIDGE_SEED=%llu", static_cast<unsigned long long>(seed));
    Dice dice(seed);
    const int count = chooseCount();
    for (int asked = 0; asked < count && !QTest::currentTestFailed(); asked += batchSize) {
        std::vector<Question> questions;
        for (int i = 0; i < batchSize; ++i)
            questions.push_back(generateQuestion(dice));
        check(questions);
    }
    for (const auto &[verdict, number] : m_counts)
        qInfo("%6d %s", number, nameOf(verdict));
    QVERIFY(m_counts[Verdict::NotSupported] <= notSupportedMax);
    QCOMPARE(m_counts[Verdict::Different], 0);
}

void DifferentialTest::check(std::span<const Question> questions)
{
    const std::vector<Outcome> references = m_reference.ask(questions);
    QVERIFY2(references.size() == questions.size(), "the reference's process has died");
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Outcome engine = evaluate(questions[i]);
        const Verdict verdict = compare(questions[i], engine, references[i]);
        ++m_counts[verdict];
        if (m_reported[verdict] < reportedMax(verdict)) {
            ++m_reported[verdict];
            report(questions[i], verdict, differenceClass(engine, references[i]));
        }
    }
}

void DifferentialTest::report(const Question &question, Verdict verdict, const std::string &shown)
{
    const Question smaller = minimised(question, verdict, shown);
    const std::vector<Outcome> reference = m_reference.ask({&smaller, 1});
    qInfo("%s: %s\n    engine:    %s\n    reference: %s", nameOf(verdict), describe(smaller).c_str(),
          describe(evaluate(smaller)).c_str(), reference.empty() ? "died" : describe(reference[0]).c_str());
}

Question DifferentialTest::minimised(const Question &question, Verdict verdict, const std::string &shown)
{
    return shrink(question, [&](const Question &candidate) {
        const std::vector<Outcome> reference = m_reference.ask({&candidate, 1});
        const Outcome engine = evaluate(candidate);
        return !reference.empty() && compare(candidate, engine, reference[0]) == verdict &&
               differenceClass(engine, reference[0]) == shown;
    });
}

QTEST_GUILESS_MAIN(DifferentialTest)
#include "differential_test.moc"
