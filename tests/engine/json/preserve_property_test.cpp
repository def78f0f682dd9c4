#include "styled_document.h"

#include "engine/json/parse.h"
#include "engine/json/preserve.h"
#include "engine/json/print.h"
#include "engine/json/source_tree.h"

#include <QTest>

#include <algorithm>

using namespace schemabridge::json;

namespace {

constexpr unsigned documentCount = 1000;
constexpr unsigned editsPerDocument = 3;

/// The bytes of every item that stands beside the way to the edited container.
std::vector<std::string_view> bytesBesideTheWay(const SourceNode &root, const std::vector<std::size_t> &way)
{
    std::vector<std::string_view> siblings;
    const SourceNode *node = &root;
    for (const std::size_t index : way) {
        for (std::size_t i = 0; i < node->items.size(); ++i) {
            if (i != index)
                siblings.push_back(node->items[i].node.bytes);
        }
        node = &node->items[index].node;
    }
    return siblings;
}

/// Whether every part occurs in the text.
bool containsEach(std::string_view text, const std::vector<std::string_view> &parts)
{
    return std::all_of(parts.begin(), parts.end(),
                       [text](std::string_view part) { return text.find(part) != std::string_view::npos; });
}

std::ptrdiff_t emptyLines(const std::string &text)
{
    std::ptrdiff_t count = 0;
    const QList<QByteArray> lines = QByteArray::fromStdString(text).split('\n');
    for (const QByteArray &line : lines)
        count += line.trimmed().isEmpty() ? 1 : 0;
    return count;
}

std::ptrdiff_t linesEndingInBlanks(const std::string &text)
{
    std::ptrdiff_t count = 0;
    const QList<QByteArray> lines = QByteArray::fromStdString(text).split('\n');
    for (const QByteArray &line : lines)
        count += line.endsWith(' ') || line.endsWith('\t') ? 1 : 0;
    return count;
}

} // namespace

class PreservePropertyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedDocumentsStayByteForByte();
    void editsKeepTheirMeaningAndTheirNeighbours();
    void oneLineStaysOneLine();
};

void PreservePropertyTest::untouchedDocumentsStayByteForByte()
{
    for (unsigned seed = 0; seed < documentCount; ++seed) {
        Choices choices(seed);
        const std::string text = styledDocument(choices);
        const auto value = parse(text);
        QVERIFY2(value.hasValue(), text.c_str());
        QCOMPARE(sourceTree(text, *value).bytes,
                 std::string_view(text).substr(0, text.find_last_of("}]") + 1));
        QCOMPARE(printPreserving(*value, text), text);
    }
}

void PreservePropertyTest::editsKeepTheirMeaningAndTheirNeighbours()
{
    for (unsigned seed = 0; seed < documentCount; ++seed) {
        Choices choices(seed);
        std::string text = styledDocument(choices);
        for (unsigned edit = 0; edit < editsPerDocument; ++edit) {
            const auto value = parse(text);
            std::vector<std::size_t> way;
            const Value changed = randomlyEdited(*value, choices, way);
            const std::string printed = printPreserving(changed, text);
            const std::string story = "seed=" + std::to_string(seed) + "\n" + text + "\n->\n" + printed;
            const auto again = parse(printed);
            QVERIFY2(again && again->isIdenticalTo(changed), (story + "\n" + printCompact(changed)).c_str());
            QVERIFY2(containsEach(printed, bytesBesideTheWay(sourceTree(text, *value), way)), story.c_str());
            QVERIFY2(emptyLines(printed) <= std::max<std::ptrdiff_t>(emptyLines(text), 1), story.c_str());
            QVERIFY2(linesEndingInBlanks(printed) <= linesEndingInBlanks(text), story.c_str());
            text = printed;
        }
    }
}

void PreservePropertyTest::oneLineStaysOneLine()
{
    unsigned seen = 0;
    for (unsigned seed = 0; seed < documentCount; ++seed) {
        Choices choices(seed);
        const std::string text = styledDocument(choices);
        if (std::count(text.begin(), text.end(), '\n') != 1)
            continue;
        std::vector<std::size_t> way;
        const Value changed = randomlyEdited(*parse(text), choices, way);
        const std::string printed = printPreserving(changed, text);
        QVERIFY2(std::count(printed.begin(), printed.end(), '\n') == 1, (text + "->\n" + printed).c_str());
        ++seen;
    }
    QVERIFY(seen > documentCount / 10);
}

QTEST_APPLESS_MAIN(PreservePropertyTest)
#include "preserve_property_test.moc"
