#include "ui/run/event_list.h"

#include "ui/run/event_model.h"

#include <QHeaderView>
#include <QScrollBar>

namespace schemabridge::ui {

namespace {

constexpr int filterDelayMs = 150;
constexpr int columnWidths[] = {118, 190, 170, 76, 64, 68};

} // namespace

void EventFilter::setText(const QString &text)
{
    m_text = text;
    invalidateFilter();
}

bool EventFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const auto *events = qobject_cast<const EventModel *>(sourceModel());
    return m_text.isEmpty() || !events || events->searchText(row).contains(m_text, Qt::CaseInsensitive);
}

EventList::EventList(QWidget *parent) : QTreeView(parent), m_filter(new EventFilter(this))
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTextElideMode(Qt::ElideRight);
    setModel(m_filter);
    m_filterTimer.setSingleShot(true);
    m_filterTimer.setInterval(filterDelayMs);
    connect(&m_filterTimer, &QTimer::timeout, this, [this] { m_filter->setText(m_filterText); });
    // Whoever scrolls up wants to read; whoever scrolls to the end wants to follow.
    connect(verticalScrollBar(), &QScrollBar::sliderMoved, this,
            [this](int value) { m_followsEnd = value >= verticalScrollBar()->maximum(); });
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this](int) {
        m_followsEnd = verticalScrollBar()->sliderPosition() >= verticalScrollBar()->maximum();
    });
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int maximum) {
        if (m_followsEnd)
            verticalScrollBar()->setValue(maximum);
    });
}

void EventList::showModel(EventModel *model)
{
    m_followsEnd = true;
    m_filter->setSourceModel(model);
    arrangeColumns();
    scrollToBottom();
}

void EventList::arrangeColumns()
{
    header()->setStretchLastSection(true);
    for (int column = 0; column < static_cast<int>(std::size(columnWidths)); ++column)
        header()->resizeSection(column, columnWidths[column]);
}

void EventList::setFilterText(const QString &text)
{
    m_filterText = text;
    m_filterTimer.start();
}

} // namespace schemabridge::ui
