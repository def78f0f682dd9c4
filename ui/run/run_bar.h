#pragma once

#include "engine/target/fault_script.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace schemabridge::ui {

class Button;
class Chip;

/// What can be started, and against what: the buttons of the run panel.
class RunBar : public QWidget {
    Q_OBJECT

public:
    explicit RunBar(QWidget *parent = nullptr);

    /// Only offered where the shown execution has a failed step.
    void setRetryOffered(bool offered);
    /// What goes wrong with the first call of the next run; the choice goes back to none.
    target::FaultScript takeFaults();

Q_SIGNALS:
    void runRequested();
    void sendTwiceRequested();
    void sendManyRequested(int count);
    void retryRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Button *m_run;
    Button *m_twice;
    Button *m_many;
    QSpinBox *m_count;
    QComboBox *m_fault;
    Button *m_retry;
    Chip *m_badge;
};

} // namespace schemabridge::ui
