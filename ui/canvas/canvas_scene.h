#pragma once

#include "ui/canvas/canvas_hit.h"
#include "ui/canvas/run_overlay.h"
#include "ui/document/workflow_document.h"

#include <QGraphicsScene>

#include <map>
#include <unordered_map>

namespace schemabridge::ui {

class EdgeItem;
class VertexItem;

/// What the findings of a vertex or edge come to.
struct FindingMark {
    Tone tone = Tone::Danger;
    QString text; ///< a sentence each line
};

/// The workflow as graphics items: one for each vertex and edge, kept in step with the document. Items hold
/// ids and ask the document; nothing here changes it.
class CanvasScene : public QGraphicsScene {
    Q_OBJECT

public:
    CanvasScene(WorkflowDocument &document, RunOverlay &overlay, QObject *parent = nullptr);
    ~CanvasScene() override;

    WorkflowDocument &document() const { return m_document; }
    const RunOverlay &overlay() const { return m_overlay; }

    /// Null pointers where there is none.
    VertexItem *vertexItem(const VertexId &id) const;
    EdgeItem *edgeItem(const EdgeId &id) const;
    CanvasHit hitAt(QPointF place) const;
    /// Ids of the vertices whose cards a rectangle touches, and of the edges that lie within it.
    Selection itemsIn(const QRectF &area) const;
    /// Around all vertices; null where there is none.
    QRectF contentRectangle() const;
    /// Null pointer where all is well.
    const FindingMark *finding(const VertexId &id) const;
    const FindingMark *finding(const EdgeId &id) const;

    /// Shows vertices elsewhere while they are being dragged; the document does not know yet.
    void previewPositions(const std::map<VertexId, QPointF> &positions);
    /// Ends the preview: all stand where the document says.
    void restorePositions();

    /// The vertex that an edge would end at, and whether it may; empty: none.
    void setConnectionTarget(const VertexId &id, bool allowed);
    const VertexId &connectionTarget() const { return m_connectionTarget; }
    bool isConnectionAllowed() const { return m_connectionAllowed; }

private:
    void documentChanged(const DocumentChange &change);
    void rebuild();
    void synchronizeVertex(const VertexId &id);
    void synchronizeEdge(const EdgeId &id);
    void layEdgesOf(const VertexId &id);
    void selectionChanged();
    void refreshFindings();
    void refreshAll();
    void extendSceneRectangle();

    WorkflowDocument &m_document;
    RunOverlay &m_overlay;
    std::unordered_map<VertexId, VertexItem *> m_vertices;
    std::unordered_map<EdgeId, EdgeItem *> m_edges;
    std::map<VertexId, FindingMark> m_vertexFindings;
    std::map<EdgeId, FindingMark> m_edgeFindings;
    Selection m_shownSelection;
    VertexId m_connectionTarget;
    bool m_connectionAllowed = false;
};

} // namespace schemabridge::ui
