#include "ui/widgets/section.h"

#include "ui/theme/icon.h"
#include "ui/theme/metrics.h"
#include "ui/theme/typography.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace schemabridge::ui {

Section::Section(const QString &title, QWidget *parent)
    : QWidget(parent),
      m_heading(new QToolButton(this)),
      m_headerRow(new QHBoxLayout),
      m_content(new QWidget(this)),
      m_body(new QVBoxLayout(m_content))
{
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setAutoRaise(true);
    m_heading->setFont(textFont(TextStyle::Heading));
    m_heading->setIconSize({metrics::spaceMedium, metrics::spaceMedium});
    m_headerRow->setContentsMargins(0, 0, 0, 0);
    m_headerRow->addWidget(m_heading);
    m_headerRow->addStretch();
    m_body->setContentsMargins(0, metrics::spaceTiny, 0, metrics::spaceMedium);
    m_body->setSpacing(metrics::spaceSmall);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_headerRow);
    layout->addWidget(m_content);
    connect(m_heading, &QToolButton::clicked, this, [this] { setExpanded(!m_expanded); });
    setTitle(title);
    applyExpanded();
}

void Section::setTitle(const QString &title)
{
    m_heading->setText(title);
}

void Section::setExpanded(bool expanded)
{
    if (expanded == m_expanded)
        return;
    m_expanded = expanded;
    applyExpanded();
    Q_EMIT expandedChanged(expanded);
}

void Section::addHeaderWidget(QWidget *widget)
{
    m_headerRow->addWidget(widget);
}

void Section::applyExpanded()
{
    m_content->setVisible(m_expanded);
    m_heading->setIcon(themedIcon(m_expanded ? Icon::ChevronDown : Icon::ChevronRight));
}

} // namespace schemabridge::ui
