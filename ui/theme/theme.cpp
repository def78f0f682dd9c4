#include "ui/theme/theme.h"

#include "ui/theme/color_table.h"
#include "ui/theme/style.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/typography.h"

#include <QApplication>
#include <QPalette>
#include <QStyleHints>

namespace schemabridge::ui {

namespace {

constexpr int darkLightnessMax = 128;

/// What the desktop shows, asked before this program sets a palette of its own.
bool systemShowsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return QGuiApplication::palette().color(QPalette::Window).lightness() < darkLightnessMax;
}

QPalette makePalette()
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, ColorToken token) {
        palette.setColor(role, themeColor(token));
    };
    set(QPalette::Window, ColorToken::Window);
    set(QPalette::WindowText, ColorToken::Text);
    set(QPalette::Base, ColorToken::Surface);
    set(QPalette::AlternateBase, ColorToken::Sunken);
    set(QPalette::Text, ColorToken::Text);
    set(QPalette::PlaceholderText, ColorToken::TextMuted);
    set(QPalette::Button, ColorToken::Surface);
    set(QPalette::ButtonText, ColorToken::Text);
    set(QPalette::ToolTipBase, ColorToken::Text);
    set(QPalette::ToolTipText, ColorToken::Surface);
    set(QPalette::Highlight, ColorToken::Accent);
    set(QPalette::HighlightedText, ColorToken::OnAccent);
    set(QPalette::Link, ColorToken::AccentText);
    set(QPalette::LinkVisited, ColorToken::AccentText);
    set(QPalette::Light, ColorToken::Surface);
    set(QPalette::Midlight, ColorToken::SurfaceHover);
    set(QPalette::Mid, ColorToken::Border);
    set(QPalette::Dark, ColorToken::BorderStrong);
    set(QPalette::Shadow, ColorToken::Shadow);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, themeColor(ColorToken::TextDisabled));
    return palette;
}

} // namespace

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::install(QApplication &application)
{
    m_systemIsDark = systemShowsDark();
    m_installed = true;
    followSystem();
    application.setStyle(new Style);
    QApplication::setFont(textFont(TextStyle::Body));
    m_dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && m_systemIsDark);
    apply();
}

void Theme::setMode(ThemeMode mode)
{
    m_mode = mode;
    const bool isDark = mode == ThemeMode::Dark || (mode == ThemeMode::System && m_systemIsDark);
    if (isDark == m_dark)
        return;
    m_dark = isDark;
    apply();
}

QColor Theme::color(ColorToken token) const
{
    const ColorPair pair = colorPair(token);
    return QColor::fromRgba(m_dark ? pair.dark : pair.light);
}

void Theme::apply()
{
    if (m_installed) {
        QApplication::setPalette(makePalette());
        qApp->setStyleSheet(styleSheet());
    }
    Q_EMIT changed();
}

void Theme::followSystem()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            [this](Qt::ColorScheme scheme) {
                m_systemIsDark = scheme == Qt::ColorScheme::Dark;
                setMode(m_mode);
            });
#endif
}

QColor themeColor(ColorToken token)
{
    return Theme::instance().color(token);
}

} // namespace schemabridge::ui
