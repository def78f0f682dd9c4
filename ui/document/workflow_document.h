#pragma once

#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/workflow/check.h"
#include "engine/workflow/file.h"
#include "engine/workflow/workflow.h"
#include "ui/document/document_change.h"
#include "ui/document/selection.h"

#include <QObject>
#include <QPointF>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace schemabridge::ui {

class EditBuilder;
struct RecoveredWork;

/// The one workflow that a window edits: its content, file, history and selection. Views read workflow(),
/// change it by the verbs below and hear of every change, whoever made it, through changed(). It knows no
/// view. GUI thread only.
///
/// A verb that would change nothing does nothing. Each is one undo step; texts that are typed into the same
/// field one after another are one step together, until endTyping().
class WorkflowDocument : public QObject {
    Q_OBJECT

public:
    explicit WorkflowDocument(QObject *parent = nullptr);
    ~WorkflowDocument() override;

    // Reading

    const workflow::Workflow &workflow() const { return m_file.workflow; }
    /// Null pointer where there is none; valid until the next change.
    const workflow::Vertex *vertex(const VertexId &id) const { return workflow().findVertex(id); }
    const workflow::Edge *edge(const EdgeId &id) const { return workflow().findEdge(id); }
    /// Where the vertex stands: as the file says, else where the automatic layout puts it.
    QPointF position(const VertexId &id) const;
    /// The vertex's name, or its id where it has none.
    QString displayName(const VertexId &id) const;

    // File

    /// Starts an empty workflow without a file.
    void createNew();
    /// Opens a file in place of the workflow at hand. On an error nothing changes; codes: see
    /// readWorkflowFile().
    Status open(const QString &path);
    /// Opens a text that comes with the program as a new workflow without a file; codes: see
    /// readWorkflowText().
    Status openSample(const QString &name, const QByteArray &text);
    /// Opens work that an earlier session could not save; it counts as modified.
    Status restore(const RecoveredWork &work);
    /// Writes to filePath(), which must not be empty. Errors: FILE_NOT_WRITABLE, FILE_CHANGED_OUTSIDE.
    Status save(workflow::OutsideChange outsideChange = workflow::OutsideChange::Refuse);
    /// Writes to another path and stays there; a file that stands there is overwritten: ask before.
    Status saveAs(const QString &path);

    /// Empty where the workflow was never saved.
    QString filePath() const { return QString::fromStdString(m_file.path); }
    /// The file's name without folder and extension, else the workflow's name.
    QString title() const;
    bool isModified() const { return !m_undoStack.isClean(); }
    /// The bytes that a save would write now.
    QByteArray text() const;
    /// What the file held when it was last read or written; empty where it never was.
    const std::string &savedText() const { return m_file.text; }

    // History and selection

    QUndoStack &undoStack() { return m_undoStack; }
    /// Later typing is a step of its own; fields call it when they lose the focus.
    void endTyping() { ++m_typingSession; }

    const Selection &selection() const { return m_selection; }
    void setSelection(const Selection &selection);
    void selectVertex(const VertexId &id) { setSelection({.vertices = {id}, .edges = {}}); }
    void selectEdge(const EdgeId &id) { setSelection({.vertices = {}, .edges = {id}}); }
    void selectAll();
    void clearSelection() { setSelection({}); }

    // Verbs on vertices

    /// Adds a vertex with an id made from its name, and selects it.
    /// @param name    empty: the type's own name, in the user's language
    /// @param config  null: what suits a new vertex of this type
    VertexId addVertex(workflow::VertexType type, QPointF position, const QString &name = {},
                       const json::Value &config = {});
    /// The same with an edge from a vertex that exists, in one step. Errors: see canConnect().
    Result<VertexId> addVertexAfter(const VertexId &from, workflow::VertexType type, QPointF position);
    /// The same in the middle of an edge, whose first half keeps condition and name.
    VertexId addVertexInEdge(const EdgeId &edge, workflow::VertexType type, QPointF position);
    void moveVertices(const std::map<VertexId, QPointF> &positions);
    /// Moves the selected vertices by so much; steps of one series are one undo step until endTyping().
    void nudgeSelection(QPointF distance);
    /// The name only; the id stays, since expressions and executions speak of it.
    void renameVertex(const VertexId &id, const QString &name);
    /// @param config  an object
    void setVertexConfig(const VertexId &id, const json::Value &config);
    /// Sets one member of the config, at any depth; objects on the way are made where they are missing.
    /// @param pointer  RFC 6901 within the config: `/headers/Idempotency-Key` (json::pointerFromSegments())
    /// @param value    nothing: removes the member
    void setVertexConfigMember(const VertexId &id, std::string_view pointer,
                               const std::optional<json::Value> &value);

    // Verbs on edges

    /// Why no edge may be drawn; nothing where it may. Previews show it, connectVertices() obeys it.
    std::optional<Error> whyNotConnect(const VertexId &from, const VertexId &to) const;
    std::optional<Error> whyNotReconnect(const EdgeId &edge, const VertexId &from, const VertexId &to) const;
    bool canConnect(const VertexId &from, const VertexId &to) const { return !whyNotConnect(from, to); }
    /// Draws an edge and selects it. Errors: as whyNotConnect().
    Result<EdgeId> connectVertices(const VertexId &from, const VertexId &to);
    /// Gives an edge other ends. Errors: as whyNotReconnect().
    Status reconnectEdge(const EdgeId &edge, const VertexId &from, const VertexId &to);
    /// @param condition  as written, with its `=`; empty removes it
    void setEdgeCondition(const EdgeId &id, const QString &condition);
    void setEdgeName(const EdgeId &id, const QString &name);
    /// @param place  0 to count - 1 among the edges that leave the same vertex: what a CONDITION tries first
    void reorderEdge(const EdgeId &id, std::size_t place);

    // Verbs on all

    /// Removes what is selected, and the edges of removed vertices.
    void removeSelection();
    /// A second copy of the selected vertices and the edges between them, selected, a little aside.
    void duplicateSelection();
    /// The selected vertices and the edges between them as a text for the clipboard; empty where none is
    /// selected.
    QByteArray copySelection() const;
    /// Adds what copySelection() gave, with free ids, around a place. @return false where the text is none.
    bool paste(const QByteArray &text, QPointF center);
    void setWorkflowName(const QString &name);
    void setWorkspace(const QString &workspace);
    /// Places all vertices anew, from left to right.
    void layOut();

    // Findings

    /// What workflow::check() says of the workflow as it is now; computed when asked for after a change.
    const std::vector<workflow::Finding> &findings() const;

Q_SIGNALS:
    /// Once for each user action, undo and redo, when all of it is done.
    void changed(const schemabridge::ui::DocumentChange &change);
    void selectionChanged();
    void modifiedChanged(bool modified);
    void filePathChanged();
    /// A moment after the last change that could make other findings.
    void findingsChanged();

private:
    void push(EditBuilder &edit, const QString &title, const Selection &selectionAfter,
              const QString &typedField = {});
    void announce();
    void adopt(workflow::WorkflowFile file);
    void add(const workflow::Workflow &part, const QString &title, QPointF offset);
    workflow::Workflow selectedPart() const;
    const std::map<VertexId, QPointF> &automaticPositions() const;

    workflow::WorkflowFile m_file;
    QUndoStack m_undoStack;
    Selection m_selection;
    Selection m_announcedSelection;
    DocumentChange m_pendingChange;
    int m_typingSession = 0;
    QTimer m_findingsTimer;
    mutable std::optional<std::vector<workflow::Finding>> m_findings;
    mutable std::optional<std::map<VertexId, QPointF>> m_automaticPositions;
};

} // namespace schemabridge::ui
