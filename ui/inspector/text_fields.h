#pragma once

#include "ui/inspector/property_field.h"

class QComboBox;
class QLineEdit;

namespace schemabridge::ui {

class CodeEdit;
class ElidedLabel;

/// One line of text, written as it is typed.
class TextField final : public PropertyField {
    Q_OBJECT

public:
    TextField(Property property, QWidget *parent);

    void setScope(const ExpressionScope &scope) override;
    QWidget *editor() const override;

protected:
    void showValue(const MemberValue &value) override;

private:
    void explain();

    QLineEdit *m_edit;
    bool m_isWriting = false;
    std::optional<MemberValue> m_written; ///< what the document made of the text shown
};

/// An expression of several lines.
class ExpressionField final : public PropertyField {
    Q_OBJECT

public:
    ExpressionField(Property property, QWidget *parent);

    void setScope(const ExpressionScope &scope) override;
    QWidget *editor() const override;

protected:
    void showValue(const MemberValue &value) override;

private:
    void explain();

    CodeEdit *m_edit;
};

/// JSON, or one expression; what is no JSON stays a draft.
class JsonField final : public PropertyField {
    Q_OBJECT

public:
    JsonField(Property property, QWidget *parent);

    QWidget *editor() const override;
    QString draft() const override;
    void restoreDraft(const QString &text) override;

protected:
    void showValue(const MemberValue &value) override;

private:
    void textEdited();

    CodeEdit *m_edit;
    bool m_isShowing = false;
};

/// A whole number; anything else stays a draft.
class NumberField final : public PropertyField {
    Q_OBJECT

public:
    NumberField(Property property, QWidget *parent);

    QWidget *editor() const override;
    QString draft() const override;
    void restoreDraft(const QString &text) override;

protected:
    void showValue(const MemberValue &value) override;

private:
    void textEdited(const QString &text);
    const NumberEditor &range() const { return std::get<NumberEditor>(property().editor); }

    QLineEdit *m_edit;
};

/// One of several.
class ChoiceField final : public PropertyField {
    Q_OBJECT

public:
    ChoiceField(Property property, QWidget *parent);

    QWidget *editor() const override;

protected:
    void showValue(const MemberValue &value) override;

private:
    void fill();
    int indexOf(const MemberValue &value) const;

    QComboBox *m_choice;
};

/// Shown only.
class ReadOnlyField final : public PropertyField {
    Q_OBJECT

public:
    ReadOnlyField(Property property, QWidget *parent);

    QWidget *editor() const override;

protected:
    void showValue(const MemberValue &value) override;

private:
    QLineEdit *m_text;
};

} // namespace schemabridge::ui
