#pragma once

#include "engine/runtime/engine_client.h"

#include <QWidget>

#include <optional>

class QPlainTextEdit;

namespace schemabridge::ui {

class Button;
class Chip;
class ElidedLabel;
class EmptyState;
class IconButton;
class Label;

/// What one step of the shown execution did: state, key, the request as recorded, the output, the error.
class StepDetails : public QWidget {
    Q_OBJECT

public:
    explicit StepDetails(QWidget *parent = nullptr);

    /// @param step  nothing: the vertex has not been reached
    void showStep(const QString &name, const std::optional<StepRecord> &step);
    /// Nothing is chosen, or no run is shown.
    void showNothing();

Q_SIGNALS:
    void retryRequested(const schemabridge::VertexId &vertex);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *buildHeader();
    QWidget *buildTexts();
    void refresh();
    void refreshHeader();
    void refreshTexts();
    void retranslate();

    bool m_hasVertex = false;
    QString m_name;
    std::optional<StepRecord> m_step;
    EmptyState *m_empty;
    QWidget *m_content;
    Label *m_title;
    Chip *m_state;
    Label *m_facts;
    ElidedLabel *m_key;
    IconButton *m_copyKey;
    Button *m_retry;
    Label *m_error;
    Label *m_requestLabel;
    QPlainTextEdit *m_request;
    Label *m_outputLabel;
    QPlainTextEdit *m_output;
};

} // namespace schemabridge::ui
