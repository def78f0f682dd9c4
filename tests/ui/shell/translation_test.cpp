#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

/// What the German file must hold for its users: every sentence, with the same places.
class TranslationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceIsTranslated_data();
    void everySentenceIsTranslated();

private:
    static QStringList placesIn(const QString &text);
};

void TranslationTest::everySentenceIsTranslated_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("translations");
    QFile file(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR "/translations/schemabridge_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    QString source;
    QStringList translations;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QStringLiteral("message"))
            translations.clear();
        else if (reader.isStartElement() && reader.name() == QStringLiteral("source"))
            source = reader.readElementText();
        else if (reader.isStartElement() && reader.name() == QStringLiteral("numerusform"))
            translations.append(reader.readElementText());
        else if (reader.isCharacters() && !reader.isWhitespace())
            translations.append(reader.text().toString());
        else if (reader.isEndElement() && reader.name() == QStringLiteral("message"))
            QTest::newRow(qPrintable(source.left(60))) << source << translations;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

void TranslationTest::everySentenceIsTranslated()
{
    QFETCH(QString, source);
    QFETCH(QStringList, translations);
    QVERIFY2(!translations.isEmpty(), qPrintable(source));
    for (const QString &translation : translations) {
        QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(source));
        QCOMPARE(placesIn(translation), placesIn(source));
    }
}

QStringList TranslationTest::placesIn(const QString &text)
{
    static const QRegularExpression place(QStringLiteral(R"(%\d|%n|\{[a-zA-Z]+\})"));
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places.append(match.next().captured());
    places.sort();
    places.removeDuplicates();
    return places;
}

QTEST_APPLESS_MAIN(TranslationTest)
#include "translation_test.moc"
