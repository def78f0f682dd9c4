#include "ui/theme/style_sheet.h"

#include "ui/theme/color_token.h"
#include "ui/theme/theme.h"

#include <QFile>

namespace schemabridge::ui {

QString styleSheet()
{
    QFile file(QStringLiteral(":/theme/style.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const auto fill = [&sheet](QLatin1StringView name, ColorToken token) {
        const QColor color = themeColor(token);
        sheet.replace(u'@' % QString(name) % u';', color.name(QColor::HexArgb) % u';');
    };
#define SCHEMABRIDGE_FILL(name) fill(QLatin1StringView(#name), ColorToken::name);
    SCHEMABRIDGE_COLOR_TOKENS(SCHEMABRIDGE_FILL)
#undef SCHEMABRIDGE_FILL
    return sheet;
}

} // namespace schemabridge::ui
