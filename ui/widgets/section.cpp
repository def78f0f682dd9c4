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
    m_heading->setCheckable(true);
    m_heading->setChecked(true);
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
    connect(m_heading, &QToolButton::toggled, this, [this](bool expanded) {
        applyExpanded();
        Q_EMIT expandedChanged(expanded);
    });
    setTitle(title);
    applyExpanded();
}

void Section::setTitle(const QString &title)
{
    m_heading->setText(title);
}

bool Section::isExpanded() const
{
    return m_heading->isChecked();
}

void Section::setExpanded(bool expanded)
{
    m_heading->setChecked(expanded);
}

void Section::addHeaderWidget(QWidget *widget)
{
    m_headerRow->addWidget(widget);
}

void Section::applyExpanded()
{
    m_content->setVisible(isExpanded());
    // Checked is how the button remembers, not how it should look: both states take the same colour.
    QIcon icon = themedIcon(isExpanded() ? Icon::ChevronDown : Icon::ChevronRight);
    m_heading->setIcon(icon);
}

} // namespace schemabridge::ui
