#include "engine/expression/token.h"

#include <QTest>

using schemabridge::expression::Token;
using schemabridge::expression::tokenize;

namespace {

/// Each token as its kind's letter and its text: `n:payload o:. ...`
QByteArray describe(const QByteArray &source)
{
    constexpr char letters[] = "nvsdcorki";
    QByteArray text;
    for (const Token &token : tokenize(source.toStdString())) {
        text += text.isEmpty() ? "" : " ";
        text += letters[static_cast<int>(token.kind)];
        text += ':' + source.mid(static_cast<qsizetype>(token.start), static_cast<qsizetype>(token.length));
    }
    return text;
}

} // namespace

/// What an editor colours.
class TokenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsSplitIntoTokens_data();
    void textIsSplitIntoTokens();
};

void TokenTest::textIsSplitIntoTokens_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *story, const char *source, const char *expected) {
        QTest::newRow(story) << QByteArray(source) << QByteArray(expected);
    };
    row("nothing", "", "");
    row("blanks", " \n\t", "");
    row("a key", "'charge-' & payload.order.id", "s:'charge-' o:& n:payload o:. n:order o:. n:id");
    row("variables", "$x := $$.`odd name`", "v:$x o::= v:$$ o:. n:`odd name`");
    row("numbers and constants", "[0..10, 1.5e3, true, null]",
        "o:[ d:0 o:.. d:10 o:, d:1.5e3 o:, c:true o:, c:null o:]");
    row("words that are operators", "a and b or c in d", "n:a o:and n:b o:or n:c o:in n:d");
    row("operators of two characters", "a ?? b ?: c ~> $d != e <= f >= g ** h",
        "n:a o:?? n:b o:?: n:c o:~> v:$d o:!= n:e o:<= n:f o:>= n:g o:** n:h");
    row("a slash after an operand divides", "a/b/c", "n:a o:/ n:b o:/ n:c");
    row("a slash elsewhere begins a regular expression", "$match(a, /b[/]c/i)",
        "v:$match o:( n:a o:, r:/b[/]c/i o:)");
    row("comments", "/* why */ a /* and */", "k:/* why */ n:a k:/* and */");
    row("an unfinished string", "a & 'b", "n:a o:& i:'b");
    row("an unfinished comment", "a /* b", "n:a i:/* b");
    row("an unfinished name", "a.`b", "n:a o:. i:`b");
    row("characters beyond ASCII", "größe & '✓'", "n:größe o:& s:'✓'");
}

void TokenTest::textIsSplitIntoTokens()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, expected);
    QCOMPARE(describe(source), expected);
}

QTEST_APPLESS_MAIN(TokenTest)
#include "token_test.moc"
