#pragma once

#include "ui/theme/color_token.h"

#include <QRgb>

namespace schemabridge::ui {

/// What a token is in each of the two themes, with alpha.
struct ColorPair {
    QRgb light;
    QRgb dark;
};

ColorPair colorPair(ColorToken token);

} // namespace schemabridge::ui
