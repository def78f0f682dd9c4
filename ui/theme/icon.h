#pragma once

#include "ui/theme/color_token.h"

#include <QColor>
#include <QIcon>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace schemabridge::ui {

/// The product's icons: name, and the file in resources/icons without its extension. Drawn on a 20-pixel
/// grid with a stroke of 1.5.
#define SCHEMABRIDGE_ICONS(ICON)                                                                             \
    ICON(EntryPoint, "entry_point")                                                                          \
    ICON(Gateway, "gateway")                                                                                 \
    ICON(Condition, "condition")                                                                             \
    ICON(Merge, "merge")                                                                                     \
    ICON(Transform, "transform")                                                                             \
    ICON(Run, "run")                                                                                         \
    ICON(SendTwice, "send_twice")                                                                            \
    ICON(SendMany, "send_many")                                                                              \
    ICON(Stop, "stop")                                                                                       \
    ICON(Retry, "retry")                                                                                     \
    ICON(StartOver, "start_over")                                                                            \
    ICON(Undo, "undo")                                                                                       \
    ICON(Redo, "redo")                                                                                       \
    ICON(ZoomIn, "zoom_in")                                                                                  \
    ICON(ZoomOut, "zoom_out")                                                                                \
    ICON(ZoomFit, "zoom_fit")                                                                                \
    ICON(Layout, "layout")                                                                                   \
    ICON(Delete, "delete")                                                                                   \
    ICON(Open, "open")                                                                                       \
    ICON(Save, "save")                                                                                       \
    ICON(New, "new")                                                                                         \
    ICON(Key, "key")                                                                                         \
    ICON(Shield, "shield")                                                                                   \
    ICON(Replay, "replay")                                                                                   \
    ICON(Warning, "warning")                                                                                 \
    ICON(Error, "error")                                                                                     \
    ICON(Info, "info")                                                                                       \
    ICON(Success, "success")                                                                                 \
    ICON(Plus, "plus")                                                                                       \
    ICON(Minus, "minus")                                                                                     \
    ICON(Search, "search")                                                                                   \
    ICON(Close, "close")                                                                                     \
    ICON(ChevronDown, "chevron_down")                                                                        \
    ICON(ChevronRight, "chevron_right")                                                                      \
    ICON(ArrowUp, "arrow_up")                                                                                \
    ICON(ArrowDown, "arrow_down")                                                                            \
    ICON(Copy, "copy")                                                                                       \
    ICON(Clock, "clock")                                                                                     \
    ICON(Lock, "lock")                                                                                       \
    ICON(Expression, "expression")                                                                           \
    ICON(Inspector, "inspector")                                                                             \
    ICON(Panel, "panel")                                                                                     \
    ICON(Sun, "sun")                                                                                         \
    ICON(Moon, "moon")                                                                                       \
    ICON(Language, "language")                                                                               \
    ICON(More, "more")                                                                                       \
    ICON(Select, "select")                                                                                   \
    ICON(Hand, "hand")                                                                                       \
    ICON(Connect, "connect")

enum class Icon : std::uint8_t {
#define SCHEMABRIDGE_ENUMERATOR(name, file) name,
    SCHEMABRIDGE_ICONS(SCHEMABRIDGE_ENUMERATOR)
#undef SCHEMABRIDGE_ENUMERATOR
};

/// The icon in the colour of a token, sharp at every size and scale factor. It follows the theme by itself;
/// disabled, it takes TextDisabled.
QIcon themedIcon(Icon icon, ColorToken color = ColorToken::TextMuted);

/// Draws the icon into the rectangle, in one colour.
void paintIcon(QPainter &painter, const QRectF &rectangle, Icon icon, const QColor &color);

} // namespace schemabridge::ui
