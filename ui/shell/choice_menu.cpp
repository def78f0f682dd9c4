#include "ui/shell/choice_menu.h"

#include "ui/shell/language.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QSettings>

namespace schemabridge::ui {

namespace {

QString themeKey()
{
    return QStringLiteral("theme");
}

QString text(const char *source)
{
    return QCoreApplication::translate("schemabridge::ui::ChoiceMenu", source);
}

/// One of several, with a mark at the one that holds.
template<typename Choose>
void addChoice(QMenu &menu, QActionGroup &group, const QString &label, bool isChosen, Choose choose)
{
    QAction *action = menu.addAction(label);
    action->setCheckable(true);
    action->setChecked(isChosen);
    group.addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, choose);
}

} // namespace

void restoreTheme()
{
    const QString mode = QSettings().value(themeKey()).toString();
    if (mode == QStringLiteral("light"))
        Theme::instance().setMode(ThemeMode::Light);
    else if (mode == QStringLiteral("dark"))
        Theme::instance().setMode(ThemeMode::Dark);
}

void fillThemeMenu(QMenu &menu)
{
    menu.clear();
    auto *group = new QActionGroup(&menu);
    const auto add = [&](const QString &label, ThemeMode mode, const QString &key) {
        addChoice(menu, *group, label, Theme::instance().mode() == mode, [mode, key] {
            QSettings().setValue(themeKey(), key);
            Theme::instance().setMode(mode);
        });
    };
    add(text(QT_TRANSLATE_NOOP("schemabridge::ui::ChoiceMenu", "As the system")), ThemeMode::System, {});
    add(text(QT_TRANSLATE_NOOP("schemabridge::ui::ChoiceMenu", "Light")), ThemeMode::Light,
        QStringLiteral("light"));
    add(text(QT_TRANSLATE_NOOP("schemabridge::ui::ChoiceMenu", "Dark")), ThemeMode::Dark,
        QStringLiteral("dark"));
}

void fillLanguageMenu(QMenu &menu, Language &language)
{
    menu.clear();
    auto *group = new QActionGroup(&menu);
    const auto add = [&](const QString &label, const QString &code) {
        // Later: the menu is filled anew in the new language while it still handles this click.
        addChoice(menu, *group, label, language.choice() == code, [&language, code] {
            QMetaObject::invokeMethod(
                &language, [&language, code] { language.choose(code); }, Qt::QueuedConnection);
        });
    };
    add(text(QT_TRANSLATE_NOOP("schemabridge::ui::ChoiceMenu", "As the system")), {});
    // Languages are called what those who speak them call them.
    add(QStringLiteral("English"), QStringLiteral("en"));
    add(QStringLiteral("Deutsch"), QStringLiteral("de"));
}

} // namespace schemabridge::ui
