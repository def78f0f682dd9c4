#pragma once

#include "ui/theme/icon.h"

#include <QStyleOption>

class QPainter;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionSpinBox;
class QStyleOptionToolButton;
class QWidget;

namespace schemabridge::ui {

/// The property that says which ButtonKind a push button is; absent: secondary.
inline constexpr const char *buttonKindProperty = "schemabridgeButtonKind";

void paintFieldFrame(QPainter &painter, const QRectF &rectangle, QStyle::State state);
void paintPushButtonFrame(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget);
/// The colour of a push button's text for its kind and state.
QColor pushButtonTextColor(const QStyleOptionButton &option, const QWidget *widget);
void paintToolButtonFrame(QPainter &painter, const QStyleOption &option);
void paintCheckBox(QPainter &painter, const QStyleOption &option);
void paintRadioButton(QPainter &painter, const QStyleOption &option);
void paintFocusRing(QPainter &painter, const QRectF &rectangle, qreal radius);

} // namespace schemabridge::ui
