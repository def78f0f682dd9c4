#pragma once

#include "ui/inspector/expression_feedback.h"
#include "ui/widgets/label.h"

namespace schemabridge::ui {

/// The line below a field: an error before a warning before a preview; hidden while there is none.
class FieldNote : public Label {
    Q_OBJECT

public:
    explicit FieldNote(QWidget *parent = nullptr);

    void setError(const QString &text);
    /// What the check of the whole workflow found here.
    void setFinding(const QString &text, bool isError);
    void setFeedback(const ExpressionFeedback &feedback);

private:
    void refresh();
    void showNote(const QString &text, ColorToken color);

    QString m_error;
    QString m_finding;
    bool m_findingIsError = false;
    ExpressionFeedback m_feedback;
};

} // namespace schemabridge::ui
