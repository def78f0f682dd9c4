#include "engine/json/print.h"
#include "engine/workflow/file.h"
#include "tests/engine/workflow/generated_file.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QTest>

#include <algorithm>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

constexpr unsigned fileCount = 1000;

WorkflowFile generated(unsigned seed)
{
    auto file = readWorkflowText("generated", FileGenerator(seed).file());
    if (!file)
        qFatal("seed=%u: %s", seed, describe(file.error()).c_str());
    return file.takeValue();
}

/// Where two texts differ: what stands between their common beginning and their common end.
struct Difference {
    std::string before;
    std::string after;
};

Difference differenceOf(const std::string &before, const std::string &after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0;
    while (front < shorter && before[front] == after[front])
        ++front;
    std::size_t back = 0;
    while (back < shorter - front && before[before.size() - 1 - back] == after[after.size() - 1 - back])
        ++back;
    return {before.substr(front, before.size() - front - back),
            after.substr(front, after.size() - front - back)};
}

#define VERIFY_SEED(condition) QVERIFY2(condition, qPrintable(QStringLiteral("seed=%1").arg(seed)))

} // namespace

class RoundTripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedFilesStayByteForByte();
    void movedVertexChangesOnlyItsCoordinate();
    void renamedVertexChangesOnlyItsName();
    void addedAndRemovedEdgeLeavesTheFileAsItWas();
    void removedVertexLeavesTheOthersByteForByte();
    void editedFilesReadBackTheSame();
};

void RoundTripTest::untouchedFilesStayByteForByte()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        const WorkflowFile file = generated(seed);
        VERIFY_SEED(workflowText(file) == file.text);
    }
}

void RoundTripTest::movedVertexChangesOnlyItsCoordinate()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        WorkflowFile file = generated(seed);
        const VertexId vertex = file.workflow.vertices().front().id();
        Position position = *file.workflow.position(vertex);
        position.x = 777;
        file.workflow.setPosition(vertex, position);
        const Difference difference = differenceOf(file.text, workflowText(file));
        VERIFY_SEED(difference.after == "777");
        VERIFY_SEED(difference.before.find_first_not_of("0123456789.e-") == std::string::npos);
    }
}

void RoundTripTest::renamedVertexChangesOnlyItsName()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        WorkflowFile file = generated(seed);
        Vertex vertex = file.workflow.vertices().back();
        const json::Value *name = vertex.toJson().find("name");
        if (!name)
            continue;
        vertex.setName("~");
        file.workflow.replaceVertex(vertex);
        const std::string after = workflowText(file);
        VERIFY_SEED(differenceOf(file.text, after).after == "~" || after == file.text);
    }
}

void RoundTripTest::addedAndRemovedEdgeLeavesTheFileAsItWas()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        WorkflowFile file = generated(seed);
        const VertexId end = file.workflow.vertices().front().id();
        file.workflow.insertEdge(0, Edge::create(EdgeId{"new"}, end, end));
        file.workflow.removeEdge(EdgeId{"new"});
        const Vertex removed = file.workflow.removeVertex(end);
        file.workflow.insertVertex(0, removed);
        VERIFY_SEED(workflowText(file) == file.text);
    }
}

void RoundTripTest::removedVertexLeavesTheOthersByteForByte()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        WorkflowFile file = generated(seed);
        if (file.workflow.vertices().size() < 2)
            continue;
        file.workflow.removeVertex(file.workflow.vertices().front().id());
        const std::string after = workflowText(file);
        const auto read = readWorkflowText("after", after);
        VERIFY_SEED(read);
        VERIFY_SEED(read->workflow.toJson().isIdenticalTo(file.workflow.toJson()));
        // Odd spellings such as 1E5 or \u00e4 can only come from the original bytes.
        WorkflowFile again = *read;
        VERIFY_SEED(workflowText(again) == after);
    }
}

void RoundTripTest::editedFilesReadBackTheSame()
{
    for (unsigned seed = 1; seed <= fileCount; ++seed) {
        WorkflowFile file = generated(seed);
        const VertexId id{"added"};
        file.workflow.insertVertex(seed % 2, Vertex::create(id, VertexType::Condition, "Added \"one\""));
        file.workflow.setPosition(id, {0.5, -20});
        file.workflow.appendEdge(Edge::create(EdgeId{"added"}, file.workflow.vertices().front().id(), id));
        file.workflow.setName("Edited");
        const auto read = readWorkflowText("after", workflowText(file));
        VERIFY_SEED(read);
        VERIFY_SEED(read->workflow.toJson().isIdenticalTo(file.workflow.toJson()));
    }
}

QTEST_APPLESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
