#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

namespace schemabridge::ui {

/// The program's language: the system's where it is spoken here, or the user's choice; changed while the
/// program runs (every widget gets a QEvent::LanguageChange).
class Language : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Takes up what the user chose last.
    void restore();
    /// @param code  `en`, `de`; empty: as the system
    void choose(const QString &code);
    /// What was chosen; empty: as the system.
    QString choice() const { return m_choice; }

private:
    void load(const QString &code);

    QString m_choice;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace schemabridge::ui
