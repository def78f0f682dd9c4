#pragma once

#include "engine/ports/records.h"

#include <QAbstractTableModel>

#include <vector>

namespace schemabridge::ui {

/// The workspace's executions, newest first.
class ExecutionModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { State, Key, Rule, Started, Id, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<ExecutionRecord> executions);
    const ExecutionRecord &execution(int row) const { return m_executions[static_cast<std::size_t>(row)]; }
    /// -1 where it is not listed.
    int rowOf(const ExecutionId &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ExecutionRecord> m_executions;
};

} // namespace schemabridge::ui
