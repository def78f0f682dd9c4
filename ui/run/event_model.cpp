#include "ui/run/event_model.h"

#include "ui/run/event_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <QDateTime>

namespace schemabridge::ui {

namespace {

QString numberText(std::int64_t number)
{
    return number == 0 ? QString() : QString::number(number);
}

bool isCode(int column)
{
    return column == EventModel::Time || column == EventModel::Attempt || column == EventModel::Epoch;
}

} // namespace

EventModel::EventModel(VertexNames names, QObject *parent)
    : QAbstractTableModel(parent), m_names(std::move(names))
{
}

void EventModel::append(const std::vector<Event> &events)
{
    if (events.empty())
        return;
    if (m_events.size() + events.size() > eventsMax)
        removeOldest(std::min(m_events.size(), eventsMax / 10 + events.size()));
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(events.size()) - 1);
    m_events.insert(m_events.end(), events.begin(), events.end());
    endInsertRows();
}

void EventModel::removeOldest(std::size_t count)
{
    if (count == 0)
        return;
    beginRemoveRows({}, 0, static_cast<int>(count) - 1);
    m_events.erase(m_events.begin(), m_events.begin() + static_cast<std::ptrdiff_t>(count));
    endRemoveRows();
}

void EventModel::clear()
{
    beginResetModel();
    m_events.clear();
    endResetModel();
}

int EventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int EventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EventModel::text(const Event &event, int column) const
{
    switch (column) {
    case Time:
        return QDateTime::fromMSecsSinceEpoch(toEpochMs(event.time)).toString(QStringLiteral("HH:mm:ss.zzz"));
    case Type:
        return eventTitle(event.type);
    case Vertex:
        return event.vertex.isEmpty() ? QString() : m_names(event.vertex);
    case Attempt:
        return numberText(event.attempt);
    case Epoch:
        return numberText(event.epoch.value);
    case Worker:
        return QString::fromStdString(event.worker.value).section(u'-', -1);
    case Detail:
        return eventDetail(event);
    default:
        return {};
    }
}

QVariant EventModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Event &event = m_events[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return text(event, column);
    if (role == Qt::DecorationRole && column == Type) {
        const EventLook look = eventLook(event.type);
        return themedIcon(look.icon, strongColor(look.tone));
    }
    if (role == Qt::FontRole && isCode(column))
        return textFont(TextStyle::Code);
    if (role == Qt::ForegroundRole && column == Type)
        return themeColor(strongColor(eventLook(event.type).tone));
    if (role == Qt::ForegroundRole && isCode(column))
        return themeColor(ColorToken::TextMuted);
    if (role == Qt::ToolTipRole && (column == Detail || column == Worker))
        return column == Detail ? text(event, column) : QString::fromStdString(event.worker.value);
    return {};
}

QVariant EventModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Time:
        return tr("Time");
    case Type:
        return tr("Event");
    case Vertex:
        return tr("Vertex");
    case Attempt:
        return tr("Attempt");
    case Epoch:
        return tr("Epoch");
    case Worker:
        return tr("Worker");
    case Detail:
        return tr("Detail");
    default:
        return {};
    }
}

QString EventModel::searchText(int row) const
{
    const Event &event = m_events[static_cast<std::size_t>(row)];
    const QString id = event.execution ? QString::fromStdString(event.execution->toString()) : QString();
    const QString typeName = QString::fromUtf8(eventTypeName(event.type).data(),
                                               static_cast<qsizetype>(eventTypeName(event.type).size()));
    return text(event, Type) % u' ' % typeName % u' ' % text(event, Vertex) % u' ' % text(event, Worker) %
           u' ' % text(event, Detail) % u' ' % id;
}

void EventModel::refresh()
{
    if (m_events.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace schemabridge::ui
