#include "ui/theme/icon.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <memory>

namespace schemabridge::ui {

namespace {

QString iconFile(Icon icon)
{
    switch (icon) {
#define SCHEMABRIDGE_CASE(name, file)                                                                        \
    case Icon::name:                                                                                         \
        return QStringLiteral(":/icons/" file ".svg");
        SCHEMABRIDGE_ICONS(SCHEMABRIDGE_CASE)
#undef SCHEMABRIDGE_CASE
    }
    return {};
}

/// The drawing with its colour filled in: QSvgRenderer knows no `currentColor`.
QByteArray tintedDrawing(Icon icon, const QColor &color)
{
    QFile file(iconFile(icon));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

/// Parsed once for each icon and colour.
QSvgRenderer &renderer(Icon icon, const QColor &color)
{
    static QHash<quint64, std::shared_ptr<QSvgRenderer>> renderers;
    const quint64 key = (static_cast<quint64>(icon) << 32U) | color.rgb();
    auto &entry = renderers[key];
    if (!entry)
        entry = std::make_shared<QSvgRenderer>(tintedDrawing(icon, color));
    return *entry;
}

class ThemedIconEngine final : public QIconEngine {
public:
    ThemedIconEngine(Icon icon, ColorToken color) : m_icon(icon), m_color(color) {}

    void paint(QPainter *painter, const QRect &rectangle, QIcon::Mode mode, QIcon::State state) override
    {
        paintIcon(*painter, rectangle, m_icon, themeColor(colorFor(mode, state)));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        const QColor color = themeColor(colorFor(mode, state));
        const QString key = QStringLiteral("schemabridge-icon-%1-%2-%3x%4")
                                .arg(static_cast<int>(m_icon))
                                .arg(color.rgba())
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = drawn(size, color);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    QIconEngine *clone() const override { return new ThemedIconEngine(m_icon, m_color); }

private:
    ColorToken colorFor(QIcon::Mode mode, QIcon::State state) const
    {
        if (mode == QIcon::Disabled)
            return ColorToken::TextDisabled;
        return state == QIcon::On ? ColorToken::AccentText : m_color;
    }

    QPixmap drawn(const QSize &size, const QColor &color) const
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintIcon(painter, QRectF(QPointF(), QSizeF(size)), m_icon, color);
        return pixmap;
    }

    Icon m_icon;
    ColorToken m_color;
};

} // namespace

QIcon themedIcon(Icon icon, ColorToken color)
{
    return QIcon(new ThemedIconEngine(icon, color));
}

void paintIcon(QPainter &painter, const QRectF &rectangle, Icon icon, const QColor &color)
{
    renderer(icon, color).render(&painter, rectangle);
}

} // namespace schemabridge::ui
