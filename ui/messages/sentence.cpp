#include "ui/messages/sentence.h"

#include "ui/messages/message_row.h"
#include "ui/messages/pattern.h"

#include <QCoreApplication>
#include <QStringList>

namespace schemabridge::ui {

namespace {

constexpr qsizetype valueCharactersMax = 300;

QString translated(const char *text)
{
    return QCoreApplication::translate("Messages", text);
}

/// One line of bounded length, whatever a file or a host put into it.
QString shown(std::string_view value)
{
    auto text = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())).simplified();
    if (text.size() > valueCharactersMax)
        text = text.left(valueCharactersMax) + QStringLiteral("…");
    return text;
}

QString argumentText(const Error &error, const QString &name)
{
    if (name == QStringLiteral("message"))
        return problemText(error);
    const auto value = error.argument(name.toStdString());
    const char *const known = findText(reasonRows(), value);
    return known ? translated(known) : shown(value);
}

QString filled(const char *pattern, const Error &error)
{
    return fillPattern(translated(pattern), [&](const QString &name) { return argumentText(error, name); });
}

/// `order.workflow.json:12:5`, `line 12, column 5`, or nothing.
QString textPlace(const Error &error)
{
    const auto file = shown(error.argument("file"));
    const auto line = shown(error.argument("line"));
    const auto column = shown(error.argument("column"));
    if (file.isEmpty()) {
        if (!line.isEmpty())
            return QCoreApplication::translate("Messages", "line %1, column %2").arg(line, column);
        return column.isEmpty() ? QString()
                                : QCoreApplication::translate("Messages", "column %1").arg(column);
    }
    return line.isEmpty() ? file : QStringLiteral("%1:%2:%3").arg(file, line, column);
}

QString expressionPlace(const Error &error)
{
    const auto position = shown(error.argument("position"));
    return position.isEmpty() ? QString()
                              : QCoreApplication::translate("Messages", "character %1").arg(position);
}

QString namedPlace(const char *pattern, const Error &error, const char *name)
{
    const auto value = shown(error.argument(name));
    return value.isEmpty() ? QString() : translated(pattern).arg(value);
}

QString ended(const QString &text)
{
    return text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.');
}

/// Most values are the user's own; what a regular expression has is told in words.
QString valueText(const Error &error)
{
    const auto value = error.argument("value");
    const bool isInWords = error.argument("code") == "S0303" || error.argument("code") == "S0304";
    return isInWords ? QCoreApplication::translate("Messages", std::string(value).c_str()) : shown(value);
}

} // namespace

QString problemText(const Error &error)
{
    const char *const known = findText(problemRows(), error.argument("code"));
    // The table's sentence needs the value; an error that does not carry it has the sentence itself.
    if (!known || (QByteArray(known).contains("{value}") && error.argument("value").empty()))
        return shown(error.argument("message"));
    const auto token = error.argument("token");
    return fillPattern(translated(known), [&](const QString &name) {
        if (name == QStringLiteral("value"))
            return valueText(error);
        return token.empty() ? QCoreApplication::translate("Messages", "The value") : shown(token);
    });
}

QString placeText(const Error &error)
{
    const QStringList places{
        textPlace(error),
        namedPlace(QT_TRANSLATE_NOOP("Messages", "vertex \"%1\""), error, "vertex"),
        namedPlace(QT_TRANSLATE_NOOP("Messages", "edge \"%1\""), error, "edge"),
        namedPlace(QT_TRANSLATE_NOOP("Messages", "at %1"), error, "pointer"),
        expressionPlace(error),
    };
    QStringList known;
    for (const auto &place : places) {
        if (!place.isEmpty())
            known.append(place);
    }
    return known.join(QStringLiteral(", "));
}

Message message(const Error &error)
{
    const auto *const row = findMessageRow(error.code);
    if (!row)
        return {shown(describe(error)), {}, {}};
    return {filled(row->what, error), placeText(error), filled(row->whatToDo, error)};
}

QString sentence(const Error &error)
{
    const auto parts = message(error);
    QString text = parts.what;
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    if (!parts.where.isEmpty())
        text += QStringLiteral(" (%1)").arg(parts.where);
    text = ended(text);
    return parts.whatToDo.isEmpty() ? text : text + QLatin1Char(' ') + ended(parts.whatToDo);
}

} // namespace schemabridge::ui
