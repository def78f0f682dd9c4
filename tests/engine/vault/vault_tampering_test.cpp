#include "memory_keychain.h"

#include "engine/vault/vault.h"
#include "engine/vault/vault_header.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::vault;

/// A small vault is damaged in every way that one byte allows; nothing of it must be read then.
class VaultTamperingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyFlippedBitIsFound();
    void everyTruncationIsFound();
    void appendedBytesAreFound();
    void exchangedPartsAreFound();
    void damagedPassphraseVaultIsFound();

private:
    void write(const QByteArray &bytes) const;
    bool isRefusedAsTampered(const KeySource &source) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_file;
    KeySource m_source;
    QByteArray m_genuine;
};

void VaultTamperingTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("secrets.vault")).toStdString();
    m_source = {std::make_shared<MemoryKeychain>(), nullptr};
    auto vault = Vault::open(m_file, m_source);
    QVERIFY(vault.hasValue());
    QVERIFY(vault->set("A", SecretValue("1")).hasValue());
    QFile device(m_file);
    QVERIFY(device.open(QIODevice::ReadOnly));
    m_genuine = device.readAll();
    QCOMPARE(m_genuine.size(), qsizetype(VaultHeader::size + 10 + tagSize));
}

void VaultTamperingTest::write(const QByteArray &bytes) const
{
    QFile device(m_file);
    if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size())
        qFatal("the test's file cannot be written");
}

bool VaultTamperingTest::isRefusedAsTampered(const KeySource &source) const
{
    const auto vault = Vault::open(m_file, source);
    return !vault && vault.error().code == ErrorCode::VaultTampered &&
           !vault.error().argument("reason").empty();
}

void VaultTamperingTest::everyFlippedBitIsFound()
{
    for (qsizetype place = 0; place < m_genuine.size(); ++place) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray damaged = m_genuine;
            damaged[place] = char(damaged[place] ^ char(1U << unsigned(bit)));
            write(damaged);
            QVERIFY2(isRefusedAsTampered(m_source),
                     qPrintable(QStringLiteral("byte %1, bit %2").arg(place).arg(bit)));
        }
    }
    write(m_genuine);
    QCOMPARE(Vault::open(m_file, m_source)->get("A")->reveal(), std::string_view("1"));
}

void VaultTamperingTest::everyTruncationIsFound()
{
    for (qsizetype length = 0; length < m_genuine.size(); ++length) {
        write(m_genuine.left(length));
        QVERIFY2(isRefusedAsTampered(m_source), qPrintable(QStringLiteral("%1 bytes left").arg(length)));
    }
}

void VaultTamperingTest::appendedBytesAreFound()
{
    write(m_genuine + '\0');
    QVERIFY(isRefusedAsTampered(m_source));
    write(m_genuine + m_genuine);
    QVERIFY(isRefusedAsTampered(m_source));
    write(QByteArray(17 * 1024 * 1024, 'x'));
    QVERIFY(isRefusedAsTampered(m_source));
}

/// Header and text of two genuine states of one vault do not go together.
void VaultTamperingTest::exchangedPartsAreFound()
{
    auto vault = Vault::open(m_file, m_source);
    QVERIFY(vault->set("A", SecretValue("2")).hasValue());
    QFile device(m_file);
    QVERIFY(device.open(QIODevice::ReadOnly));
    const QByteArray later = device.readAll();
    device.close();
    const auto headerSize = qsizetype(VaultHeader::size);
    write(m_genuine.left(headerSize) + later.mid(headerSize));
    QVERIFY(isRefusedAsTampered(m_source));
    QVERIFY(!vault->set("B", SecretValue("3")).hasValue());
}

/// Every byte of the header, which is refused before a key is derived; of the rest, which costs scrypt each
/// time, the ends.
void VaultTamperingTest::damagedPassphraseVaultIsFound()
{
    QVERIFY(QFile::remove(QString::fromStdString(m_file.string())));
    int asked = 0;
    const KeySource source = {nullptr, [&asked] {
                                  ++asked;
                                  return std::optional(SecretValue("correct horse"));
                              }};
    QVERIFY(Vault::open(m_file, source)->set("A", SecretValue("1")).hasValue());
    QFile device(m_file);
    QVERIFY(device.open(QIODevice::ReadOnly));
    const QByteArray genuine = device.readAll();
    device.close();
    asked = 0;
    for (qsizetype place = 0; place < genuine.size(); ++place) {
        const bool isHeader = place < qsizetype(VaultHeader::size);
        const bool isEnd = place == qsizetype(VaultHeader::size) || place + 1 == genuine.size();
        if (!isHeader && !isEnd)
            continue;
        QByteArray damaged = genuine;
        damaged[place] = char(damaged[place] ^ 0x01);
        write(damaged);
        QVERIFY2(isRefusedAsTampered(source), qPrintable(QStringLiteral("byte %1").arg(place)));
        QCOMPARE(asked > 0, !isHeader);
    }
}

QTEST_GUILESS_MAIN(VaultTamperingTest)
#include "vault_tampering_test.moc"
