#pragma once

#include "engine/ports/records.h"
#include "engine/workflow/vertex_type.h"
#include "ui/theme/color_token.h"
#include "ui/theme/icon.h"

#include <QColor>
#include <QObject>

class QApplication;

namespace schemabridge::ui {

enum class ThemeMode : std::uint8_t { System, Light, Dark };

/// The window's colours: light or dark, as the system has it or as the user chose. One for the whole program,
/// since palette, style and style sheet belong to QApplication; GUI thread only.
///
/// Widgets that paint read color() whenever they paint and are repainted by Qt when the theme changes (every
/// widget gets a QEvent::PaletteChange); what caches colours listens to changed().
class Theme : public QObject {
    Q_OBJECT

public:
    static Theme &instance();

    /// Installs style, font, palette and style sheet. Once, before the first window.
    void install(QApplication &application);

    void setMode(ThemeMode mode);
    ThemeMode mode() const { return m_mode; }
    bool isDark() const { return m_dark; }

    QColor color(ColorToken token) const;

Q_SIGNALS:
    void changed();

private:
    Theme() = default;
    void apply();
    void followSystem();

    ThemeMode m_mode = ThemeMode::System;
    bool m_dark = false;
    bool m_systemIsDark = false;
    bool m_installed = false;
};

/// Theme::instance().color(token)
QColor themeColor(ColorToken token);

/// How a vertex type looks: its icon, and its colour as a strong and a soft tone. AA contrast (4.5:1) of the
/// strong upon the soft and upon Surface, in both themes.
struct VertexLook {
    Icon icon;
    QColor strong;
    QColor soft;
};
VertexLook vertexLook(workflow::VertexType type);

/// How a step's state looks.
Tone stepTone(StepState state);

} // namespace schemabridge::ui
