#include "ui/run/run_panel.h"

#include "ui/messages/sentence.h"
#include "ui/run/event_list.h"
#include "ui/run/event_model.h"
#include "ui/run/execution_model.h"
#include "ui/run/guard_list.h"
#include "ui/run/identity_line.h"
#include "ui/run/run_bar.h"
#include "ui/run/run_counts.h"
#include "ui/run/step_details.h"
#include "ui/run/trigger_form.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int identityDelayMs = 80;
constexpr int snapshotDelayMs = 120;
constexpr int listDelayMs = 200;
constexpr int formWidth = 300;
constexpr int liveWidth = 700;
constexpr int filterWidthMax = 220;
constexpr int executionColumnWidths[] = {120, 220, 170, 130};

/// In a low window the form scrolls, rather than taking room from the canvas.
QScrollArea *scrolling(QWidget &content)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(&content);
    return area;
}

void startOnce(QTimer &timer, int delayMs)
{
    timer.setSingleShot(true);
    timer.setInterval(delayMs);
}

} // namespace

RunPanel::RunPanel(WorkflowDocument &document, RunOverlay &overlay, RunService &service,
                   PayloadMemory::SamplePayload samplePayload, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_overlay(overlay),
      m_service(service),
      m_memory(std::move(samplePayload)),
      m_bar(new RunBar(this)),
      m_identity(new IdentityLine(this)),
      m_messages(new MessageBar(this)),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_form(new TriggerForm(document, m_columns)),
      m_counts(new RunCounts(this)),
      m_guards(new GuardList(this)),
      m_views(new SegmentedControl(this)),
      m_filter(new SearchField(this)),
      m_stack(new QStackedWidget(this)),
      m_events(new EventModel([this](const VertexId &id) { return m_document.displayName(id); }, this)),
      m_history(new EventModel([this](const VertexId &id) { return m_document.displayName(id); }, this)),
      m_eventList(new EventList(m_stack)),
      m_executions(new ExecutionModel(this)),
      m_executionList(new QTreeView(m_stack)),
      m_details(new StepDetails(m_stack))
{
    m_columns->addWidget(scrolling(*m_form));
    m_columns->addWidget(buildLive());
    m_columns->setChildrenCollapsible(false);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({formWidth, liveWidth});
    auto *top = new QVBoxLayout;
    top->setContentsMargins(metrics::spaceMedium, metrics::spaceSmall, metrics::spaceMedium,
                            metrics::spaceTiny);
    top->setSpacing(metrics::spaceSmall);
    top->addWidget(m_bar);
    top->addWidget(m_identity);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_messages);
    rows->addLayout(top);
    rows->addWidget(m_columns, 1);
    startOnce(m_identityTimer, identityDelayMs);
    startOnce(m_snapshotTimer, snapshotDelayMs);
    startOnce(m_listTimer, listDelayMs);
    connectForm();
    connectDocument();
    retranslate();
    loadPayload();
    updateIdentity();
}

RunPanel::~RunPanel() = default;

// Building

QWidget *RunPanel::buildLive()
{
    auto *live = new QWidget(m_columns);
    auto *rows = new QVBoxLayout(live);
    rows->setContentsMargins(0, metrics::spaceTiny, 0, 0);
    rows->setSpacing(metrics::spaceTiny);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(metrics::spaceMedium, 0, metrics::spaceMedium, 0);
    bar->setSpacing(metrics::spaceSmall);
    bar->addWidget(m_views);
    bar->addWidget(m_counts, 1, Qt::AlignVCenter);
    bar->addWidget(m_filter);
    m_filter->setMaximumWidth(filterWidthMax);
    rows->addLayout(bar);
    rows->addWidget(m_guards);
    rows->addWidget(buildStack(), 1);
    return live;
}

QWidget *RunPanel::buildStack()
{
    for (int view = 0; view < 3; ++view)
        m_views->addSegment(QString());
    m_eventList->showModel(m_events);
    m_executionList->setModel(m_executions);
    m_executionList->setRootIsDecorated(false);
    m_executionList->setUniformRowHeights(true);
    m_executionList->header()->setStretchLastSection(true);
    for (int column = 0; column < static_cast<int>(std::size(executionColumnWidths)); ++column)
        m_executionList->header()->resizeSection(column, executionColumnWidths[column]);
    for (QWidget *view : std::initializer_list<QWidget *>{m_eventList, m_executionList, m_details})
        m_stack->addWidget(view);
    connect(m_views, &SegmentedControl::chosen, this, &RunPanel::showView);
    connect(m_filter, &SearchField::textChanged, m_eventList, &EventList::setFilterText);
    connect(m_executionList, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        showExecution(m_executions->execution(index.row()).id, true);
    });
    showView(0);
    return m_stack;
}

void RunPanel::showView(int view)
{
    m_views->setCurrentIndex(view);
    m_stack->setCurrentIndex(view);
    m_filter->setVisible(m_stack->currentWidget() == m_eventList);
    if (m_stack->currentWidget() == m_executionList && openWorld())
        listExecutions();
}

void RunPanel::connectForm()
{
    connect(m_bar, &RunBar::runRequested, this, &RunPanel::run);
    connect(m_bar, &RunBar::sendTwiceRequested, this, &RunPanel::sendTwice);
    connect(m_bar, &RunBar::sendManyRequested, this, &RunPanel::sendMany);
    connect(m_bar, &RunBar::retryRequested, this, [this] {
        const auto failed = m_projection ? m_projection->failedSteps() : std::vector<VertexId>();
        if (!failed.empty())
            retryStep(failed.front());
    });
    connect(m_details, &StepDetails::retryRequested, this, &RunPanel::retryStep);
    connect(m_form, &TriggerForm::changed, &m_identityTimer, qOverload<>(&QTimer::start));
    connect(m_form, &TriggerForm::payloadEdited, this, [this] {
        if (!m_isOpening)
            m_memory.remember(m_document, m_form->payload());
    });
    connect(m_guards, &GuardList::lineChosen, this, [this](const QString &, const QString &vertex) {
        m_document.selectVertex(VertexId{vertex.toStdString()});
    });
    connect(&m_identityTimer, &QTimer::timeout, this, &RunPanel::updateIdentity);
    connect(&m_snapshotTimer, &QTimer::timeout, this, &RunPanel::refreshSteps);
    connect(&m_listTimer, &QTimer::timeout, this, &RunPanel::listExecutions);
}

void RunPanel::connectDocument()
{
    connect(&m_document, &WorkflowDocument::changed, this, [this](const DocumentChange &change) {
        if (change.everything) {
            m_isOpening = true; // its path comes next, and says which payload belongs to it
            clearRun();
        }
        if (change.changesMeaning())
            m_identityTimer.start();
    });
    connect(&m_document, &WorkflowDocument::filePathChanged, this, [this] {
        if (m_isOpening)
            loadPayload();
        else
            m_memory.remember(m_document, m_form->payload());
        m_isOpening = false;
    });
    connect(&m_document, &WorkflowDocument::selectionChanged, this, &RunPanel::showStep);
}

void RunPanel::loadPayload()
{
    m_isOpening = true;
    m_form->setPayload(m_memory.payloadFor(m_document));
    m_isOpening = false;
}

// Sending

void RunPanel::run()
{
    if (!begin())
        return;
    m_client->trigger(m_form->request(), this,
                      [this](const Result<execution::TriggerAnswer> &answer) { answered(answer); });
}

void RunPanel::sendTwice()
{
    if (!begin())
        return;
    const auto request = m_form->request();
    m_client->trigger(request, this, [this, request](const Result<execution::TriggerAnswer> &first) {
        answered(first);
        if (first && m_client) {
            m_client->trigger(request, this,
                              [this](const Result<execution::TriggerAnswer> &second) { answered(second); });
        }
    });
}

void RunPanel::sendMany(int count)
{
    if (!begin())
        return;
    m_client->triggerAtOnce(m_form->request(), count, this,
                            [this](const Result<execution::TriggerAnswer> &answer) { answered(answer); });
}

bool RunPanel::begin()
{
    if (!openWorld())
        return false;
    m_messages->dismiss();
    m_counts->begin();
    m_guards->removeAll();
    m_facts.clear();
    m_target->setFaults(m_bar->takeFaults());
    m_ledgerStart = m_ledgerSeq = m_target->lastSeq();
    m_eventList->showModel(m_events);
    Q_EMIT started();
    return true;
}

void RunPanel::retryStep(const VertexId &vertex)
{
    if (!m_projection || !openWorld())
        return;
    m_client->retryStep(m_projection->execution(), vertex, this, [this](const Status &status) {
        if (!status)
            m_messages->showMessage(Tone::Danger, sentence(status.error()));
    });
}

void RunPanel::answered(const Result<execution::TriggerAnswer> &answer)
{
    if (!answer)
        m_messages->showMessage(Tone::Danger, sentence(answer.error()));
    else if (!m_projection || m_projection->execution() != answer->execution)
        showExecution(answer->execution, false);
}

bool RunPanel::openWorld()
{
    const auto world = m_service.open(m_document.workflow().workspace());
    if (!world) {
        m_messages->showMessage(Tone::Danger, sentence(world.error()));
        return false;
    }
    m_target = world->target;
    if (m_client != world->client)
        useClient(*world->client);
    return true;
}

void RunPanel::useClient(runtime::EngineClient &client)
{
    m_client = &client;
    m_events->clear();
    m_watch = {};
    m_ledgerStart = m_ledgerSeq = m_target->lastSeq();
    clearRun();
    connect(&client, &runtime::EngineClient::eventsArrived, this, &RunPanel::eventsArrived);
}

// Language

void RunPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RunPanel::retranslate()
{
    m_views->setSegmentText(0, tr("Events"), tr("What happened, as it happens"));
    m_views->setSegmentText(1, tr("Executions"), tr("The workspace's executions, newest first"));
    m_views->setSegmentText(2, tr("Step"), tr("What the selected vertex sent and got"));
    m_filter->setPlaceholderText(tr("Filter events"));
    m_filter->setAccessibleName(tr("Filter events"));
    m_eventList->setAccessibleName(tr("Events"));
    m_executionList->setAccessibleName(tr("Executions"));
    m_guards->setAccessibleName(tr("Who stopped it"));
    m_events->refresh();
    m_history->refresh();
    m_identityTimer.start();
}

} // namespace schemabridge::ui
