#pragma once

#include "ui/theme/theme.h"

class QMenu;

namespace schemabridge::ui {

class Language;

/// Light, dark, or as the system; kept in the user's settings. Fills the menu anew, in the current language.
void fillThemeMenu(QMenu &menu);
/// Takes up what the user chose last.
void restoreTheme();

void fillLanguageMenu(QMenu &menu, Language &language);

} // namespace schemabridge::ui
