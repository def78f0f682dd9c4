#include "ui/widgets/icon_button.h"

#include "ui/theme/metrics.h"

namespace schemabridge::ui {

IconButton::IconButton(Icon icon, QWidget *parent) : QToolButton(parent)
{
    setAutoRaise(true);
    setIconSize({metrics::iconSize, metrics::iconSize});
    setFixedSize(metrics::controlHeight - 2, metrics::controlHeight - 2);
    setIconName(icon);
}

void IconButton::setIconName(Icon icon, ColorToken color)
{
    setIcon(themedIcon(icon, color));
}

void IconButton::setHelp(const QString &text)
{
    setToolTip(text);
    setAccessibleName(text);
}

} // namespace schemabridge::ui
