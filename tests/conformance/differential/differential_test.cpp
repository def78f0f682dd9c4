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
/// or the same error code. SCHEMABRIDGE_SEED repeats a run.
class DifferentialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyExpressionMeansTheSame();

private:
    void check(std::span<const Question> questions);
    void report(const Question &question, Verdict verdict, const Outcome &engine, const Outcome &reference);
    Question minimised(const Question &question, const std::string &shown);

    ReferenceProcess m_reference;
    std::map<Verdict, int> m_counts;
    int m_reported = 0;
};

namespace {

constexpr int questionCount = 20'000;
constexpr int batchSize = 200;
constexpr std::size_t mutatedPercent = 15;
constexpr int reportedMax = 30;
/// Expressions that the engine refuses as not supported yet.
constexpr int notSupportedMax = questionCount;

std::uint64_t chooseSeed()
{
    const QByteArray configured = qgetenv("SCHEMABRIDGE_SEED");
    return configured.isEmpty() ? std::random_device()() : configured.toULongLong();
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
    for (int asked = 0; asked < questionCount; asked += batchSize) {
        std::vector<Question> questions;
        for (int i = 0; i < batchSize; ++i)
            questions.push_back(generateQuestion(dice));
        check(questions);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d the same, %d with another position or token, %d not supported, %d beyond a limit, %d without "
          "an error "
          "code in the reference, %d different",
          m_counts[Verdict::Same], m_counts[Verdict::OtherPlace], m_counts[Verdict::NotSupported],
          m_counts[Verdict::BeyondLimits], m_counts[Verdict::ReferenceFails], m_counts[Verdict::Different]);
    QVERIFY(m_counts[Verdict::NotSupported] <= notSupportedMax);
    QCOMPARE(m_counts[Verdict::Different], 0);
}

void DifferentialTest::check(std::span<const Question> questions)
{
    const std::vector<Outcome> references = m_reference.ask(questions);
    QVERIFY2(references.size() == questions.size(), "the reference's process has died");
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Outcome engine = evaluate(questions[i]);
        const Verdict verdict = compare(engine, references[i]);
        ++m_counts[verdict];
        report(questions[i], verdict, engine, references[i]);
    }
}

void DifferentialTest::report(const Question &question, Verdict verdict, const Outcome &engine,
                              const Outcome &reference)
{
    static const bool isVerbose = qEnvironmentVariableIsSet("SCHEMABRIDGE_DIFFERENTIAL_VERBOSE");
    if (verdict == Verdict::Different ? m_reported >= reportedMax : !isVerbose || verdict == Verdict::Same)
        return;
    if (verdict != Verdict::Different) {
        qInfo("verdict %d: %s\n    engine:    %s\n    reference: %s", static_cast<int>(verdict),
              describe(question).c_str(), describe(engine).c_str(), describe(reference).c_str());
        return;
    }
    ++m_reported;
    const Question smaller = minimised(question, differenceClass(engine, reference));
    const std::vector<Outcome> smallerReference = m_reference.ask({&smaller, 1});
    qWarning("%s\n    engine:    %s\n    reference: %s", describe(smaller).c_str(),
             describe(evaluate(smaller)).c_str(),
             smallerReference.empty() ? "died" : describe(smallerReference.front()).c_str());
}

Question DifferentialTest::minimised(const Question &question, const std::string &shown)
{
    return shrink(question, [this, &shown](const Question &candidate) {
        const std::vector<Outcome> reference = m_reference.ask({&candidate, 1});
        const Outcome engine = evaluate(candidate);
        return !reference.empty() && compare(engine, reference.front()) == Verdict::Different &&
               differenceClass(engine, reference.front()) == shown;
    });
}

QTEST_GUILESS_MAIN(DifferentialTest)
#include "differential_test.moc"
