#include "ui/messages/message_row.h"
#include "ui/messages/pattern.h"
#include "ui/messages/sentence.h"

#include <QTest>
#include <array>

Q_DECLARE_METATYPE(schemabridge::Error)

using namespace schemabridge;
using namespace schemabridge::ui;

namespace {

constexpr std::array allCodes = {
#define SCHEMABRIDGE_CODE(name, text) ErrorCode::name,
    SCHEMABRIDGE_ERROR_CODES(SCHEMABRIDGE_CODE)
#undef SCHEMABRIDGE_CODE
};

} // namespace

/// Every code has its sentence: what, where, what to do.
class SentenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasARow_data();
    void everyCodeHasARow();
    void sentenceTellsWhatWhereAndWhatToDo_data();
    void sentenceTellsWhatWhereAndWhatToDo();
    void hostileValuesStayInOneBoundedLine();
    void partsWithoutAValueAreLeftOut_data();
    void partsWithoutAValueAreLeftOut();
};

void SentenceTest::everyCodeHasARow_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < allCodes.size(); ++index)
        QTest::newRow(std::string(errorCodeName(allCodes[index])).c_str()) << static_cast<int>(index);
}

void SentenceTest::everyCodeHasARow()
{
    QFETCH(const int, index);
    const auto *const row = findMessageRow(allCodes[static_cast<std::size_t>(index)]);
    QVERIFY(row);
    QVERIFY(!QString::fromUtf8(row->what).isEmpty() && !QString::fromUtf8(row->whatToDo).isEmpty());
    // Every place that is not optional must be one that the engine fills; without arguments nothing breaks.
    const auto text = sentence({row->code, {}});
    QVERIFY2(text.endsWith(QLatin1Char('.')) && !text.contains(QStringLiteral("..")), qPrintable(text));
    QVERIFY2(!text.contains(QLatin1Char('[')), qPrintable(text));
}

void SentenceTest::sentenceTellsWhatWhereAndWhatToDo_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("told");
    QTest::newRow("a place in a file")
        << Error{ErrorCode::JsonSyntax,
                 {{"reason", "comma_expected"},
                  {"line", "12"},
                  {"column", "5"},
                  {"file", "order.workflow.json"}}}
        << QStringLiteral("The text is not JSON: a comma or the closing bracket is missing "
                          "(order.workflow.json:12:5). Correct the text at this place.");
    QTest::newRow("a vertex")
        << Error{ErrorCode::KeyOperandMissing,
                 {{"path", "payload.order.id"}, {"kind", "missing"}, {"vertex", "charge"}}}
        << QStringLiteral("The idempotency key's part payload.order.id is missing; every such "
                          "request would have the same key, so nothing was sent (vertex "
                          "\"charge\"). Send the value in the payload, or build the key from "
                          "values that are always there.");
    QTest::newRow("an expression")
        << Error{ErrorCode::ExpressionFailed,
                 {{"code", "D3001"}, {"position", "7"}, {"token", ""}, {"message", "unused"}, {"edge", "e1"}}}
        << QStringLiteral(
               "The expression failed: Infinity and NaN have no text (D3001) (edge \"e1\", character "
               "7). Check the expression against the data that it sees.");
    QTest::newRow("a secret reference")
        << Error{ErrorCode::SecretReferenceInvalid, {{"reference", "{{ secrets. }}"}}}
        << QStringLiteral("\"{{ secrets. }}\" is no reference to a secret. Write {{ secrets.NAME }}.");
}

void SentenceTest::sentenceTellsWhatWhereAndWhatToDo()
{
    QFETCH(const Error, error);
    QFETCH(const QString, told);
    QCOMPARE(sentence(error), told);
}

void SentenceTest::hostileValuesStayInOneBoundedLine()
{
    const Error error{ErrorCode::VertexTypeUnknown,
                      {{"type", "a\nb\r{known}[x]" + std::string(100'000, 'x')}, {"known", "MERGE"}}};
    const auto text = sentence(error);
    QVERIFY(!text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r')));
    QVERIFY(text.size() < 1000);
    // A value is no pattern.
    QVERIFY(text.contains(QStringLiteral("a b {known}[x]")));
}

void SentenceTest::partsWithoutAValueAreLeftOut_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("filled");
    QTest::newRow("known") << QStringLiteral("a[: {x}]") << QStringLiteral("a: 1");
    QTest::newRow("unknown") << QStringLiteral("a[: {y}] b") << QStringLiteral("a b");
    QTest::newRow("one of two unknown") << QStringLiteral("a[: {x} {y}]") << QStringLiteral("a");
    QTest::newRow("without a name") << QStringLiteral("a[ b]") << QStringLiteral("a b");
    QTest::newRow("double braces") << QStringLiteral("{{ x }} {x}") << QStringLiteral("{{ x }} 1");
}

void SentenceTest::partsWithoutAValueAreLeftOut()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, filled);
    const auto value = [](const QString &name) {
        return name == QStringLiteral("x") ? QStringLiteral("1") : QString();
    };
    QCOMPARE(fillPattern(pattern, value), filled);
}

QTEST_GUILESS_MAIN(SentenceTest)
#include "sentence_test.moc"
