#pragma once

#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace schemabridge::ui {

/// A panel that another folder makes and the window shows. No widget: the window leaves its place out.
struct ShellPanel {
    QWidget *widget = nullptr;
    std::function<QString()> title; ///< asked again when the language changes
};

/// What the composition gives the window.
struct ShellPanels {
    ShellPanel inspector;           ///< at the right
    std::vector<ShellPanel> bottom; ///< one beside the other, as tabs
    std::function<void()> run;      ///< starts a test run; empty: the window offers none
    std::function<void()>
        showFindings;       ///< brings the list of findings up; empty: the window walks through them
    QString autosaveFolder; ///< empty: unsaved work is not kept
};

} // namespace schemabridge::ui
