#pragma once

#include "ui/theme/color_token.h"
#include "ui/theme/typography.h"

#include <QWidget>

namespace schemabridge::ui {

/// One line that ends with an ellipsis where there is no room; the tool tip then has all of it.
class ElidedLabel : public QWidget {
    Q_OBJECT

public:
    explicit ElidedLabel(TextStyle style = TextStyle::Body, ColorToken color = ColorToken::Text,
                         QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }
    void setColor(ColorToken color);
    /// Qt::ElideMiddle suits ids and paths.
    void setElideMode(Qt::TextElideMode mode);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void updateToolTip();

    QString m_text;
    ColorToken m_color;
    Qt::TextElideMode m_elideMode = Qt::ElideRight;
};

} // namespace schemabridge::ui
