#pragma once

#include <QLineEdit>

#include <functional>

namespace schemabridge::ui {

/// A line to type in over the canvas. Enter or a click elsewhere takes the text, Escape gives it up; then it
/// goes away.
class InlineEditor final : public QLineEdit {
    Q_OBJECT

public:
    InlineEditor(const QString &text, std::function<void(const QString &)> accept, QWidget *parent);

    /// Shows it around a place, within its parent.
    void showAt(QPoint center, int width);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void finish(bool accepted);

    std::function<void(const QString &)> m_accept;
    bool m_isFinished = false;
};

} // namespace schemabridge::ui
