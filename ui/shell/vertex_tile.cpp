#include "ui/shell/vertex_tile.h"

#include "ui/canvas/vertex_menu.h"
#include "ui/document/default_config.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

namespace schemabridge::ui {

namespace {

constexpr int tileHeight = 44;
constexpr int tileHeightMin = 32;
constexpr int iconTileSize = 28;

} // namespace

VertexTile::VertexTile(workflow::VertexType type, QWidget *parent) : QWidget(parent), m_type(type)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setMaximumHeight(tileHeight);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::OpenHandCursor);
    setObjectName(QString::fromStdString(std::string(workflow::vertexTypeName(type))));
    retranslate();
}

QSize VertexTile::sizeHint() const
{
    return {iconTileSize, tileHeight};
}

QSize VertexTile::minimumSizeHint() const
{
    return {iconTileSize, tileHeightMin};
}

void VertexTile::retranslate()
{
    setAccessibleName(vertexTypeTitle(m_type));
    setAccessibleDescription(vertexTypeHelp(m_type));
    setToolTip(vertexTypeHelp(m_type));
    update();
}

void VertexTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isActive = underMouse() || hasFocus();
    painter.setPen(themeColor(hasFocus() ? ColorToken::Accent
                                         : (isActive ? ColorToken::BorderStrong : ColorToken::Border)));
    painter.setBrush(themeColor(ColorToken::Surface));
    painter.drawRoundedRect(frame, metrics::radiusControl + 2, metrics::radiusControl + 2);
    const VertexLook look = vertexLook(m_type);
    const QRectF box(metrics::spaceSmall, (height() - iconTileSize) / 2.0, iconTileSize, iconTileSize);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.soft);
    painter.drawRoundedRect(box, metrics::radiusControl, metrics::radiusControl);
    paintIcon(painter, box.adjusted(6, 6, -6, -6), look.icon, look.strong);
    painter.setFont(textFont(TextStyle::Strong));
    painter.setPen(themeColor(ColorToken::Text));
    painter.drawText(rect().adjusted(metrics::spaceSmall + iconTileSize + 10, 0, -metrics::spaceSmall, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, vertexTypeTitle(m_type));
}

void VertexTile::mousePressEvent(QMouseEvent *event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressedAt = event->pos();
}

void VertexTile::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isPressed && (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        startDrag();
}

void VertexTile::mouseReleaseEvent(QMouseEvent *)
{
    if (std::exchange(m_isPressed, false))
        Q_EMIT picked();
}

void VertexTile::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT addRequested();
    else
        QWidget::keyPressEvent(event);
}

/// The canvas draws the card under the mouse itself, at its zoom; so the drag carries an empty picture.
void VertexTile::startDrag()
{
    m_isPressed = false;
    auto *data = new QMimeData;
    data->setData(QLatin1StringView(vertexTypeMime),
                  QByteArray::fromStdString(std::string(workflow::vertexTypeName(m_type))));
    auto *drag = new QDrag(this);
    drag->setMimeData(data);
    QPixmap picture(1, 1);
    picture.fill(Qt::transparent);
    drag->setPixmap(picture);
    drag->exec(Qt::CopyAction);
}

} // namespace schemabridge::ui
