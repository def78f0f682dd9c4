#include "ui/inspector/inspector_header.h"

#include "ui/document/default_config.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"

#include <QPainter>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int tileSize = 36;

} // namespace

InspectorHeader::InspectorHeader(QWidget *parent)
    : QWidget(parent),
      m_title(new ElidedLabel(TextStyle::Title, ColorToken::Text, this)),
      m_kind(new ElidedLabel(TextStyle::Small, ColorToken::TextMuted, this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(metrics::spaceLarge + tileSize + metrics::spaceMedium, metrics::spaceMedium,
                             metrics::spaceLarge, metrics::spaceMedium);
    rows->setSpacing(2);
    rows->addWidget(m_title);
    rows->addWidget(m_kind);
}

void InspectorHeader::showSelection(const WorkflowDocument &document)
{
    const Selection &selection = document.selection();
    const int vertexCount = static_cast<int>(document.workflow().vertices().size());
    const int edgeCount = static_cast<int>(document.workflow().edges().size());
    if (selection.size() > 1)
        showSubject(
            Icon::Select, tr("%n selected", nullptr, static_cast<int>(selection.size())),
            tr("%1, %2").arg(tr("%n vertex(es)", nullptr, static_cast<int>(selection.vertices.size())),
                             tr("%n edge(s)", nullptr, static_cast<int>(selection.edges.size()))),
            {});
    else if (!selection.vertices.empty())
        showVertex(document, *document.vertex(*selection.vertices.begin()));
    else if (!selection.edges.empty())
        showEdge(document, *document.edge(*selection.edges.begin()));
    else
        showSubject(
            Icon::Layout, QString::fromStdString(document.workflow().name()),
            tr("%1, %2").arg(tr("%n vertex(es)", nullptr, vertexCount), tr("%n edge(s)", nullptr, edgeCount)),
            {});
}

void InspectorHeader::showVertex(const WorkflowDocument &document, const workflow::Vertex &vertex)
{
    showSubject(vertexLook(vertex.type()).icon, document.displayName(vertex.id()),
                vertexTypeTitle(vertex.type()), vertexTypeHelp(vertex.type()));
    m_type = vertex.type();
}

void InspectorHeader::showEdge(const WorkflowDocument &document, const workflow::Edge &edge)
{
    showSubject(Icon::Connect,
                document.displayName(edge.from()) % QStringLiteral(" → ") % document.displayName(edge.to()),
                tr("Edge"), {});
}

void InspectorHeader::showSubject(Icon icon, const QString &title, const QString &kind, const QString &help)
{
    m_icon = icon;
    m_type.reset();
    m_title->setText(title.isEmpty() ? tr("Unnamed") : title);
    m_kind->setText(kind);
    setToolTip(help);
    update();
}

void InspectorHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(0, height() - 1, width(), 1, themeColor(ColorToken::Border));
    const QRect tile(metrics::spaceLarge, (height() - tileSize) / 2, tileSize, tileSize);
    const VertexLook look =
        m_type ? vertexLook(*m_type)
               : VertexLook{m_icon, themeColor(ColorToken::Neutral), themeColor(ColorToken::NeutralSoft)};
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.soft);
    painter.drawRoundedRect(tile, metrics::radiusControl, metrics::radiusControl);
    const int inset = (tileSize - metrics::toolIconSize) / 2;
    paintIcon(painter, tile.adjusted(inset, inset, -inset, -inset), m_icon, look.strong);
}

} // namespace schemabridge::ui
