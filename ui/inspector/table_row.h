#pragma once

#include "ui/inspector/property.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace schemabridge::ui {

class FieldNote;

/// One member of a table: name, value, and what is to be said of it.
class TableRow : public QWidget {
    Q_OBJECT

public:
    TableRow(const TableEditor &editor, QWidget *parent);

    QString name() const;
    /// The value as the file writes it: what is not edited keeps its type.
    json::Value value(bool keepsTypes) const;
    QString valueText() const;
    void showMember(const QString &name, const json::Value &value);

    /// Is it the member that carries the idempotency key?
    void setIsKey(bool isKey);
    bool isKey() const { return m_isKey; }
    FieldNote &note() { return *m_note; }
    QLineEdit *nameEdit() const { return m_name; }
    QLineEdit *valueEdit() const { return m_value; }

    /// A row without a name, or with one that is taken, is not written yet.
    bool isWritten = false;

Q_SIGNALS:
    void edited();
    void removeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLineEdit *m_name;
    QLineEdit *m_value;
    QAction *m_keyMark;
    FieldNote *m_note;
    json::Value m_original;
    bool m_isKey = false;
};

} // namespace schemabridge::ui
