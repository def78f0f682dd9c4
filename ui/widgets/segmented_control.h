#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace schemabridge::ui {

/// Two to five choices side by side, one of them chosen; arrow keys move between them.
class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget *parent = nullptr);

    void addSegment(const QString &text, const QString &toolTip = {});
    /// For another language.
    void setSegmentText(int index, const QString &text, const QString &toolTip = {});
    int count() const;
    /// -1 where none is.
    int currentIndex() const;
    /// Does not emit chosen().
    void setCurrentIndex(int index);

Q_SIGNALS:
    /// The user chose another one.
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_buttons;
    QHBoxLayout *m_layout;
};

} // namespace schemabridge::ui
