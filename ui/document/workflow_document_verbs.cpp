// The verbs of WorkflowDocument: each fills an EditBuilder and pushes it as one undo step.

#include "engine/json/print.h"
#include "ui/document/automatic_layout.h"
#include "ui/document/default_config.h"
#include "ui/document/edit_builder.h"
#include "ui/document/member_edit.h"
#include "ui/document/workflow_document.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace schemabridge::ui {

namespace {

const QPointF duplicateOffset(2 * gridStep, 2 * gridStep);

Selection only(const VertexId &id)
{
    return {.vertices = {id}, .edges = {}};
}

Selection only(const EdgeId &id)
{
    return {.vertices = {}, .edges = {id}};
}

QString fieldOf(const char *field, const std::string &id)
{
    return QLatin1StringView(field) % QString::fromStdString(id);
}

/// Vertices that the automatic layout places get their places written, so that they stay where they are when
/// the graph changes.
void keepPlaces(EditBuilder &edit, const WorkflowDocument &document)
{
    const std::vector<workflow::Vertex> vertices = edit.draft().vertices();
    for (const workflow::Vertex &vertex : vertices) {
        if (!edit.draft().position(vertex.id()))
            edit.placeVertex(vertex.id(), document.position(vertex.id()));
    }
}

/// Snapped, so that what the program places stands on the grid.
QPointF snapped(QPointF point)
{
    return {std::round(point.x() / gridStep) * gridStep, std::round(point.y() / gridStep) * gridStep};
}

} // namespace

// Vertices

VertexId WorkflowDocument::addVertex(workflow::VertexType type, QPointF position, const QString &name,
                                     const json::Value &config)
{
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    const QString title = name.isEmpty() ? vertexTypeTitle(type) : name;
    const VertexId id =
        edit.addVertex(type, title.toStdString(), config.isObject() ? config : defaultConfig(type), position);
    push(edit, tr("Add vertex"), only(id));
    return id;
}

Result<VertexId> WorkflowDocument::addVertexAfter(const VertexId &from, workflow::VertexType type,
                                                  QPointF position)
{
    if (!vertex(from))
        return Error{ErrorCode::VertexUnknown, {{"vertex", from.value}}};
    if (type == workflow::VertexType::EntryPoint)
        return Error{ErrorCode::EdgeIntoEntryPoint, {{"vertex", from.value}}};
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    const VertexId id =
        edit.addVertex(type, vertexTypeTitle(type).toStdString(), defaultConfig(type), position);
    edit.addEdge(from, id);
    push(edit, tr("Add vertex"), only(id));
    return id;
}

VertexId WorkflowDocument::addVertexInEdge(const EdgeId &id, workflow::VertexType type, QPointF position)
{
    const workflow::Edge until = *edge(id);
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    const VertexId added =
        edit.addVertex(type, vertexTypeTitle(type).toStdString(), defaultConfig(type), position);
    workflow::Edge firstHalf = until;
    firstHalf.setTo(added);
    edit.replaceEdge(firstHalf);
    edit.addEdge(added, until.to());
    push(edit, tr("Insert vertex"), only(added));
    return added;
}

void WorkflowDocument::moveVertices(const std::map<VertexId, QPointF> &positions)
{
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    for (const auto &[id, position] : positions) {
        if (vertex(id))
            edit.placeVertex(id, position);
    }
    push(edit, tr("Move"), m_selection);
}

void WorkflowDocument::nudgeSelection(QPointF distance)
{
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    QString field = QStringLiteral("nudge:");
    for (const VertexId &id : m_selection.vertices) {
        edit.placeVertex(id, position(id) + distance);
        field += QString::fromStdString(id.value) % u' ';
    }
    push(edit, tr("Move"), m_selection, field);
}

void WorkflowDocument::renameVertex(const VertexId &id, const QString &name)
{
    workflow::Vertex renamed = *vertex(id);
    renamed.setName(name.toStdString());
    EditBuilder edit(workflow());
    edit.replaceVertex(renamed);
    push(edit, tr("Rename vertex"), m_selection, fieldOf("name:", id.value));
}

void WorkflowDocument::setVertexConfig(const VertexId &id, const json::Value &config)
{
    workflow::Vertex configured = *vertex(id);
    configured.setConfig(config);
    EditBuilder edit(workflow());
    edit.replaceVertex(configured);
    push(edit, tr("Change settings"), m_selection);
}

void WorkflowDocument::setVertexConfigMember(const VertexId &id, std::string_view pointer,
                                             const std::optional<json::Value> &value)
{
    workflow::Vertex configured = *vertex(id);
    configured.setConfig(withMemberAt(configured.config(), pointer, value));
    EditBuilder edit(workflow());
    edit.replaceVertex(configured);
    const std::string field = id.value + std::string(pointer);
    push(edit, tr("Change settings"), m_selection, fieldOf("config:", field));
}

// Edges

Result<EdgeId> WorkflowDocument::connectVertices(const VertexId &from, const VertexId &to)
{
    if (const auto reason = whyNotConnect(from, to))
        return *reason;
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    const EdgeId id = edit.addEdge(from, to);
    push(edit, tr("Connect"), only(id));
    return id;
}

Status WorkflowDocument::reconnectEdge(const EdgeId &id, const VertexId &from, const VertexId &to)
{
    if (const auto reason = whyNotReconnect(id, from, to))
        return *reason;
    workflow::Edge reconnected = *edge(id);
    reconnected.setFrom(from);
    reconnected.setTo(to);
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    edit.replaceEdge(reconnected);
    push(edit, tr("Reconnect edge"), only(id));
    return {};
}

void WorkflowDocument::setEdgeCondition(const EdgeId &id, const QString &condition)
{
    workflow::Edge changed = *edge(id);
    changed.setCondition(condition.isEmpty() ? std::nullopt : std::optional(condition.toStdString()));
    EditBuilder edit(workflow());
    edit.replaceEdge(changed);
    push(edit, tr("Change condition"), m_selection, fieldOf("condition:", id.value));
}

void WorkflowDocument::setEdgeName(const EdgeId &id, const QString &name)
{
    workflow::Edge changed = *edge(id);
    changed.setName(name.toStdString());
    EditBuilder edit(workflow());
    edit.replaceEdge(changed);
    push(edit, tr("Rename edge"), m_selection, fieldOf("edge-name:", id.value));
}

void WorkflowDocument::reorderEdge(const EdgeId &id, std::size_t place)
{
    const auto siblings = workflow().outgoing(edge(id)->from());
    if (place >= siblings.size())
        return;
    EditBuilder edit(workflow());
    edit.moveEdge(id, *workflow().indexOf(siblings[place].id()));
    push(edit, tr("Reorder branches"), m_selection);
}

// All

void WorkflowDocument::removeSelection()
{
    EditBuilder edit(workflow());
    if (!m_selection.isEmpty())
        keepPlaces(edit, *this);
    for (const EdgeId &id : m_selection.edges)
        edit.removeEdge(id);
    for (const VertexId &id : m_selection.vertices)
        edit.removeVertex(id);
    if (!m_selection.isEmpty())
        push(edit, tr("Delete"), {});
}

void WorkflowDocument::duplicateSelection()
{
    add(selectedPart(), tr("Duplicate"), duplicateOffset);
}

QByteArray WorkflowDocument::copySelection() const
{
    const workflow::Workflow part = selectedPart();
    return part.vertices().empty() ? QByteArray()
                                   : QByteArray::fromStdString(json::printIndented(part.toJson()));
}

bool WorkflowDocument::paste(const QByteArray &text, QPointF center)
{
    const auto file = workflow::readWorkflowText({}, text.toStdString());
    if (!file || file->workflow.vertices().empty())
        return false;
    QRectF area;
    for (const workflow::Vertex &vertex : file->workflow.vertices()) {
        const workflow::Position place = file->workflow.position(vertex.id()).value_or(workflow::Position());
        area |= QRectF(place.x, place.y, 1, 1);
    }
    add(file->workflow, tr("Paste"), snapped(center - area.center()));
    return true;
}

workflow::Workflow WorkflowDocument::selectedPart() const
{
    workflow::Workflow part = workflow::Workflow::create(workflow().workspace(), workflow().name());
    for (const workflow::Vertex &vertex : workflow().vertices()) {
        if (!m_selection.contains(vertex.id()))
            continue;
        part.appendVertex(vertex);
        const QPointF place = position(vertex.id());
        part.setPosition(vertex.id(), {place.x(), place.y()});
    }
    for (const workflow::Edge &edge : workflow().edges()) {
        if (part.findVertex(edge.from()) && part.findVertex(edge.to()))
            part.appendEdge(edge);
    }
    return part;
}

void WorkflowDocument::add(const workflow::Workflow &part, const QString &title, QPointF offset)
{
    EditBuilder edit(workflow());
    keepPlaces(edit, *this);
    std::map<VertexId, VertexId> copies;
    Selection added;
    for (const workflow::Vertex &vertex : part.vertices()) {
        const auto place = part.position(vertex.id()).value_or(workflow::Position());
        const VertexId copy = edit.addCopy(vertex, QPointF(place.x, place.y) + offset);
        copies[vertex.id()] = copy;
        added.vertices.insert(copy);
    }
    for (const workflow::Edge &edge : part.edges()) {
        const auto from = copies.find(edge.from());
        const auto to = copies.find(edge.to());
        if (from != copies.end() && to != copies.end())
            edit.addCopy(edge, from->second, to->second);
    }
    if (!added.isEmpty())
        push(edit, title, added);
}

void WorkflowDocument::setWorkflowName(const QString &name)
{
    if (name.isEmpty())
        return;
    EditBuilder edit(workflow());
    edit.setText(WorkflowPart::Name, name.toStdString());
    push(edit, tr("Rename workflow"), m_selection, QStringLiteral("workflow-name"));
}

void WorkflowDocument::setWorkspace(const QString &workspace)
{
    if (workspace.isEmpty())
        return;
    EditBuilder edit(workflow());
    edit.setText(WorkflowPart::Workspace, workspace.toStdString());
    push(edit, tr("Change workspace"), m_selection, QStringLiteral("workspace"));
}

void WorkflowDocument::layOut()
{
    EditBuilder edit(workflow());
    for (const auto &[id, place] : automaticLayout(workflow()))
        edit.placeVertex(id, place);
    push(edit, tr("Lay out"), m_selection);
}

} // namespace schemabridge::ui
