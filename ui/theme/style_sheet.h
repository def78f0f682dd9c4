#pragma once

#include <QString>

namespace schemabridge::ui {

/// The application's style sheet in the colours of the theme: what a style sheet says more shortly than Style
/// does, such as menus, tabs and scroll bars.
QString styleSheet();

} // namespace schemabridge::ui
