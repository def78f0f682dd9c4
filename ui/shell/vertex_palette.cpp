#include "ui/shell/vertex_palette.h"

#include "ui/shell/vertex_tile.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int paletteWidth = 196;
constexpr int helpFromHeight = 400;

} // namespace

VertexPalette::VertexPalette(QWidget *parent)
    : QWidget(parent),
      m_title(new Label(TextStyle::Caption, ColorToken::TextMuted, this)),
      m_help(new Label(TextStyle::Small, ColorToken::TextMuted, this))
{
    setFixedWidth(paletteWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::spaceMedium, metrics::spaceMedium, metrics::spaceMedium,
                               metrics::spaceMedium);
    layout->setSpacing(metrics::spaceSmall);
    layout->addWidget(m_title);
    for (const workflow::VertexType type : workflow::vertexTypes) {
        auto *tile = new VertexTile(type, this);
        connect(tile, &VertexTile::picked, this, [this, type] { Q_EMIT picked(type); });
        connect(tile, &VertexTile::addRequested, this, [this, type] { Q_EMIT addRequested(type); });
        layout->addWidget(tile);
        m_tiles.push_back(tile);
    }
    m_help->setWordWrap(true);
    layout->addSpacing(metrics::spaceTiny);
    layout->addWidget(m_help);
    layout->addStretch();
    retranslate();
}

void VertexPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void VertexPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColor(ColorToken::Window));
    painter.fillRect(width() - 1, 0, 1, height(), themeColor(ColorToken::Border));
}

/// In a low window the types matter more than the help.
void VertexPalette::resizeEvent(QResizeEvent *)
{
    m_help->setVisible(height() >= helpFromHeight);
}

void VertexPalette::retranslate()
{
    m_title->setText(tr("Add to the workflow"));
    m_help->setText(
        tr("Drag one onto the canvas, or click and place it. Dropped on an edge, it goes in between."));
    for (VertexTile *tile : m_tiles)
        tile->retranslate();
}

} // namespace schemabridge::ui
