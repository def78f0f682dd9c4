#include "ui/canvas/vertex_menu.h"

#include "ui/document/default_config.h"
#include "ui/theme/theme.h"

#include <QMenu>
#include <QPainter>

namespace schemabridge::ui {

namespace {

/// In the colour of its type.
QIcon typeIcon(workflow::VertexType type)
{
    const VertexLook look = vertexLook(type);
    QIcon icon;
    for (const qreal ratio : {1.0, 2.0, 3.0}) {
        QPixmap pixmap(QSize(16, 16) * ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintIcon(painter, QRectF(pixmap.rect()), look.icon, look.strong);
        painter.end();
        pixmap.setDevicePixelRatio(ratio);
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

void offerVertexTypes(QWidget *parent, QPoint globalPlace, bool withEntryPoint,
                      const std::function<void(workflow::VertexType)> &chosen)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("vertexMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const workflow::VertexType type : workflow::vertexTypes) {
        if (type == workflow::VertexType::EntryPoint && !withEntryPoint)
            continue;
        QAction *action = menu->addAction(typeIcon(type), vertexTypeTitle(type));
        action->setToolTip(vertexTypeHelp(type));
        QObject::connect(action, &QAction::triggered, menu, [chosen, type] { chosen(type); });
    }
    menu->popup(globalPlace);
}

} // namespace schemabridge::ui
