#pragma once

namespace schemabridge::ui::metrics {

/// Distances in device-independent pixels, on a grid of four.
inline constexpr int spaceTiny = 4;
inline constexpr int spaceSmall = 8;
inline constexpr int spaceMedium = 12;
inline constexpr int spaceLarge = 16;
inline constexpr int spaceHuge = 24;

inline constexpr int radiusSmall = 4;   ///< badges, marks
inline constexpr int radiusControl = 6; ///< buttons, fields
inline constexpr int radiusCard = 10;   ///< cards, popups

inline constexpr int controlHeight = 30;
inline constexpr int iconSize = 16;
inline constexpr int toolIconSize = 20;

} // namespace schemabridge::ui::metrics
