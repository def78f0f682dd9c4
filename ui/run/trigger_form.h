#pragma once

#include "engine/runtime/engine.h"
#include "ui/document/workflow_document.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace schemabridge::ui {

class CodeEdit;
class Label;

/// The trigger that a test run sends: payload, entry, the sender's id, and whether it is forced.
class TriggerForm : public QWidget {
    Q_OBJECT

public:
    explicit TriggerForm(const WorkflowDocument &document, QWidget *parent = nullptr);

    QString payload() const;
    void setPayload(const QString &payload);
    /// The request as the form has it, with the workflow as it is now.
    runtime::TriggerRequest request() const;

Q_SIGNALS:
    void payloadEdited();
    /// Anything that the identity depends on, the workflow aside.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshEntries();
    void checkPayload();
    void retranslate();

    const WorkflowDocument &m_document;
    Label *m_payloadLabel;
    Label *m_payloadNote;
    CodeEdit *m_payload;
    QComboBox *m_entry;
    QLineEdit *m_clientId;
    QCheckBox *m_force;
};

} // namespace schemabridge::ui
