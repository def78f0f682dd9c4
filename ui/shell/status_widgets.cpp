#include "ui/shell/status_widgets.h"

#include "ui/canvas/canvas_view.h"
#include "ui/theme/theme.h"
#include "ui/theme/typography.h"
#include "ui/widgets/icon_button.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <cmath>

namespace schemabridge::ui {

namespace {

constexpr int statusIconSize = 14;
constexpr int statusButtonSize = 24;
constexpr int levelWidth = 52;

int countOf(const WorkflowDocument &document, workflow::Severity severity)
{
    const auto &findings = document.findings();
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [&](const workflow::Finding &finding) { return finding.severity == severity; }));
}

} // namespace

FindingsButton::FindingsButton(const WorkflowDocument &document, QWidget *parent)
    : QToolButton(parent), m_document(document)
{
    setObjectName(QStringLiteral("findingsButton"));
    setAutoRaise(true);
    setFont(textFont(TextStyle::Small));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({statusIconSize, statusIconSize});
    connect(&document, &WorkflowDocument::findingsChanged, this, &FindingsButton::refresh);
    refresh();
}

void FindingsButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QToolButton::changeEvent(event);
}

void FindingsButton::refresh()
{
    // A workflow that was not begun lacks everything, and that is no news.
    setEnabled(!m_document.workflow().vertices().empty());
    if (!isEnabled()) {
        setText({});
        setIcon({});
        return;
    }
    const int errors = countOf(m_document, workflow::Severity::Error);
    const int warnings = countOf(m_document, workflow::Severity::Warning);
    const QString errorText = tr("%n error(s)", nullptr, errors);
    const QString warningText = tr("%n warning(s)", nullptr, warnings);
    if (errors > 0)
        setText(warnings > 0 ? tr("%1, %2").arg(errorText, warningText) : errorText);
    else
        setText(warnings > 0 ? warningText : tr("No problems"));
    const Icon icon = errors > 0 ? Icon::Error : (warnings > 0 ? Icon::Warning : Icon::Success);
    const ColorToken color =
        errors > 0 ? ColorToken::Danger : (warnings > 0 ? ColorToken::Warning : ColorToken::Success);
    setIcon(themedIcon(icon, color));
    setToolTip(tr("Go to the next problem"));
}

ZoomControl::ZoomControl(CanvasView &canvas, QWidget *parent)
    : QWidget(parent),
      m_canvas(canvas),
      m_out(new IconButton(Icon::Minus, this)),
      m_level(new QToolButton(this)),
      m_in(new IconButton(Icon::Plus, this)),
      m_fit(new IconButton(Icon::ZoomFit, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(0);
    m_level->setAutoRaise(true);
    m_level->setFont(textFont(TextStyle::Small));
    m_level->setFixedSize(levelWidth, statusButtonSize);
    for (IconButton *button : {m_out, m_in, m_fit}) {
        button->setIconSize({statusIconSize, statusIconSize});
        button->setFixedSize(statusButtonSize, statusButtonSize);
    }
    layout->addWidget(m_out);
    layout->addWidget(m_level);
    layout->addWidget(m_in);
    layout->addWidget(m_fit);
    connect(m_out, &IconButton::clicked, &canvas, &CanvasView::zoomOut);
    connect(m_in, &IconButton::clicked, &canvas, &CanvasView::zoomIn);
    connect(m_fit, &IconButton::clicked, &canvas, &CanvasView::fit);
    connect(m_level, &QToolButton::clicked, &canvas, [&canvas] { canvas.setZoom(1); });
    connect(&canvas, &CanvasView::zoomChanged, this, &ZoomControl::refresh);
    retranslate();
}

void ZoomControl::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ZoomControl::refresh()
{
    const int percent = static_cast<int>(std::lround(m_canvas.zoom() * 100));
    m_level->setText(tr("%1 %").arg(percent));
}

void ZoomControl::retranslate()
{
    m_out->setHelp(tr("Zoom out"));
    m_in->setHelp(tr("Zoom in"));
    m_fit->setHelp(tr("Show everything"));
    m_level->setToolTip(tr("Show at 100 %"));
    m_level->setAccessibleName(m_level->toolTip());
    refresh();
}

} // namespace schemabridge::ui
