#include "ui/document/workflow_document.h"

#include "engine/workflow/can_connect.h"
#include "ui/document/automatic_layout.h"
#include "ui/document/autosave.h"
#include "ui/document/commands/workflow_edit.h"
#include "ui/document/edit_builder.h"

#include <QFileInfo>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr int findingsDelayMs = 150;
constexpr const char *newWorkspace = "default";

workflow::WorkflowFile newFile(const QString &name)
{
    return {.path = {}, .workflow = workflow::Workflow::create(newWorkspace, name.toStdString()), .text = {}};
}

/// `order.workflow.json` and `order.json` are both called `order`.
QString nameOfFile(const QString &path)
{
    QString name = QFileInfo(path).fileName();
    for (const auto &extension : {QStringLiteral(".json"), QStringLiteral(".workflow")}) {
        if (name.endsWith(extension, Qt::CaseInsensitive))
            name.chop(extension.size());
    }
    return name;
}

} // namespace

WorkflowDocument::WorkflowDocument(QObject *parent) : QObject(parent), m_file(newFile(tr("New workflow")))
{
    m_findingsTimer.setSingleShot(true);
    m_findingsTimer.setInterval(findingsDelayMs);
    connect(&m_findingsTimer, &QTimer::timeout, this, &WorkflowDocument::findingsChanged);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &WorkflowDocument::announce);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

WorkflowDocument::~WorkflowDocument()
{
    // The stack tells of its end; nobody is to hear of it from a document that is half gone.
    m_undoStack.disconnect(this);
}

QPointF WorkflowDocument::position(const VertexId &id) const
{
    if (const auto position = workflow().position(id))
        return {position->x, position->y};
    const auto &places = automaticPositions();
    const auto place = places.find(id);
    return place == places.end() ? QPointF() : place->second;
}

const std::map<VertexId, QPointF> &WorkflowDocument::automaticPositions() const
{
    if (!m_automaticPositions)
        m_automaticPositions = automaticLayout(workflow());
    return *m_automaticPositions;
}

QString WorkflowDocument::displayName(const VertexId &id) const
{
    const workflow::Vertex *found = vertex(id);
    return QString::fromStdString(found && !found->name().empty() ? found->name() : id.value);
}

QString WorkflowDocument::title() const
{
    return m_file.path.empty() ? QString::fromStdString(workflow().name()) : nameOfFile(filePath());
}

QByteArray WorkflowDocument::text() const
{
    return QByteArray::fromStdString(workflow::workflowText(m_file));
}

// File

void WorkflowDocument::createNew()
{
    adopt(newFile(tr("New workflow")));
}

Status WorkflowDocument::open(const QString &path)
{
    auto file = workflow::readWorkflowFile(QFileInfo(path).absoluteFilePath().toStdString());
    if (!file)
        return file.error();
    adopt(file.takeValue());
    return {};
}

Status WorkflowDocument::openSample(const QString &name, const QByteArray &text)
{
    auto file = workflow::readWorkflowText(name.toStdString(), text.toStdString());
    if (!file)
        return file.error();
    file->path.clear();
    adopt(file.takeValue());
    return {};
}

Status WorkflowDocument::restore(const RecoveredWork &work)
{
    auto file = workflow::readWorkflowText(work.filePath.toStdString(), work.text);
    if (!file)
        return file.error();
    file->text = work.savedText;
    adopt(file.takeValue());
    m_undoStack.resetClean();
    return {};
}

Status WorkflowDocument::save(workflow::OutsideChange outsideChange)
{
    const Status written = workflow::writeWorkflowFile(m_file, outsideChange);
    if (written)
        m_undoStack.setClean();
    return written;
}

Status WorkflowDocument::saveAs(const QString &path)
{
    const std::string until = std::exchange(m_file.path, QFileInfo(path).absoluteFilePath().toStdString());
    const Status written = save(workflow::OutsideChange::Overwrite);
    if (!written)
        m_file.path = until;
    else
        Q_EMIT filePathChanged();
    return written;
}

void WorkflowDocument::adopt(workflow::WorkflowFile file)
{
    m_file = std::move(file);
    m_selection = {};
    endTyping();
    m_pendingChange = {};
    m_pendingChange.everything = true;
    m_undoStack.clear(); // announces, unless there was no history
    if (!m_undoStack.isClean())
        m_undoStack.setClean();
    announce();
    Q_EMIT filePathChanged();
}

// History and selection

void WorkflowDocument::push(EditBuilder &edit, const QString &title, const Selection &selectionAfter,
                            const QString &typedField)
{
    if (edit.isEmpty())
        return;
    const QString field =
        typedField.isEmpty() ? QString() : typedField % u'#' % QString::number(m_typingSession);
    m_undoStack.push(new WorkflowEdit({m_file.workflow, m_pendingChange, m_selection}, title,
                                      edit.takeSwaps(), selectionAfter, field));
}

void WorkflowDocument::announce()
{
    if (!m_pendingChange.isEmpty()) {
        const DocumentChange change = std::exchange(m_pendingChange, {});
        m_automaticPositions.reset();
        if (change.changesMeaning()) {
            m_findings.reset();
            m_findingsTimer.start();
        }
        Q_EMIT changed(change);
    }
    if (m_selection != m_announcedSelection) {
        m_announcedSelection = m_selection;
        Q_EMIT selectionChanged();
    }
}

void WorkflowDocument::setSelection(const Selection &selection)
{
    Selection existing = selection;
    std::erase_if(existing.vertices, [this](const VertexId &id) { return !vertex(id); });
    std::erase_if(existing.edges, [this](const EdgeId &id) { return !edge(id); });
    if (existing == m_selection)
        return;
    endTyping();
    m_selection = std::move(existing);
    announce();
}

void WorkflowDocument::selectAll()
{
    Selection all;
    for (const workflow::Vertex &vertex : workflow().vertices())
        all.vertices.insert(vertex.id());
    for (const workflow::Edge &edge : workflow().edges())
        all.edges.insert(edge.id());
    setSelection(all);
}

// Findings

const std::vector<workflow::Finding> &WorkflowDocument::findings() const
{
    if (!m_findings)
        m_findings = workflow::check(workflow());
    return *m_findings;
}

std::optional<Error> WorkflowDocument::whyNotConnect(const VertexId &from, const VertexId &to) const
{
    return workflow::whyNotConnect(workflow(), from, to);
}

std::optional<Error> WorkflowDocument::whyNotReconnect(const EdgeId &edge, const VertexId &from,
                                                       const VertexId &to) const
{
    return workflow::whyNotReconnect(workflow(), edge, from, to);
}

} // namespace schemabridge::ui
