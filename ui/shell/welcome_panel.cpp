#include "ui/shell/welcome_panel.h"

#include "ui/shell/link_row.h"
#include "ui/shell/recent_files.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace schemabridge::ui {

namespace {

constexpr int panelWidth = 460;
constexpr qsizetype recentMax = 4;

} // namespace

WelcomePanel::WelcomePanel(RecentFiles &recentFiles, QWidget *parent)
    : QWidget(parent),
      m_recentFiles(recentFiles),
      m_samples(samples()),
      m_title(new Label(TextStyle::Display, ColorToken::Text, this)),
      m_help(new Label(TextStyle::Body, ColorToken::TextMuted, this)),
      m_entryPoint(new Button(ButtonKind::Primary, {}, this)),
      m_open(new Button(ButtonKind::Secondary, {}, this)),
      m_samplesTitle(new Label(TextStyle::Caption, ColorToken::TextMuted, this)),
      m_recentTitle(new Label(TextStyle::Caption, ColorToken::TextMuted, this)),
      m_recentRows(new QVBoxLayout)
{
    setFixedWidth(panelWidth);
    m_help->setWordWrap(true);
    m_entryPoint->setIconName(Icon::Plus);
    m_open->setIconName(Icon::Open);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::spaceSmall);
    buttons->addWidget(m_entryPoint);
    buttons->addWidget(m_open);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::spaceHuge, metrics::spaceHuge, metrics::spaceHuge,
                               metrics::spaceLarge);
    layout->setSpacing(metrics::spaceSmall);
    layout->addWidget(m_title);
    layout->addWidget(m_help);
    layout->addSpacing(metrics::spaceTiny);
    layout->addLayout(buttons);
    layout->addSpacing(metrics::spaceMedium);
    addSamples(*layout);
    layout->addWidget(m_recentTitle);
    m_recentRows->setSpacing(0);
    layout->addLayout(m_recentRows);
    connect(m_entryPoint, &Button::clicked, this, &WelcomePanel::entryPointRequested);
    connect(m_open, &Button::clicked, this, &WelcomePanel::openRequested);
    connect(&m_recentFiles, &RecentFiles::changed, this, &WelcomePanel::fillRecentFiles);
    fillRecentFiles();
    retranslate();
}

void WelcomePanel::addSamples(QVBoxLayout &layout)
{
    layout.addWidget(m_samplesTitle);
    auto *rows = new QVBoxLayout;
    rows->setSpacing(0);
    for (const Sample &sample : m_samples) {
        auto *row = new LinkRow(Icon::Layout, sample.name, sample.fileName, this);
        connect(row, &LinkRow::clicked, this, [this, &sample] { Q_EMIT sampleChosen(sample); });
        rows->addWidget(row);
    }
    layout.addLayout(rows);
    layout.addSpacing(metrics::spaceSmall);
}

void WelcomePanel::fillRecentFiles()
{
    while (QLayoutItem *item = m_recentRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const QStringList paths = m_recentFiles.paths().mid(0, recentMax);
    m_recentTitle->setVisible(!paths.isEmpty());
    for (const QString &path : paths) {
        const QFileInfo file(path);
        auto *row = new LinkRow(Icon::Clock, file.fileName(), QDir::toNativeSeparators(file.path()), this);
        connect(row, &LinkRow::clicked, this, [this, path] { Q_EMIT fileChosen(path); });
        m_recentRows->addWidget(row);
    }
    Q_EMIT resized();
}

void WelcomePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WelcomePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(themeColor(ColorToken::Border));
    painter.setBrush(themeColor(ColorToken::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radiusCard + 2,
                            metrics::radiusCard + 2);
}

void WelcomePanel::retranslate()
{
    m_title->setText(tr("Draw a workflow"));
    m_help->setText(
        tr("Begin with an entry point, then pull an edge out of its port: the next vertex comes where "
           "you let go. Or look at a sample first."));
    m_entryPoint->setText(tr("Add entry point"));
    m_open->setText(tr("Open file…"));
    m_samplesTitle->setText(tr("Samples"));
    m_recentTitle->setText(tr("Last opened"));
    Q_EMIT resized();
}

} // namespace schemabridge::ui
