#include "ui/run/guard_list.h"

#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QEvent>

namespace schemabridge::ui {

namespace {

constexpr int linesMax = 200;
constexpr int heightMax = 110;
constexpr int toneRole = Qt::UserRole;
constexpr int executionRole = Qt::UserRole + 1;
constexpr int vertexRole = Qt::UserRole + 2;

Icon iconFor(Tone tone)
{
    return tone == Tone::Guard ? Icon::Shield : Icon::Warning;
}

} // namespace

GuardList::GuardList(QWidget *parent) : QListWidget(parent)
{
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setIconSize({metrics::iconSize, metrics::iconSize});
    setSpacing(1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        Q_EMIT lineChosen(item->data(executionRole).toString(), item->data(vertexRole).toString());
    });
    hide();
}

void GuardList::add(const GuardLine &line)
{
    auto *item = new QListWidgetItem(line.text, this);
    item->setToolTip(line.text);
    item->setData(toneRole, static_cast<int>(line.tone));
    item->setData(executionRole,
                  line.execution ? QString::fromStdString(line.execution->toString()) : QString());
    item->setData(vertexRole, QString::fromStdString(line.vertex.value));
    colour(*item);
    if (count() > linesMax)
        delete takeItem(0);
    show();
    scrollToBottom();
}

void GuardList::removeAll()
{
    clear();
    hide();
}

QStringList GuardList::texts() const
{
    QStringList lines;
    for (int row = 0; row < count(); ++row)
        lines.append(item(row)->text());
    return lines;
}

void GuardList::colour(QListWidgetItem &item) const
{
    const auto tone = static_cast<Tone>(item.data(toneRole).toInt());
    item.setIcon(themedIcon(iconFor(tone), strongColor(tone)));
    item.setForeground(themeColor(strongColor(tone)));
    item.setBackground(themeColor(softColor(tone)));
}

QSize GuardList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), std::min(contentsSize().height() + 2 * frameWidth(), heightMax)};
}

void GuardList::updateGeometries()
{
    QListWidget::updateGeometries();
    updateGeometry(); // the lines were laid out anew, perhaps in another number
}

void GuardList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        for (int row = 0; row < count(); ++row)
            colour(*item(row));
    }
}

} // namespace schemabridge::ui
