#include "ui/run/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace schemabridge::ui {

FlowLayout::FlowLayout(int spacing)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    for (const QLayoutItem *item : m_items)
        width += item->isEmpty() ? 0 : item->sizeHint().width() + spacing();
    return {std::max(width - spacing(), 0), minimumSize().height()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect &rectangle)
{
    QLayout::setGeometry(rectangle);
    arrange(rectangle, true);
}

int FlowLayout::arrange(const QRect &rectangle, bool moves) const
{
    int y = rectangle.y();
    std::size_t first = 0;
    while (first < m_items.size()) {
        int width = 0;
        std::size_t end = first;
        for (; end < m_items.size(); ++end) {
            const int itemWidth = m_items[end]->isEmpty() ? 0 : m_items[end]->sizeHint().width();
            if (width > 0 && width + itemWidth > rectangle.width())
                break;
            width += itemWidth > 0 ? itemWidth + spacing() : 0;
        }
        y += placeLine(first, end, {rectangle.x(), y}, moves) + spacing();
        first = end;
    }
    return std::max(y - spacing() - rectangle.y(), 0);
}

int FlowLayout::placeLine(std::size_t first, std::size_t end, QPoint start, bool moves) const
{
    int height = 0;
    for (std::size_t index = first; index < end; ++index)
        height = std::max(height, m_items[index]->isEmpty() ? 0 : m_items[index]->sizeHint().height());
    for (std::size_t index = first; moves && index < end; ++index) {
        QLayoutItem *item = m_items[index];
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        item->setGeometry({start + QPoint(0, (height - size.height()) / 2), size});
        start.rx() += size.width() + spacing();
    }
    return height;
}

} // namespace schemabridge::ui
