#include "ui/messages/pattern.h"

#include <QRegularExpression>

namespace schemabridge::ui {

namespace {

/// Replaces each match by what `replacement` makes of it; what it gives is not searched again.
QString replaceEach(const QString &text, const QRegularExpression &expression,
                    const std::function<QString(const QRegularExpressionMatch &)> &replacement)
{
    QString filled;
    qsizetype end = 0;
    for (auto matches = expression.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        filled += text.mid(end, match.capturedStart() - end);
        filled += replacement(match);
        end = match.capturedEnd();
    }
    return filled + text.mid(end);
}

const QRegularExpression &namePlace()
{
    static const QRegularExpression place(QStringLiteral("(?<!\\{)\\{(\\w+)\\}"));
    return place;
}

const QRegularExpression &optionalPart()
{
    static const QRegularExpression part(QStringLiteral("\\[([^\\]]*)\\]"));
    return part;
}

bool hasAllValues(const QString &part, const PatternValue &value)
{
    for (auto places = namePlace().globalMatch(part); places.hasNext();) {
        if (value(places.next().captured(1)).isEmpty())
            return false;
    }
    return true;
}

} // namespace

QString fillPattern(const QString &pattern, const PatternValue &value)
{
    const auto chosen = replaceEach(pattern, optionalPart(), [&](const QRegularExpressionMatch &part) {
        return hasAllValues(part.captured(1), value) ? part.captured(1) : QString();
    });
    return replaceEach(chosen, namePlace(),
                       [&](const QRegularExpressionMatch &place) { return value(place.captured(1)); });
}

} // namespace schemabridge::ui
