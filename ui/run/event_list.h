#pragma once

#include <QSortFilterProxyModel>
#include <QTimer>
#include <QTreeView>

namespace schemabridge::ui {

class EventModel;

/// Lets those events through that contain a text.
class EventFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
};

/// The events as a list that follows its end, until the user scrolls up to read.
class EventList : public QTreeView {
    Q_OBJECT

public:
    explicit EventList(QWidget *parent = nullptr);

    void showModel(EventModel *model);
    /// Takes effect a moment after the last call, since all events are searched.
    void setFilterText(const QString &text);
    bool followsEnd() const { return m_followsEnd; }

private:
    void arrangeColumns();

    EventFilter *m_filter;
    QTimer m_filterTimer;
    QString m_filterText;
    bool m_followsEnd = true;
};

} // namespace schemabridge::ui
