#include "ui/shell/shell_actions.h"

namespace schemabridge::ui {

ShellActions::ShellActions(QObject *parent) : QObject(parent)
{
    createNew = add(Icon::New, QKeySequence::New, [] { return tr("New"); });
    open = add(Icon::Open, QKeySequence::Open, [] { return tr("Open…"); });
    save = add(Icon::Save, QKeySequence::Save, [] { return tr("Save"); });
    saveAs = add({}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [] { return tr("Save as…"); });
    quit = add({}, QKeySequence(Qt::CTRL | Qt::Key_Q), [] { return tr("Quit"); });
    undo = add(Icon::Undo, QKeySequence::Undo, [] { return tr("Undo"); });
    redo = add(Icon::Redo, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [] { return tr("Redo"); });
    cut = add({}, QKeySequence::Cut, [] { return tr("Cut"); });
    copy = add(Icon::Copy, QKeySequence::Copy, [] { return tr("Copy"); });
    paste = add({}, QKeySequence::Paste, [] { return tr("Paste"); });
    duplicate = add({}, QKeySequence(Qt::CTRL | Qt::Key_D), [] { return tr("Duplicate"); });
    remove = add(Icon::Delete, QKeySequence::Delete, [] { return tr("Delete"); });
    selectAll = add({}, QKeySequence::SelectAll, [] { return tr("Select all"); });
    select = add(Icon::Select, QKeySequence(Qt::Key_V), [] { return tr("Select and move"); });
    connectVertices = add(Icon::Connect, QKeySequence(Qt::Key_C), [] { return tr("Connect"); });
    pan = add(Icon::Hand, QKeySequence(Qt::Key_H), [] { return tr("Move the canvas"); });
    layOut = add(Icon::Layout, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), [] { return tr("Lay out"); });
    zoomIn = add(Icon::ZoomIn, QKeySequence::ZoomIn, [] { return tr("Zoom in"); });
    zoomOut = add(Icon::ZoomOut, QKeySequence::ZoomOut, [] { return tr("Zoom out"); });
    zoomFit = add(Icon::ZoomFit, QKeySequence(Qt::CTRL | Qt::Key_0), [] { return tr("Show everything"); });
    zoomActual = add({}, QKeySequence(Qt::CTRL | Qt::Key_1), [] { return tr("Show at 100 %"); });
    showInspector = add(Icon::Inspector, QKeySequence(Qt::CTRL | Qt::Key_I), [] { return tr("Inspector"); });
    showBottom = add(Icon::Panel, QKeySequence(Qt::CTRL | Qt::Key_J), [] { return tr("Run panel"); });
    run = add(Icon::Run, QKeySequence(Qt::Key_F5), [] { return tr("Test run"); });
    for (QAction *action : {select, connectVertices, pan, showInspector, showBottom})
        action->setCheckable(true);
    retranslate();
}

void ShellActions::retranslate()
{
    for (const Named &named : m_named) {
        const QString text = named.text();
        named.action->setText(text);
        const QString shortcut = named.action->shortcut().toString(QKeySequence::NativeText);
        QString name = text;
        name.remove(u'…');
        named.action->setToolTip(shortcut.isEmpty() ? name : QStringLiteral("%1  (%2)").arg(name, shortcut));
    }
}

QAction *ShellActions::add(std::optional<Icon> icon, const QKeySequence &shortcut,
                           std::function<QString()> text)
{
    auto *action = new QAction(this);
    if (icon)
        action->setIcon(themedIcon(*icon));
    action->setShortcut(shortcut);
    m_named.push_back({action, std::move(text)});
    return action;
}

} // namespace schemabridge::ui
