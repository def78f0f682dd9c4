#pragma once

#include "ui/document/expression_scope.h"
#include "ui/inspector/property.h"

#include <QWidget>

#include <memory>
#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace schemabridge::ui {

class FieldNote;
class IconButton;

/// A finding at a field, or below it: `pointer` continues the field's own.
struct FieldFinding {
    std::string pointer; ///< empty: the field itself; else such as `/Idempotency-Key`
    QString text;
    bool isError = true;
};

/// A property's label, editor and note. Each kind of editor is one subclass; makeField() knows which.
///
/// Text that cannot be written yet (no JSON, no number) is a draft: it stays as typed whatever the document
/// does, until it can be written or the user goes back to the saved one.
class PropertyField : public QWidget {
    Q_OBJECT

public:
    PropertyField(Property property, QWidget *parent);

    const Property &property() const { return m_property; }
    /// The same property with fresh texts and functions.
    void setProperty(Property property);
    /// Shows what the document says now.
    void refresh();
    virtual void setScope(const ExpressionScope &scope);
    virtual void setFindings(const std::vector<FieldFinding> &findings);
    /// The widget that takes the focus.
    virtual QWidget *editor() const = 0;

    bool hasDraft() const { return !m_draftError.isEmpty(); }
    virtual QString draft() const { return {}; }
    /// Shows a text that an earlier field of this property could not write.
    virtual void restoreDraft(const QString &) {}

Q_SIGNALS:
    /// What is typed next is another undo step.
    void editingEnded();

protected:
    virtual void showValue(const MemberValue &value) = 0;
    void write(const MemberValue &value);
    MemberValue value() const { return m_property.get(); }

    /// An empty error ends the draft.
    void setDraft(const QString &error);
    void addEditor(QWidget *editor);
    FieldNote &note() { return *m_note; }
    const json::Value &scope() const { return m_scope; }
    /// Undo goes to the document, except while there is a draft that it does not know.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillHeader();

    Property m_property;
    json::Value m_scope;
    QString m_draftError;
    QHBoxLayout *m_header;
    QVBoxLayout *m_rows;
    FieldNote *m_note;
    IconButton *m_goBack;
};

PropertyField *makeField(Property property, QWidget *parent);

} // namespace schemabridge::ui
