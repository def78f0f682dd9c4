#include "ui/theme/typography.h"

#include <QFontDatabase>
#include <QStringList>

namespace schemabridge::ui {

namespace {

QString firstInstalled(const QStringList &families, const QString &fallback)
{
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : families) {
        if (installed.contains(family))
            return family;
    }
    return fallback;
}

const QString &textFamily()
{
    static const QString family =
        firstInstalled({QStringLiteral("Inter"), QStringLiteral("Inter Variable")},
                       QFontDatabase::systemFont(QFontDatabase::GeneralFont).family());
    return family;
}

const QString &codeFamily()
{
    static const QString family =
        firstInstalled({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")},
                       QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    return family;
}

QFont makeFont(const QString &family, int pixels, QFont::Weight weight)
{
    QFont font(family);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

QFont textFont(TextStyle style)
{
    switch (style) {
    case TextStyle::Display:
        return makeFont(textFamily(), 22, QFont::DemiBold);
    case TextStyle::Title:
        return makeFont(textFamily(), 16, QFont::DemiBold);
    case TextStyle::Heading:
        return makeFont(textFamily(), 13, QFont::DemiBold);
    case TextStyle::Body:
        return makeFont(textFamily(), 13, QFont::Normal);
    case TextStyle::Strong:
        return makeFont(textFamily(), 13, QFont::Medium);
    case TextStyle::Small:
        return makeFont(textFamily(), 12, QFont::Normal);
    case TextStyle::Caption:
        return makeFont(textFamily(), 11, QFont::Medium);
    case TextStyle::Code:
        return makeFont(codeFamily(), 12, QFont::Normal);
    }
    return makeFont(textFamily(), 13, QFont::Normal);
}

} // namespace schemabridge::ui
