#include "ui/theme/theme.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace schemabridge;
using namespace schemabridge::ui;

namespace {

constexpr double contrastAA = 4.5; // WCAG 2.2, success criterion 1.4.3

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// WCAG 2.2, relative luminance.
double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &left, const QColor &right)
{
    const double a = luminance(left);
    const double b = luminance(right);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsReadableEverywhere_data();
    void textIsReadableEverywhere();
    void vertexTypesAreReadableAndApart_data();
    void vertexTypesAreReadableAndApart();
    void everyIconIsThereAndDrawsSomething();
};

void ThemeTest::textIsReadableEverywhere_data()
{
    QTest::addColumn<ThemeMode>("mode");
    QTest::addColumn<ColorToken>("front");
    QTest::addColumn<ColorToken>("back");
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        const char *name = mode == ThemeMode::Light ? "light" : "dark";
        for (const auto front : {ColorToken::Text, ColorToken::TextMuted, ColorToken::AccentText}) {
            for (const auto back :
                 {ColorToken::Window, ColorToken::Surface, ColorToken::Sunken, ColorToken::Canvas})
                QTest::addRow("%s %d on %d", name, int(front), int(back)) << mode << front << back;
        }
        QTest::addRow("%s on accent", name) << mode << ColorToken::OnAccent << ColorToken::Accent;
        QTest::addRow("%s selected row", name) << mode << ColorToken::AccentText << ColorToken::AccentSoft;
        for (const Tone tone :
             {Tone::Neutral, Tone::Info, Tone::Success, Tone::Warning, Tone::Danger, Tone::Guard})
            QTest::addRow("%s tone %d", name, int(tone)) << mode << strongColor(tone) << softColor(tone);
    }
}

void ThemeTest::textIsReadableEverywhere()
{
    QFETCH(ThemeMode, mode);
    QFETCH(ColorToken, front);
    QFETCH(ColorToken, back);
    Theme::instance().setMode(mode);
    const double ratio = contrast(themeColor(front), themeColor(back));
    QVERIFY2(ratio >= contrastAA, qPrintable(QString::number(ratio)));
}

void ThemeTest::vertexTypesAreReadableAndApart_data()
{
    QTest::addColumn<ThemeMode>("mode");
    QTest::newRow("light") << ThemeMode::Light;
    QTest::newRow("dark") << ThemeMode::Dark;
}

void ThemeTest::vertexTypesAreReadableAndApart()
{
    QFETCH(ThemeMode, mode);
    Theme::instance().setMode(mode);
    QSet<QRgb> colors;
    for (const workflow::VertexType type : workflow::vertexTypes) {
        const VertexLook look = vertexLook(type);
        QVERIFY(contrast(look.strong, look.soft) >= contrastAA);
        QVERIFY(contrast(look.strong, themeColor(ColorToken::Surface)) >= contrastAA);
        colors.insert(look.strong.rgb());
    }
    QCOMPARE(colors.size(), static_cast<qsizetype>(workflow::vertexTypes.size()));
}

void ThemeTest::everyIconIsThereAndDrawsSomething()
{
    for (int number = 0; number <= static_cast<int>(Icon::Connect); ++number) {
        QImage image(20, 20, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintIcon(painter, image.rect(), static_cast<Icon>(number), Qt::black);
        painter.end();
        QImage empty = image;
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, qPrintable(QString::number(number)));
    }
}

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
