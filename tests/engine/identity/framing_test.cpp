#include "engine/base/hex.h"
#include "engine/identity/execution_key.h"
#include "engine/identity/framing.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::identity;

namespace {

QByteArray part(const QByteArray &bytes)
{
    QByteArray framed(7, '\0');
    framed += char(bytes.size());
    return framed + bytes;
}

/// The digest that the openssl tool prints for these bytes; empty where it fails.
std::string digestByTool(const QString &tool, const QByteArray &bytes)
{
    QProcess process;
    process.start(tool, {QStringLiteral("dgst"), QStringLiteral("-sha256"), QStringLiteral("-r")});
    process.write(bytes);
    process.closeWriteChannel();
    if (!process.waitForFinished())
        return {};
    return process.readAllStandardOutput().left(64).toStdString();
}

} // namespace

class FramingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void digestFollowsTheStandard_data();
    void digestFollowsTheStandard();
    void lengthIsEightBytesMostSignificantFirst();
    void movingBytesBetweenPartsChangesTheFraming();
    void idsAgreeWithTheOpensslTool();
};

void FramingTest::digestFollowsTheStandard_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("digest");
    // NIST, example values for SHA-256.
    QTest::newRow("empty") << QByteArray()
                           << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("abc") << QByteArray("abc")
                         << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray(
                                       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

void FramingTest::digestFollowsTheStandard()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, digest);
    QCOMPARE(toHex(sha256(text.toStdString())), digest.toStdString());
}

void FramingTest::lengthIsEightBytesMostSignificantFirst()
{
    const std::string longPart(0x010203, 'x');
    const std::string bytes = framed("tag", {"", longPart});
    QCOMPARE(bytes.substr(0, 3), std::string("tag"));
    QCOMPARE(bytes.substr(3, 8), std::string(8, '\0'));
    QCOMPARE(bytes.substr(11, 8), std::string("\0\0\0\0\0\1\2\3", 8));
    QCOMPARE(bytes.substr(19), longPart);
}

void FramingTest::movingBytesBetweenPartsChangesTheFraming()
{
    QVERIFY(framed("t", {"ab", "c"}) != framed("t", {"a", "bc"}));
    QVERIFY(framed("t", {"abc"}) != framed("t", {"abc", ""}));
    QVERIFY(framed("t", {"", "abc"}) != framed("t", {"abc", ""}));
}

/// The framing is written by hand here, and the digest made by another program: nothing of ours is trusted.
void FramingTest::idsAgreeWithTheOpensslTool()
{
    const QString tool = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    if (tool.isEmpty())
        QSKIP("the openssl command line tool is not installed: ids were not compared with it");
    const KeyScope scope{"acme", "order_received"};
    const QByteArray workspaceAndEntry = part("acme") + part("order_received");

    const QByteArray content = "schemabridge.execution.v1" + workspaceAndEntry + part("{\"id\":1}");
    QCOMPARE(contentExecutionId(scope, "{\"id\":1}").toString(), digestByTool(tool, content));

    const QByteArray client =
        "schemabridge.explicit.v1" + workspaceAndEntry + part("clientIdempotencyId") + part("evt_1");
    QCOMPARE(toHex(explicitKey(scope, Rule::ClientIdempotencyId, {"evt_1"})), digestByTool(tool, client));

    const QByteArray fields = "schemabridge.explicit.v1" + workspaceAndEntry + part("idempotencyFields") +
                              part("order.id") + part("\"A-1\"") + part("order.line") + part("7");
    QCOMPARE(toHex(explicitKey(scope, Rule::IdempotencyFields, {"order.id", "\"A-1\"", "order.line", "7"})),
             digestByTool(tool, fields));
}

QTEST_GUILESS_MAIN(FramingTest)
#include "framing_test.moc"
