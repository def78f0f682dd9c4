#include "ui/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

namespace schemabridge::ui {

namespace {

QString settingsKey()
{
    return QStringLiteral("language");
}

QString systemCode()
{
    return QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
}

} // namespace

void Language::restore()
{
    m_choice = QSettings().value(settingsKey()).toString();
    load(m_choice.isEmpty() ? systemCode() : m_choice);
}

void Language::choose(const QString &code)
{
    m_choice = code;
    QSettings().setValue(settingsKey(), code);
    load(code.isEmpty() ? systemCode() : code);
}

/// English is the source text; its own translation only knows singular and plural.
void Language::load(const QString &code)
{
    QLocale::setDefault(QLocale(code));
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral("qtbase_") % code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/translations/schemabridge_") % code))
        QCoreApplication::installTranslator(&m_own);
}

} // namespace schemabridge::ui
