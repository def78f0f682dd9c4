#pragma once

#include <QFont>

#include <cstdint>

namespace schemabridge::ui {

/// The type scale. Sizes are in pixels at a scale factor of 1.
enum class TextStyle : std::uint8_t {
    Display, ///< 22, semibold: the welcome page
    Title,   ///< 16, semibold: a panel's subject
    Heading, ///< 13, semibold: a section
    Body,    ///< 13
    Strong,  ///< 13, medium: a name within text
    Small,   ///< 12: secondary lines, help
    Caption, ///< 11, medium: labels of fields, badges
    Code,    ///< 12, fixed pitch: keys, expressions, bodies
};

/// Inter where it is installed, else the system's font; JetBrains Mono or the system's fixed font for Code.
QFont textFont(TextStyle style);

} // namespace schemabridge::ui
