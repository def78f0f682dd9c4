#include "ui/canvas/items/edge_label.h"

#include "engine/workflow/expression_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr qreal labelHeight = 22;
constexpr qreal labelPadding = 8;
constexpr qreal textWidthMax = 170;
constexpr qreal orderSize = 16;

QFont labelFont(const EdgeLabel &label)
{
    return textFont(label.isCode ? TextStyle::Code : TextStyle::Caption);
}

QString shownText(const EdgeLabel &label)
{
    return QFontMetricsF(labelFont(label)).elidedText(label.text, Qt::ElideRight, textWidthMax);
}

int orderOf(const workflow::Workflow &workflow, const workflow::Edge &edge)
{
    const auto siblings = workflow.outgoing(edge.from());
    const auto found = std::find_if(siblings.begin(), siblings.end(),
                                    [&](const workflow::Edge &other) { return other.id() == edge.id(); });
    return static_cast<int>(found - siblings.begin()) + 1;
}

QString conditionText(const std::string &condition)
{
    const auto source = workflow::expressionSource(condition);
    return QString::fromStdString(source ? std::string(*source) : condition).simplified();
}

} // namespace

EdgeLabel edgeLabel(const workflow::Workflow &workflow, const workflow::Edge &edge)
{
    const workflow::Vertex *source = workflow.findVertex(edge.from());
    const bool isBranch = source && source->type() == workflow::VertexType::Condition;
    EdgeLabel label;
    if (isBranch && edge.condition() && workflow.outgoing(edge.from()).size() > 1)
        label.order = orderOf(workflow, edge);
    label.isCode = edge.name().empty() && edge.condition();
    if (!edge.name().empty())
        label.text = QString::fromStdString(edge.name());
    else if (edge.condition())
        label.text = conditionText(*edge.condition());
    else if (isBranch)
        label.text = QCoreApplication::translate("schemabridge::ui::EdgeLabel", "otherwise");
    return label;
}

QRectF labelRectangle(const EdgeLabel &label)
{
    if (label.isEmpty())
        return {};
    const qreal textWidth = QFontMetricsF(labelFont(label)).horizontalAdvance(shownText(label));
    const qreal orderWidth = label.order > 0 ? orderSize + 2 : 0;
    const qreal width = textWidth + orderWidth + 2 * labelPadding;
    return {-width / 2, -labelHeight / 2, width, labelHeight};
}

void paintEdgeLabel(QPainter &painter, const EdgeLabel &label, const QColor &outline)
{
    const QRectF box = labelRectangle(label);
    painter.setPen(QPen(outline, 1));
    painter.setBrush(themeColor(ColorToken::Surface));
    painter.drawRoundedRect(box, labelHeight / 2, labelHeight / 2);
    QRectF area = box.adjusted(labelPadding, 0, -labelPadding + 2, 0);
    if (label.order > 0) {
        const QRectF disc(box.left() + 3, -orderSize / 2, orderSize, orderSize);
        const VertexLook look = vertexLook(workflow::VertexType::Condition);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.soft);
        painter.drawEllipse(disc);
        painter.setPen(look.strong);
        painter.setFont(textFont(TextStyle::Caption));
        painter.drawText(disc, Qt::AlignCenter, QString::number(label.order));
        area.setLeft(disc.right() + 5);
    }
    painter.setFont(labelFont(label));
    painter.setPen(themeColor(ColorToken::Text));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shownText(label));
}

} // namespace schemabridge::ui
