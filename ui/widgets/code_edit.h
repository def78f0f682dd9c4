#pragma once

#include <QPlainTextEdit>

namespace schemabridge::ui {

/// A field for JSON and expressions: fixed pitch, coloured, as high as its text within bounds. Tab leaves it.
class CodeEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeEdit(QWidget *parent = nullptr);

    /// In lines of text; the height follows the text in between.
    void setLines(int minimum, int maximum);
    /// Replaces the text and keeps the cursor where it can stay.
    void setTextKeepingCursor(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void focusLeft();

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int heightFor(int lines) const;
    int shownLines() const;

    int m_linesMin = 3;
    int m_linesMax = 12;
};

} // namespace schemabridge::ui
