#include "ui/run/execution_model.h"

#include "ui/run/event_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"

#include <algorithm>

namespace schemabridge::ui {

namespace {

Icon stateIcon(ExecutionState state)
{
    switch (state) {
    case ExecutionState::Running:
        return Icon::Run;
    case ExecutionState::Completed:
        return Icon::Success;
    case ExecutionState::Failed:
        return Icon::Error;
    case ExecutionState::Cancelled:
        break;
    }
    return Icon::Stop;
}

QString textOf(const ExecutionRecord &execution, int column)
{
    switch (column) {
    case ExecutionModel::State:
        return executionStateText(execution.state);
    case ExecutionModel::Key:
        return QString::fromStdString(execution.readableKey);
    case ExecutionModel::Rule:
        return ruleText(execution.rule);
    case ExecutionModel::Started:
        return clockText(execution.createdAt);
    case ExecutionModel::Id:
        return shortId(execution.id);
    default:
        return {};
    }
}

} // namespace

void ExecutionModel::show(std::vector<ExecutionRecord> executions)
{
    beginResetModel();
    m_executions = std::move(executions);
    endResetModel();
}

int ExecutionModel::rowOf(const ExecutionId &id) const
{
    const auto found = std::find_if(m_executions.begin(), m_executions.end(),
                                    [&id](const ExecutionRecord &execution) { return execution.id == id; });
    return found == m_executions.end() ? -1 : static_cast<int>(found - m_executions.begin());
}

int ExecutionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_executions.size());
}

int ExecutionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExecutionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ExecutionRecord &execution = this->execution(index.row());
    const ColorToken color = strongColor(executionTone(execution.state));
    const bool isCode = index.column() == Id || index.column() == Key;
    if (role == Qt::DisplayRole)
        return textOf(execution, index.column());
    if (role == Qt::ToolTipRole)
        return index.column() == Id ? QString::fromStdString(execution.id.toString())
                                    : textOf(execution, index.column());
    if (role == Qt::DecorationRole && index.column() == State)
        return themedIcon(stateIcon(execution.state), color);
    if (role == Qt::ForegroundRole && index.column() == State)
        return themeColor(color);
    return role == Qt::FontRole && isCode ? textFont(TextStyle::Code) : QVariant();
}

QVariant ExecutionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case State:
        return tr("State");
    case Key:
        return tr("Key");
    case Rule:
        return tr("Identity");
    case Started:
        return tr("Started");
    case Id:
        return tr("Execution id");
    default:
        return {};
    }
}

} // namespace schemabridge::ui
