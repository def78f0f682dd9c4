#include "ui/problems/problems_panel.h"

#include "ui/messages/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/empty_state.h"

#include <QEvent>
#include <QListWidget>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int vertexRole = Qt::UserRole;
constexpr int edgeRole = Qt::UserRole + 1;

/// `/config/headers/Idempotency-Key` of `/vertices/1/config/headers/Idempotency-Key`
QString pointerWithin(const workflow::Place &place)
{
    return QString::fromStdString(place.pointer).section(u'/', 3).replace(u'/', QStringLiteral(" › "));
}

} // namespace

ProblemsPanel::ProblemsPanel(WorkflowDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_empty(new EmptyState(Icon::Success, this)),
      m_list(new QListWidget(this))
{
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setIconSize({metrics::iconSize, metrics::iconSize});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    layout->addWidget(m_list);
    connect(&m_document, &WorkflowDocument::findingsChanged, this, &ProblemsPanel::refresh);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(*item); });
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) { choose(*item); });
    refresh();
}

void ProblemsPanel::refresh()
{
    m_empty->setTexts(tr("Nothing stands in the way"),
                      tr("What keeps the workflow from running shows here."));
    m_list->setAccessibleName(tr("Problems"));
    m_list->clear();
    for (const workflow::Finding &finding : m_document.findings())
        add(finding);
    m_list->setVisible(m_list->count() > 0);
    m_empty->setVisible(m_list->count() == 0);
}

void ProblemsPanel::add(const workflow::Finding &finding)
{
    const bool isError = finding.severity == workflow::Severity::Error;
    const Message text = message(finding.error);
    const QString place = placeOf(finding);
    QString line = place.isEmpty() ? text.what : tr("%1: %2").arg(place, text.what);
    if (!text.whatToDo.isEmpty())
        line += QStringLiteral(". ") % text.whatToDo;
    auto *item = new QListWidgetItem(
        themedIcon(isError ? Icon::Error : Icon::Warning, isError ? ColorToken::Danger : ColorToken::Warning),
        line, m_list);
    item->setToolTip(line);
    item->setData(vertexRole, QString::fromStdString(finding.place.vertex.value));
    item->setData(edgeRole, QString::fromStdString(finding.place.edge.value));
}

QString ProblemsPanel::placeOf(const workflow::Finding &finding) const
{
    const workflow::Place &place = finding.place;
    QString owner;
    if (m_document.vertex(place.vertex))
        owner = m_document.displayName(place.vertex);
    else if (const workflow::Edge *edge = m_document.edge(place.edge))
        owner = QString::fromStdString(edge->from().value) % QStringLiteral(" → ") %
                QString::fromStdString(edge->to().value);
    const QString member = pointerWithin(place);
    return owner.isEmpty() || member.isEmpty() ? owner : owner % QStringLiteral(" › ") % member;
}

void ProblemsPanel::choose(const QListWidgetItem &item)
{
    const VertexId vertex{item.data(vertexRole).toString().toStdString()};
    const EdgeId edge{item.data(edgeRole).toString().toStdString()};
    if (m_document.vertex(vertex)) {
        m_document.selectVertex(vertex);
        Q_EMIT vertexChosen(vertex);
    } else if (m_document.edge(edge)) {
        m_document.selectEdge(edge);
        Q_EMIT edgeChosen(edge);
    }
}

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace schemabridge::ui
