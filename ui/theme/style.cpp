#include "ui/theme/style.h"

#include "ui/theme/control_painting.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOptionButton>
#include <QStyleOptionComplex>
#include <QTextEdit>

namespace schemabridge::ui {

namespace {

constexpr int checkBoxSize = 16;
constexpr int comboArrowWidth = 24;
constexpr int spinArrowWidth = 18;
constexpr int toolTipDelayMs = 500;
/// Wide enough for the rounded corners to stay outside of the text.
constexpr int textAreaFrameWidth = 4;

void paintSmallIcon(QPainter &painter, const QRect &area, Icon icon, bool isEnabled, int size)
{
    QRectF box(0, 0, size, size);
    box.moveCenter(QRectF(area).center());
    paintIcon(painter, box, icon, themeColor(isEnabled ? ColorToken::TextMuted : ColorToken::TextDisabled));
}

/// Fields within other fields, such as the one of an editable combo box, have no frame of their own.
bool isFramedField(const QWidget *widget)
{
    const auto *field = qobject_cast<const QLineEdit *>(widget);
    return !field || field->hasFrame();
}

/// Fields of several lines look like those of one.
bool isTextArea(const QWidget *widget)
{
    return qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QTextEdit *>(widget);
}

QStyle::State stateOfTextArea(const QStyleOption &option, const QWidget &widget)
{
    QStyle::State state = option.state;
    state.setFlag(QStyle::State_HasFocus, widget.hasFocus());
    state.setFlag(QStyle::State_ReadOnly, widget.property("readOnly").toBool());
    return state;
}

} // namespace

Style::Style() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isTextArea(widget) || qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
        qobject_cast<QLineEdit *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (isFramedField(widget))
            paintFieldFrame(*painter, option->rect, option->state);
        return;
    case PE_Frame:
        if (isTextArea(widget))
            return paintFieldFrame(*painter, option->rect, stateOfTextArea(*option, *widget));
        break;
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
        return; // the frame is part of the panel, the focus ring part of each control
    case PE_PanelButtonCommand:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            paintPushButtonFrame(*painter, *button, widget);
        return;
    case PE_PanelButtonTool:
        paintToolButtonFrame(*painter, *option);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheckBox(*painter, *option);
        return;
    case PE_IndicatorRadioButton:
        paintRadioButton(*painter, *option);
        return;
    case PE_IndicatorArrowDown:
        paintSmallIcon(*painter, option->rect, Icon::ChevronDown, option->state & State_Enabled, 12);
        return;
    case PE_IndicatorArrowRight:
        paintSmallIcon(*painter, option->rect, Icon::ChevronRight, option->state & State_Enabled, 12);
        return;
    case PE_IndicatorBranch:
        if (option->state & State_Children)
            paintSmallIcon(*painter, option->rect,
                           option->state & State_Open ? Icon::ChevronDown : Icon::ChevronRight, true, 14);
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    if (element == CE_PushButtonLabel) {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton colored(*button);
            colored.palette.setColor(QPalette::ButtonText, pushButtonTextColor(*button, widget));
            QProxyStyle::drawControl(element, &colored, painter, widget);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const bool isEnabled = option->state & State_Enabled;
    if (control == CC_ComboBox) {
        paintFieldFrame(*painter, option->rect, option->state & ~State_ReadOnly);
        paintSmallIcon(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget), Icon::ChevronDown,
                       isEnabled, 14);
        return;
    }
    if (control == CC_SpinBox) {
        paintFieldFrame(*painter, option->rect, option->state);
        const QRect up = subControlRect(control, option, SC_SpinBoxUp, widget);
        const QRect down = subControlRect(control, option, SC_SpinBoxDown, widget);
        paintSmallIcon(*painter, up, Icon::Plus, isEnabled, 9);
        paintSmallIcon(*painter, down, Icon::Minus, isEnabled, 9);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        return isTextArea(widget) ? textAreaFrameWidth : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return metrics::iconSize;
    case PM_ToolBarIconSize:
        return metrics::toolIconSize;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return checkBoxSize;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return metrics::spaceSmall;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return metrics::spaceMedium;
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_TreeViewIndentation:
        return metrics::spaceLarge;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_ToolTip_WakeUpDelay:
        return toolTipDelayMs;
    case SH_ComboBox_Popup:
        return 0; // a list below the field, not a menu over it
    case SH_ScrollBar_ContextMenu:
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton) {
        result.setWidth(size.width() + 2 * metrics::spaceMedium + metrics::spaceTiny);
        result.setHeight(metrics::controlHeight);
    } else if (type == CT_LineEdit && isFramedField(widget)) {
        result.setHeight(metrics::controlHeight);
    } else if (type == CT_ComboBox || type == CT_SpinBox) {
        result.setHeight(metrics::controlHeight);
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                            const QWidget *widget) const
{
    const QRect all = option->rect;
    if (control == CC_ComboBox && subControl == SC_ComboBoxArrow)
        return all.adjusted(all.width() - comboArrowWidth, 0, -2, 0);
    if (control == CC_ComboBox && subControl == SC_ComboBoxEditField)
        return all.adjusted(metrics::spaceSmall, 1, -comboArrowWidth, -1);
    if (control == CC_SpinBox && subControl != SC_SpinBoxFrame) {
        const int half = all.height() / 2;
        const QRect arrows = all.adjusted(all.width() - spinArrowWidth - 2, 2, -2, -2);
        if (subControl == SC_SpinBoxUp)
            return arrows.adjusted(0, 0, 0, -half + 2);
        if (subControl == SC_SpinBoxDown)
            return arrows.adjusted(0, half - 2, 0, 0);
        return all.adjusted(metrics::spaceTiny, 1, -spinArrowWidth - 2, -1);
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

} // namespace schemabridge::ui
