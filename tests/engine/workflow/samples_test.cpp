#include "engine/workflow/check.h"
#include "engine/workflow/config/entry_config.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/idempotency_key_place.h"
#include "engine/workflow/file.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

const QString resources = QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/resources");

json::Value schema()
{
    QFile file(resources + QStringLiteral("/schemas/workflow.schema.json"));
    return file.open(QIODevice::ReadOnly) ? parsedJson(file.readAll().toStdString()) : json::Value();
}

const json::Value *definition(const json::Value &schema, std::string_view name)
{
    const json::Value *definitions = schema.find("$defs");
    return definitions ? definitions->find(name) : nullptr;
}

/// The properties of the definition that describes a vertex's config.
const json::Value *configProperties(const json::Value &schema, VertexType type)
{
    static constexpr std::array<std::string_view, 5> names = {
        "entryConfig", "gatewayConfig", "conditionConfig", "mergeConfig", "transformConfig"};
    const json::Value *config = definition(schema, names[static_cast<std::size_t>(type)]);
    return config ? config->find("properties") : nullptr;
}

} // namespace

class SamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samplesAreSound_data();
    void samplesAreSound();
    void samplesSendKeysWithEveryWrite_data() { samplesAreSound_data(); }
    void samplesSendKeysWithEveryWrite();
    void samplesAreLaidOutOnTheGrid_data() { samplesAreSound_data(); }
    void samplesAreLaidOutOnTheGrid();
    void orderToCashIsIdentifiedByItsPayload();
    void schemaKnowsEveryTypeAndDescribesEveryMember();
    void schemaDescribesWhatSamplesUse_data() { samplesAreSound_data(); }
    void schemaDescribesWhatSamplesUse();
};

void SamplesTest::samplesAreSound_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(resources + QStringLiteral("/samples"));
    const QStringList files = folder.entryList({QStringLiteral("*.workflow.json")});
    QVERIFY(files.size() >= 4);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void SamplesTest::samplesAreSound()
{
    QFETCH(QString, path);
    const auto file = readWorkflowFile(path.toStdString());
    QVERIFY2(file, file ? "" : describe(file.error()).c_str());
    for (const Finding &finding : check(file->workflow))
        QFAIL(describe(finding.error).c_str());
    QCOMPARE(workflowText(WorkflowFile{{}, file->workflow, {}}), file->text);
    QFile payload(QString(path).replace(QStringLiteral(".workflow.json"), QStringLiteral(".payload.json")));
    QVERIFY(payload.open(QIODevice::ReadOnly));
    QVERIFY(json::parse(payload.readAll().toStdString()));
}

void SamplesTest::samplesSendKeysWithEveryWrite()
{
    QFETCH(QString, path);
    const auto file = readWorkflowFile(path.toStdString());
    QVERIFY(file);
    for (const Vertex &vertex : file->workflow.vertices()) {
        QVERIFY(!vertex.name().empty());
        if (vertex.type() != VertexType::Gateway)
            continue;
        const auto config = GatewayConfig::fromJson(vertex.config());
        QVERIFY(config);
        QCOMPARE(idempotencyKeyTemplate(*config) != nullptr, config->method != "GET");
    }
}

void SamplesTest::samplesAreLaidOutOnTheGrid()
{
    QFETCH(QString, path);
    const auto file = readWorkflowFile(path.toStdString());
    QVERIFY(file);
    std::vector<Position> positions;
    for (const Vertex &vertex : file->workflow.vertices()) {
        const auto position = file->workflow.position(vertex.id());
        QVERIFY(position);
        QVERIFY(std::fmod(position->x, 20) == 0 && std::fmod(position->y, 20) == 0);
        for (const Position &other : positions)
            QVERIFY(std::abs(other.x - position->x) >= 320 || std::abs(other.y - position->y) >= 184);
        positions.push_back(*position);
    }
    for (const Edge &edge : file->workflow.edges())
        QVERIFY(file->workflow.position(edge.from())->x < file->workflow.position(edge.to())->x);
}

void SamplesTest::orderToCashIsIdentifiedByItsPayload()
{
    const auto file =
        readWorkflowFile(SCHEMABRIDGE_SOURCE_DIR "/resources/samples/order-to-cash.workflow.json");
    QVERIFY(file);
    const Vertex *entry = file->workflow.findVertex(VertexId{"order_received"});
    QVERIFY(entry);
    QVERIFY(EntryConfig::fromJson(entry->config())->idempotencyFields.isNull());
}

void SamplesTest::schemaKnowsEveryTypeAndDescribesEveryMember()
{
    const json::Value file = schema();
    const json::Value *vertex = definition(file, "vertex");
    QVERIFY(vertex);
    const json::Value *types = vertex->find("properties")->find("type")->find("enum");
    QVERIFY(types);
    QCOMPARE(types->size(), vertexTypes.size());
    for (const VertexType type : vertexTypes) {
        QCOMPARE(types->elements()[static_cast<std::size_t>(type)].asString(), vertexTypeName(type));
        const json::Value *properties = configProperties(file, type);
        QVERIFY(properties);
        for (const json::Member &member : properties->members())
            QVERIFY2(member.value.find("description"), member.name.c_str());
    }
    QCOMPARE(file.find("properties")->find("schemaVersion")->find("const")->asInteger().value(),
             Workflow::schemaVersion);
}

void SamplesTest::schemaDescribesWhatSamplesUse()
{
    QFETCH(QString, path);
    const auto sample = readWorkflowFile(path.toStdString());
    QVERIFY(sample);
    const json::Value file = schema();
    for (const Vertex &vertex : sample->workflow.vertices()) {
        const json::Value *properties = configProperties(file, vertex.type());
        QVERIFY(properties);
        for (const json::Member &member : vertex.config().members())
            QVERIFY2(properties->find(member.name), member.name.c_str());
    }
}

QTEST_APPLESS_MAIN(SamplesTest)
#include "samples_test.moc"
