#pragma once

#include "engine/ports/event.h"
#include "ui/run/guard_line.h"

#include <QAbstractTableModel>

#include <deque>
#include <vector>

namespace schemabridge::ui {

/// Events as a table, each of its texts made when it is shown. Batches become one insertion each; past
/// eventsMax the oldest go.
class EventModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Time, Type, Vertex, Attempt, Epoch, Worker, Detail, ColumnCount };
    static constexpr std::size_t eventsMax = 200'000;

    explicit EventModel(VertexNames names, QObject *parent = nullptr);

    void append(const std::vector<Event> &events);
    void clear();
    const std::deque<Event> &events() const { return m_events; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// All that a person may search in, in one text.
    QString searchText(int row) const;
    /// Language, vertex names or colours changed.
    void refresh();

private:
    QString text(const Event &event, int column) const;
    void removeOldest(std::size_t count);

    VertexNames m_names;
    std::deque<Event> m_events;
};

} // namespace schemabridge::ui
