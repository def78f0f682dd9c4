#pragma once

#include "ui/theme/color_token.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;

namespace schemabridge::ui {

class IconButton;
class Label;

/// One sentence within the window, with what can be done about it, in place of a dialog that stops the work.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Replaces what is shown; its actions go.
    void showMessage(Tone tone, const QString &text);
    /// Adds a button that runs the action and then hides the bar.
    void addAction(const QString &text, std::function<void()> action);
    void dismiss();

    QString text() const;

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void removeActions();

    Tone m_tone = Tone::Info;
    Label *m_text;
    QHBoxLayout *m_actions;
    IconButton *m_close;
};

} // namespace schemabridge::ui
