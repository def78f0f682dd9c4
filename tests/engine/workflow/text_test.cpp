#include "engine/json/path.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/secret_reference.h"
#include "engine/workflow/text_place.h"
#include "engine/workflow/texts_of.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

using namespace schemabridge;
using namespace schemabridge::workflow;

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expressionsBeginWithAnEqualsSign();
    void secretReferencesAreFound_data();
    void secretReferencesAreFound();
    void misspelledSecretsAreTold_data();
    void misspelledSecretsAreTold();
    void pointersAreFoundInTheText_data();
    void pointersAreFoundInTheText();
    void textsComeWithTheirPlaces();
};

void TextTest::expressionsBeginWithAnEqualsSign()
{
    QCOMPARE(expressionSource("= a & b").value(), std::string_view(" a & b"));
    QVERIFY(!expressionSource(" = a"));
    QVERIFY(!expressionSource("\\= a"));
    QVERIFY(!expressionSource(""));
    QCOMPARE(literalText("\\= a"), std::string("= a"));
    QCOMPARE(literalText("\\a"), std::string("\\a"));
    QCOMPARE(literalText("\\\\= a"), std::string("\\\\= a"));
}

void TextTest::secretReferencesAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("found");

    QTest::newRow("one") << QByteArray("Bearer {{ secrets.KEY }}!") << QByteArray("7+17 KEY;");
    QTest::newRow("no blanks") << QByteArray("{{secrets.k_2}}") << QByteArray("0+15 k_2;");
    QTest::newRow("two") << QByteArray("{{ secrets.A }}:{{ secrets.B }}") << QByteArray("0+15 A;16+15 B;");
    QTest::newRow("none") << QByteArray("{ secrets.A } {{ name }}") << QByteArray();
    QTest::newRow("in a third brace") << QByteArray("{{{secrets.A}}}") << QByteArray("1+13 A;");
    QTest::newRow("after one that is not closed")
        << QByteArray("{{ secrets.A {{ secrets.B }}") << QByteArray("13+15 B;");
    QTest::newRow("digit first") << QByteArray("{{ secrets.1A }}") << QByteArray();
    QTest::newRow("name with a dot") << QByteArray("{{ secrets.A.B }}") << QByteArray();
}

void TextTest::secretReferencesAreFound()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, found);
    std::string written;
    for (const SecretReference &reference : findSecretReferences(text.toStdString()))
        written += std::to_string(reference.offset) + '+' + std::to_string(reference.length) + ' ' +
                   reference.name + ';';
    QCOMPARE(QByteArray::fromStdString(written), found);
}

void TextTest::misspelledSecretsAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("misspelled");

    QTest::newRow("right") << QByteArray("{{ secrets.KEY }}") << QByteArray();
    QTest::newRow("another template") << QByteArray("Dear {{ name }}, {{#each}}") << QByteArray();
    QTest::newRow("singular") << QByteArray("x {{ secret.KEY }}") << QByteArray("{{ secret.KEY }}");
    QTest::newRow("capital") << QByteArray("{{Secrets.KEY}}") << QByteArray("{{Secrets.KEY}}");
    QTest::newRow("one brace missing") << QByteArray("{{ secrets.KEY } ") << QByteArray("{{ secrets.KEY } ");
    QTest::newRow("no name") << QByteArray("{{ secrets. }}") << QByteArray("{{ secrets. }}");
    QTest::newRow("behind a right one")
        << QByteArray("{{secrets.A}}{{secrets B}}") << QByteArray("{{secrets B}}");
}

void TextTest::misspelledSecretsAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, misspelled);
    QCOMPARE(QByteArray::fromStdString(findMisspelledSecret(text.toStdString()).value_or(std::string())),
             misspelled);
}

void TextTest::pointersAreFoundInTheText_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    QTest::newRow("the whole") << QByteArray() << 1 << 1;
    QTest::newRow("member") << QByteArray("/name") << 2 << 11;
    QTest::newRow("after a string full of brackets") << QByteArray("/list") << 3 << 11;
    QTest::newRow("element") << QByteArray("/list/1") << 4 << 3;
    QTest::newRow("deep") << QByteArray("/list/1/a~1b/0") << 4 << 12;
    QTest::newRow("after numbers and literals") << QByteArray("/list/5") << 5 << 14;
    QTest::newRow("escaped name") << QByteArray("/\xC3\xA4\"") << 6 << 10;
    QTest::newRow("column behind two-byte letters") << QByteArray("/\xC3\xA4\"/\xC3\xB6") << 6 << 16;
    QTest::newRow("not there: the last one on the way") << QByteArray("/list/1/none/deeper") << 4 << 3;
    QTest::newRow("index out of range") << QByteArray("/list/9") << 3 << 11;
}

void TextTest::pointersAreFoundInTheText()
{
    QFETCH(QByteArray, pointer);
    QFETCH(int, line);
    QFETCH(int, column);
    const std::string text = "{\n"
                             "  \"name\": \"a } ] \\\" b\",\n"
                             "  \"list\": [ [[], {}],\n"
                             "  {\"a/b\": [1]}, -1.5e3,\n"
                             "  true , \"\", \"five\"],\n"
                             "  \"\xC3\xA4\\\"\": {\"\xC3\xB6\": null}\n"
                             "}\n";
    const TextPlace place = placeOfPointer(text, pointer.toStdString());
    QCOMPARE(static_cast<int>(place.line), line);
    QCOMPARE(static_cast<int>(place.column), column);
}

void TextTest::textsComeWithTheirPlaces()
{
    Workflow workflow =
        smallWorkflow({"E start", "G call", "C c", "T t"}, {"start>call", "c>t= response.ok"});
    workflow.replaceVertex(Vertex::create(VertexId{"call"}, VertexType::Gateway, {}, parsedJson(R"({
        "url": "https://api.example/", "headers": {"X-A/B": "= 1"}, "query": {"q": 2},
        "body": {"items": [{"id": "= payload.id"}, 3]}, "note": "= ignored"})")));
    std::string found;
    const json::Value file = workflow.toJson();
    for (const Text &text : textsOf(workflow)) {
        const json::Value *there = json::findPointer(file, text.place.pointer);
        QVERIFY2(there && there->asString() == text.text, text.place.pointer.c_str());
        found += text.place.vertex.value + text.place.edge.value + ' ' + text.place.pointer + '\n';
    }
    QCOMPARE(found, std::string("call /vertices/1/config/url\n"
                                "call /vertices/1/config/headers/X-A~1B\n"
                                "call /vertices/1/config/body/items/0/id\n"
                                "t /vertices/3/config/expression\n"
                                "c-t /edges/1/condition\n"));
}

QTEST_APPLESS_MAIN(TextTest)
#include "text_test.moc"
