#pragma once

#include "ui/theme/icon.h"

#include <QAction>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace schemabridge::ui {

/// The window's actions: made once with icon and shortcut, and named again when the language changes.
class ShellActions : public QObject {
    Q_OBJECT

public:
    explicit ShellActions(QObject *parent);

    void retranslate();

    QAction *createNew;
    QAction *open;
    QAction *save;
    QAction *saveAs;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *cut;
    QAction *copy;
    QAction *paste;
    QAction *duplicate;
    QAction *remove;
    QAction *selectAll;
    QAction *select;
    QAction *connectVertices;
    QAction *pan;
    QAction *layOut;
    QAction *zoomIn;
    QAction *zoomOut;
    QAction *zoomFit;
    QAction *zoomActual;
    QAction *showInspector;
    QAction *showBottom;
    QAction *run;

private:
    QAction *add(std::optional<Icon> icon, const QKeySequence &shortcut, std::function<QString()> text);

    struct Named {
        QAction *action;
        std::function<QString()> text;
    };
    std::vector<Named> m_named;
};

} // namespace schemabridge::ui
