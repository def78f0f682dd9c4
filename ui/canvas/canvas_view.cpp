#include "ui/canvas/canvas_view.h"

#include "ui/canvas/inline_editor.h"
#include "ui/canvas/items/edge_item.h"
#include "ui/canvas/items/vertex_item.h"
#include "ui/canvas/minimap.h"
#include "ui/canvas/tools/connect_tool.h"
#include "ui/canvas/tools/pan_tool.h"
#include "ui/canvas/tools/place_tool.h"
#include "ui/canvas/tools/select_tool.h"
#include "ui/canvas/vertex_geometry.h"
#include "ui/canvas/vertex_menu.h"
#include "ui/document/automatic_layout.h"
#include "ui/document/default_config.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace schemabridge::ui {

namespace {

constexpr qreal zoomMin = 0.1;
constexpr qreal zoomMax = 3.0;
constexpr qreal zoomStep = 1.2;
constexpr int fitMargin = 60;
/// From here on cards show all that they have to say.
constexpr qreal readableZoom = 0.6;
constexpr int nameEditorWidth = 220;
constexpr int conditionEditorWidth = 320;

/// A condition is an expression: who leaves out the `=` means it.
QString asCondition(const QString &typed)
{
    const QString text = typed.trimmed();
    return text.isEmpty() || text.startsWith(u'=') ? text : QStringLiteral("= ") % text;
}

} // namespace

CanvasView::CanvasView(WorkflowDocument &document, RunOverlay &overlay, QWidget *parent)
    : QGraphicsView(parent), m_canvas(document, overlay), m_minimap(new Minimap(*this))
{
    setScene(&m_canvas);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setMouseTracking(true);
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    grabGesture(Qt::PinchGesture);
    connect(&document, &WorkflowDocument::changed, this, &CanvasView::documentChanged);
    connect(&document, &WorkflowDocument::selectionChanged, this, &CanvasView::describeSelection);
    connect(&Theme::instance(), &Theme::changed, this, [this] { resetCachedContent(); });
    setToolKind(ToolKind::Select);
    retranslate();
}

CanvasView::~CanvasView()
{
    setScene(nullptr);
}

// Looking

void CanvasView::setZoom(qreal zoom, std::optional<QPoint> fixedPlace)
{
    const qreal wanted = std::clamp(zoom, zoomMin, zoomMax);
    const QPoint fixed = fixedPlace.value_or(viewport()->rect().center());
    const QPointF before = mapToScene(fixed);
    setTransform(QTransform::fromScale(wanted, wanted));
    panBy(fixed - mapFromScene(before));
    m_minimap->refresh();
    Q_EMIT zoomChanged(wanted);
}

void CanvasView::zoomIn()
{
    setZoom(zoom() * zoomStep);
}

void CanvasView::zoomOut()
{
    setZoom(zoom() / zoomStep);
}

void CanvasView::fit()
{
    const QRectF content = m_canvas.contentRectangle();
    if (content.isNull()) {
        setZoom(1);
        return;
    }
    const int margin = std::min({fitMargin, viewport()->width() / 12, viewport()->height() / 12});
    const QSizeF room(std::max(100, viewport()->width() - 2 * margin),
                      std::max(100, viewport()->height() - 2 * margin));
    setZoom(std::min({1.0, room.width() / content.width(), room.height() / content.height()}));
    centerOn(content.center());
}

/// Everything, where it can be read; else the beginning.
void CanvasView::showStart()
{
    fit();
    if (zoom() >= readableZoom)
        return;
    setZoom(readableZoom);
    const QRectF content = m_canvas.contentRectangle();
    const qreal halfWidth = (viewport()->width() / 2.0 - fitMargin) / readableZoom;
    centerOn(content.left() + halfWidth, content.center().y());
}

void CanvasView::reveal(const VertexId &id)
{
    document().selectVertex(id);
    if (const VertexItem *item = m_canvas.vertexItem(id))
        ensureVisible(item->cardInScene(), fitMargin, fitMargin);
}

void CanvasView::reveal(const EdgeId &id)
{
    document().selectEdge(id);
    if (const EdgeItem *item = m_canvas.edgeItem(id))
        ensureVisible(item->line().boundingRect(), fitMargin, fitMargin);
}

void CanvasView::panBy(QPoint distance)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - distance.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - distance.y());
}

// Tools

void CanvasView::setToolKind(ToolKind kind)
{
    switch (kind) {
    case ToolKind::Select:
    case ToolKind::Place: // only startPlacing() knows what to place
        return installTool(ToolKind::Select, std::make_unique<SelectTool>(*this));
    case ToolKind::Connect:
        return installTool(kind, std::make_unique<ConnectTool>(*this));
    case ToolKind::Pan:
        return installTool(kind, std::make_unique<PanTool>(*this));
    }
}

void CanvasView::startPlacing(workflow::VertexType type)
{
    installTool(ToolKind::Place, std::make_unique<PlaceTool>(*this, type));
    setFocus(Qt::OtherFocusReason);
}

void CanvasView::startConnecting(const VertexId &from, const CanvasPointer &pointer)
{
    auto tool = std::make_unique<ConnectTool>(*this);
    ConnectTool &connecting = *tool;
    installTool(ToolKind::Connect, std::move(tool));
    connecting.startFrom(from, pointer);
}

void CanvasView::installTool(ToolKind kind, std::unique_ptr<Tool> tool)
{
    m_retiredTool = std::exchange(m_tool, std::move(tool));
    m_toolKind = kind;
    updateCursor();
    viewport()->update();
    Q_EMIT toolKindChanged(kind);
}

void CanvasView::updateCursor()
{
    viewport()->setCursor(m_tool->cursor());
}

// What tools ask for

QPointF CanvasView::cornerForCenter(QPointF center)
{
    const QPointF corner = center - QPointF(cardWidth, cardHeight) / 2;
    return {std::round(corner.x() / gridStep) * gridStep, std::round(corner.y() / gridStep) * gridStep};
}

void CanvasView::placeVertex(workflow::VertexType type, QPointF center)
{
    const CanvasHit hit = m_canvas.hitAt(center);
    if (hit.isEdge() && type != workflow::VertexType::EntryPoint)
        afterAdding(document().addVertexInEdge(hit.edge, type, cornerForCenter(center)));
    else
        afterAdding(document().addVertex(type, cornerForCenter(center)));
}

void CanvasView::addVertexInMiddle(workflow::VertexType type)
{
    const QPointF corner = cornerForCenter(mapToScene(viewport()->rect().center()));
    afterAdding(document().addVertex(type, freePlaceNear(corner)));
}

void CanvasView::offerNext(const VertexId &from, std::optional<QPointF> place)
{
    const QPointF corner = place ? cornerForCenter(*place + QPointF(cardWidth / 2, 0)) : placeAfter(from);
    const QPointF menuPlace = place.value_or(outputPort(document().position(from)) + QPointF(portReach, 0));
    offerVertexTypes(this, viewport()->mapToGlobal(mapFromScene(menuPlace)), false,
                     [this, from, corner](workflow::VertexType type) {
                         if (const auto added = document().addVertexAfter(from, type, corner))
                             afterAdding(*added);
                     });
}

void CanvasView::offerInsert(const EdgeId &edge, QPointF place)
{
    offerVertexTypes(this, viewport()->mapToGlobal(mapFromScene(place)), false,
                     [this, edge, place](workflow::VertexType type) {
                         if (document().edge(edge))
                             afterAdding(document().addVertexInEdge(edge, type, cornerForCenter(place)));
                     });
}

void CanvasView::offerNewVertex(QPointF place)
{
    offerVertexTypes(this, viewport()->mapToGlobal(mapFromScene(place)), true,
                     [this, place](workflow::VertexType type) {
                         afterAdding(document().addVertex(type, cornerForCenter(place)));
                     });
}

void CanvasView::editName(const VertexId &id)
{
    const workflow::Vertex *vertex = document().vertex(id);
    if (!vertex)
        return;
    auto *editor = new InlineEditor(
        QString::fromStdString(vertex->name()),
        [this, id](const QString &name) {
            if (document().vertex(id))
                document().renameVertex(id, name.trimmed());
            document().endTyping();
        },
        viewport());
    editor->setAccessibleName(tr("Name of the vertex"));
    const QPoint center = mapFromScene(document().position(id) + QPointF(cardWidth / 2, 37));
    editor->showAt(center, std::max(nameEditorWidth, static_cast<int>(cardWidth * zoom())));
}

void CanvasView::editCondition(const EdgeId &id)
{
    const workflow::Edge *edge = document().edge(id);
    const EdgeItem *item = m_canvas.edgeItem(id);
    if (!edge || !item)
        return;
    document().selectEdge(id);
    auto *editor = new InlineEditor(
        QString::fromStdString(edge->condition().value_or(std::string())),
        [this, id](const QString &condition) {
            if (document().edge(id))
                document().setEdgeCondition(id, asCondition(condition));
            document().endTyping();
        },
        viewport());
    editor->setPlaceholderText(tr("Condition, such as = response.status < 300"));
    editor->setAccessibleName(tr("Condition of the edge"));
    editor->setFont(textFont(TextStyle::Code));
    editor->showAt(mapFromScene(item->labelCenter()), conditionEditorWidth);
}

void CanvasView::afterAdding(const VertexId &id)
{
    setFocus(Qt::OtherFocusReason);
    if (const VertexItem *item = m_canvas.vertexItem(id))
        ensureVisible(item->cardInScene(), gridStep, gridStep);
}

QPointF CanvasView::placeAfter(const VertexId &from) const
{
    return freePlaceNear(document().position(from) + QPointF(layoutColumnStep, 0));
}

/// Further down until no card is in the way.
QPointF CanvasView::freePlaceNear(QPointF corner) const
{
    const QRectF wanted = cardRectangle().translated(corner).adjusted(-gridStep, 0, gridStep, gridStep);
    const auto &vertices = document().workflow().vertices();
    const bool isTaken = std::any_of(vertices.begin(), vertices.end(), [&](const workflow::Vertex &vertex) {
        return cardRectangle().translated(document().position(vertex.id())).intersects(wanted);
    });
    return isTaken ? freePlaceNear(corner + QPointF(0, layoutRowStep)) : corner;
}

void CanvasView::copySelection()
{
    const QByteArray text = document().copySelection();
    if (!text.isEmpty())
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
}

void CanvasView::paste()
{
    const QPoint mouse = viewport()->mapFromGlobal(QCursor::pos());
    const QPoint place = viewport()->rect().contains(mouse) ? mouse : viewport()->rect().center();
    document().paste(QGuiApplication::clipboard()->text().toUtf8(), mapToScene(place));
}

// Changes

void CanvasView::documentChanged(const DocumentChange &change)
{
    if (change.everything) {
        setToolKind(ToolKind::Select);
        m_isFitPending = !isVisible();
        showStart();
    }
    placeEmptyWidget();
    m_minimap->refresh();
}

/// The viewport moves its children along with what it shows; the map stays in its corner.
void CanvasView::scrollContentsBy(int dx, int dy)
{
    QGraphicsView::scrollContentsBy(dx, dy);
    m_minimap->refresh();
    placeEmptyWidget();
}

void CanvasView::setEmptyWidget(QWidget *widget)
{
    m_emptyWidget = widget;
    widget->setParent(viewport());
    placeEmptyWidget();
}

void CanvasView::placeEmptyWidget()
{
    if (!m_emptyWidget)
        return;
    m_emptyWidget->setVisible(document().workflow().vertices().empty());
    const QSize room = viewport()->size();
    const QSize size = m_emptyWidget->sizeHint().boundedTo(room);
    m_emptyWidget->setGeometry(
        QRect(QPoint((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), size));
}

void CanvasView::describeSelection()
{
    const Selection &selection = document().selection();
    if (selection.vertices.size() == 1 && selection.edges.empty())
        setAccessibleDescription(document().displayName(*selection.vertices.begin()));
    else
        setAccessibleDescription(tr("%n selected", nullptr, static_cast<int>(selection.size())));
}

void CanvasView::retranslate()
{
    setAccessibleName(tr("Canvas"));
    describeSelection();
}

void CanvasView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        viewport()->update();
        placeEmptyWidget();
    }
    QGraphicsView::changeEvent(event);
}

void CanvasView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    // The first real size comes with the layout, after the document was opened.
    if (std::exchange(m_isFitPending, false))
        showStart();
    placeEmptyWidget();
    m_minimap->refresh();
}

} // namespace schemabridge::ui
