#include "engine/base/hex.h"
#include "engine/vault/cipher.h"
#include "engine/vault/passphrase_key.h"
#include "engine/vault/secret_table.h"

#include <QTest>

#include <type_traits>

using namespace schemabridge;
using namespace schemabridge::vault;

namespace {

template<typename Container = SecretBytes>
Container bytesFromHex(std::string_view digits)
{
    const auto decoded = fromHex(digits);
    return decoded ? Container(decoded->begin(), decoded->end()) : Container();
}

Nonce nonceFromHex(std::string_view digits)
{
    const auto decoded = bytesFromHex<Bytes>(digits);
    Nonce nonce{};
    std::copy(decoded.begin(), decoded.end(), nonce.begin());
    return nonce;
}

} // namespace

class CipherTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sealingFollowsTheStandard_data();
    void sealingFollowsTheStandard();
    void anotherKeyNonceOrHeaderOpensNothing();
    void emptyTextIsSealedToo();
    void derivedKeyFollowsTheStandard();
    void derivedKeyDependsOnAll();
    void tableComesBack();
    void brokenTableIsRefused_data();
    void brokenTableIsRefused();
    void secretsCannotBePrintedCopiedOrCompared();
};

void CipherTest::sealingFollowsTheStandard_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("nonce");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sealed");

    // McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B.
    QTest::newRow("test case 13") << QByteArray(64, '0') << QByteArray(24, '0') << QByteArray()
                                  << QByteArray() << QByteArray("530f8afbc74536b9a963b4f1c4cb738b");
    QTest::newRow("test case 14") << QByteArray(64, '0') << QByteArray(24, '0') << QByteArray()
                                  << QByteArray(32, '0')
                                  << QByteArray(
                                         "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919");
    QTest::newRow("test case 16")
        << QByteArray("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308")
        << QByteArray("cafebabefacedbaddecaf888") << QByteArray("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        << QByteArray("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                      "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        << QByteArray("522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                      "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
                      "76fc6ece0f4e1768cddf8853bb2d551b");
}

void CipherTest::sealingFollowsTheStandard()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, nonce);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, sealed);
    const auto plain = bytesFromHex(text.toStdString());
    const auto headerBytes = bytesFromHex<Bytes>(header.toStdString());
    const auto result =
        seal(bytesFromHex(key.toStdString()), nonceFromHex(nonce.toStdString()), headerBytes, plain);
    QVERIFY(result);
    QCOMPARE(toHex(*result), sealed.toStdString());
    QCOMPARE(unseal(bytesFromHex(key.toStdString()), nonceFromHex(nonce.toStdString()), headerBytes, *result),
             plain);
}

void CipherTest::anotherKeyNonceOrHeaderOpensNothing()
{
    const SecretBytes key(keySize, 1);
    const SecretBytes otherKey(keySize, 2);
    const Nonce nonce{};
    const Nonce otherNonce{1};
    const Bytes header = {1, 2, 3};
    const Bytes otherHeader = {1, 2, 4};
    const auto sealed = seal(key, nonce, header, SecretBytes{'x'});
    QVERIFY(sealed && unseal(key, nonce, header, *sealed));
    QVERIFY(!unseal(otherKey, nonce, header, *sealed));
    QVERIFY(!unseal(key, otherNonce, header, *sealed));
    QVERIFY(!unseal(key, nonce, otherHeader, *sealed));
    QVERIFY(!unseal(key, nonce, {}, *sealed));
    QVERIFY(!unseal(SecretBytes(16, 1), nonce, header, *sealed));
}

void CipherTest::emptyTextIsSealedToo()
{
    const SecretBytes key(keySize, 1);
    const auto sealed = seal(key, {}, {}, {});
    QVERIFY(sealed);
    QCOMPARE(sealed->size(), tagSize);
    const auto text = unseal(key, {}, {}, *sealed);
    QVERIFY(text && text->empty());
}

/// The vectors of RFC 7914 have other lengths of salt; this one was made by Python's hashlib.scrypt from the
/// passphrase "password", the salt 00 to 0f, N = 1024, r = 8, p = 1.
void CipherTest::derivedKeyFollowsTheStandard()
{
    Salt salt{};
    for (std::size_t i = 0; i < salt.size(); ++i)
        salt[i] = static_cast<unsigned char>(i);
    const auto key = keyFromPassphrase("password", salt, {10, 8, 1});
    QVERIFY(key);
    QCOMPARE(toHex(*key), std::string("3a7c0782a4dbdf543acd7c522fe853d9b34abb8af27a5c6597488cdf228140b5"));
}

void CipherTest::derivedKeyDependsOnAll()
{
    const ScryptCost cost = {4, 8, 1};
    const Salt salt{};
    const auto key = keyFromPassphrase("one", salt, cost);
    QVERIFY(key);
    QCOMPARE(key, keyFromPassphrase("one", salt, cost));
    QVERIFY(key != keyFromPassphrase("two", salt, cost));
    QVERIFY(key != keyFromPassphrase("one", Salt{1}, cost));
    QVERIFY(key != keyFromPassphrase("one", salt, {5, 8, 1}));
}

void CipherTest::tableComesBack()
{
    SecretTable table;
    table.emplace("EMPTY", SecretValue(""));
    table.emplace("LONG", SecretValue(std::string(100'000, 'x')));
    table.emplace("BINARY", SecretValue(std::string_view("\0\xFF\n", 3)));
    const auto again = tableFromBytes(tableToBytes(table));
    QVERIFY(again);
    QCOMPARE(again->size(), std::size_t(3));
    for (const auto &[name, value] : table)
        QCOMPARE(again->at(name).reveal(), value.reveal());
}

void CipherTest::brokenTableIsRefused_data()
{
    QTest::addColumn<QByteArray>("digits");
    QTest::newRow("half a length") << QByteArray("0000");
    QTest::newRow("name longer than the rest") << QByteArray("0000000241");
    QTest::newRow("no value") << QByteArray("0000000141");
    QTest::newRow("value longer than the rest") << QByteArray("000000014100000002ff");
    QTest::newRow("enormous length") << QByteArray("ffffffff41");
}

void CipherTest::brokenTableIsRefused()
{
    QFETCH(QByteArray, digits);
    QVERIFY(!tableFromBytes(bytesFromHex(digits.toStdString())));
}

void CipherTest::secretsCannotBePrintedCopiedOrCompared()
{
    static_assert(!std::is_copy_constructible_v<SecretValue> && !std::is_copy_assignable_v<SecretValue>);
    static_assert(!std::equality_comparable<SecretValue>);
    static_assert(!std::is_convertible_v<SecretValue, std::string> &&
                  !std::is_convertible_v<SecretValue, std::string_view>);
    SecretValue value("secret");
    const SecretValue taken(std::move(value));
    QCOMPARE(taken.reveal(), std::string_view("secret"));
}

QTEST_APPLESS_MAIN(CipherTest)
#include "cipher_test.moc"
