#include "memory_keychain.h"

#include "engine/vault/system_keychain.h"
#include "engine/vault/vault.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge;
using namespace schemabridge::vault;

namespace {

AskPassphrase answering(std::string passphrase)
{
    return [passphrase] { return std::optional(SecretValue(passphrase)); };
}

std::string told(const Status &status)
{
    return status ? std::string("ok") : describe(status.error());
}

template<typename T>
std::string told(const Result<T> &result)
{
    return result ? std::string("ok") : describe(result.error());
}

} // namespace

class VaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void secretsComeBackFromTheFile();
    void aNewVaultAsksForNothingUntilItIsNeeded();
    void fileIsForItsOwnerOnlyAndHoldsNoPlainText();
    void everySaveHasAnotherNonce();
    void namesAreChecked_data();
    void namesAreChecked();
    void unknownSecretsAreNamed();
    void removedSecretsAreGone();
    void passphraseOpensWhereThereIsNoKeychain();
    void wrongPassphraseReadsNothing();
    void missingKeysAreTold_data();
    void missingKeysAreTold();
    void refusalOfTheKeychainIsNotGoneAround();
    void twoHoldersKeepEachOthersChanges();
    void aFileInUseIsNotChanged();
    void aFolderThatIsMissingIsTold();
    void theSystemsKeychainAnswersOrIsUnavailable();

private:
    std::filesystem::path file() const
    {
        return m_folder->filePath(QStringLiteral("secrets.vault")).toStdString();
    }
    QByteArray content() const
    {
        QFile device(file());
        return device.open(QIODevice::ReadOnly) ? device.readAll() : QByteArray();
    }
    KeySource byKeychain() const { return {m_keychain, nullptr}; }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<MemoryKeychain> m_keychain;
};

void VaultTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_keychain = std::make_shared<MemoryKeychain>();
}

void VaultTest::secretsComeBackFromTheFile()
{
    auto vault = Vault::open(file(), byKeychain());
    QVERIFY(vault.hasValue());
    QCOMPARE(told(vault->set("PAYMENTS_KEY", SecretValue("sk_test_1"))), std::string("ok"));
    QCOMPARE(told(vault->set("CRM_TOKEN", SecretValue("first"))), std::string("ok"));
    QCOMPARE(told(vault->set("CRM_TOKEN", SecretValue("second"))), std::string("ok"));

    const auto again = Vault::open(file(), byKeychain());
    QVERIFY(again.hasValue());
    QCOMPARE(again->list(), (std::vector<std::string>{"CRM_TOKEN", "PAYMENTS_KEY"}));
    QCOMPARE(again->get("CRM_TOKEN")->reveal(), std::string_view("second"));
    QCOMPARE(again->get("PAYMENTS_KEY")->reveal(), std::string_view("sk_test_1"));
}

void VaultTest::aNewVaultAsksForNothingUntilItIsNeeded()
{
    int asked = 0;
    const auto vault = Vault::open(file(), {nullptr, [&asked] {
                                                ++asked;
                                                return std::optional<SecretValue>();
                                            }});
    QVERIFY(vault.hasValue());
    QVERIFY(vault->list().empty());
    QCOMPARE(asked, 0);
    QVERIFY(!std::filesystem::exists(file()));
}

void VaultTest::fileIsForItsOwnerOnlyAndHoldsNoPlainText()
{
    auto vault = Vault::open(file(), byKeychain());
    QVERIFY(vault->set("PAYMENTS_KEY", SecretValue("sk_test_1")).hasValue());
    const auto permissions = QFileInfo(file()).permissions();
    QCOMPARE(permissions & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther | QFileDevice::ExeOwner),
             QFileDevice::Permissions());
    QVERIFY(!content().contains("sk_test"));
    QVERIFY(!content().contains("PAYMENTS"));
    QCOMPARE(m_keychain->entries.size(), std::size_t(1));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(file().string()) + QStringLiteral(".lock")));
}

void VaultTest::everySaveHasAnotherNonce()
{
    auto vault = Vault::open(file(), byKeychain());
    QVERIFY(vault->set("A", SecretValue("same")).hasValue());
    const QByteArray first = content();
    QVERIFY(vault->set("A", SecretValue("same")).hasValue());
    const QByteArray second = content();
    QCOMPARE(first.left(32), second.left(32));
    QVERIFY(first.mid(32, 12) != second.mid(32, 12));
    QVERIFY(first.mid(52) != second.mid(52));
}

void VaultTest::namesAreChecked_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("isValid");
    const auto row = [](const QByteArray &name, bool isValid) {
        QTest::addRow("'%s' (%d)", name.left(20).constData(), int(name.size())) << name << isValid;
    };
    row("A", true);
    row("_1", true);
    row("PAYMENTS_KEY_2", true);
    row(QByteArray(128, 'A'), true);
    row(QByteArray(129, 'A'), false);
    row("", false);
    row("1A", false);
    row("a", false);
    row("A-B", false);
    row("A B", false);
    row("\xC3\x84", false);
    row(QByteArray("A\0B", 3), false);
}

void VaultTest::namesAreChecked()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, isValid);
    auto vault = Vault::open(file(), byKeychain());
    const Status status = vault->set(name.toStdString(), SecretValue("x"));
    QCOMPARE(status.hasValue(), isValid);
    if (!isValid) {
        QCOMPARE(status.error().code, ErrorCode::SecretNameInvalid);
        QVERIFY(!std::filesystem::exists(file()));
    }
}

void VaultTest::unknownSecretsAreNamed()
{
    auto vault = Vault::open(file(), byKeychain());
    QCOMPARE(told(vault->get("NOPE")), std::string("SECRET_UNKNOWN name=NOPE"));
    QCOMPARE(told(vault->remove("NOPE")), std::string("SECRET_UNKNOWN name=NOPE"));
}

void VaultTest::removedSecretsAreGone()
{
    auto vault = Vault::open(file(), byKeychain());
    QVERIFY(vault->set("A", SecretValue("1")).hasValue());
    QVERIFY(vault->set("B", SecretValue("2")).hasValue());
    QVERIFY(vault->remove("A").hasValue());
    QCOMPARE(Vault::open(file(), byKeychain())->list(), std::vector<std::string>{"B"});
    QVERIFY(vault->remove("B").hasValue());
    QVERIFY(Vault::open(file(), byKeychain())->list().empty());
}

void VaultTest::passphraseOpensWhereThereIsNoKeychain()
{
    m_keychain->answer = KeychainAnswer::Unavailable;
    auto vault = Vault::open(file(), {m_keychain, answering("correct horse")});
    QCOMPARE(told(vault->set("A", SecretValue("1"))), std::string("ok"));
    const auto again = Vault::open(file(), {nullptr, answering("correct horse")});
    QCOMPARE(told(again), std::string("ok"));
    QCOMPARE(again->get("A")->reveal(), std::string_view("1"));
}

void VaultTest::wrongPassphraseReadsNothing()
{
    auto vault = Vault::open(file(), {nullptr, answering("correct horse")});
    QVERIFY(vault->set("A", SecretValue("1")).hasValue());
    const QByteArray before = content();
    QCOMPARE(told(Vault::open(file(), {nullptr, answering("correct hose")})),
             std::string("VAULT_TAMPERED reason=wrong_passphrase_or_damaged"));
    QCOMPARE(content(), before);
}

void VaultTest::missingKeysAreTold_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("another computer")
        << int(KeychainAnswer::NotFound) << QByteArray("VAULT_LOCKED reason=key_not_in_keychain");
    QTest::newRow("no keychain") << int(KeychainAnswer::Unavailable)
                                 << QByteArray("VAULT_LOCKED reason=no_keychain");
    QTest::newRow("the person said no")
        << int(KeychainAnswer::Denied) << QByteArray("VAULT_LOCKED reason=keychain_denied");
}

void VaultTest::missingKeysAreTold()
{
    QFETCH(int, answer);
    QFETCH(QByteArray, expected);
    auto vault = Vault::open(file(), byKeychain());
    QVERIFY(vault->set("A", SecretValue("1")).hasValue());
    m_keychain->answer = static_cast<KeychainAnswer>(answer);
    QCOMPARE(told(Vault::open(file(), {m_keychain, answering("never asked")})), expected.toStdString());
}

void VaultTest::refusalOfTheKeychainIsNotGoneAround()
{
    m_keychain->answer = KeychainAnswer::Denied;
    auto vault = Vault::open(file(), {m_keychain, answering("never asked")});
    QCOMPARE(told(vault->set("A", SecretValue("1"))), std::string("VAULT_LOCKED reason=keychain_denied"));
    QVERIFY(vault->list().empty());
    auto closed = Vault::open(file(), {nullptr, nullptr});
    QCOMPARE(told(closed->set("A", SecretValue("1"))), std::string("VAULT_LOCKED reason=no_passphrase"));
    auto empty = Vault::open(file(), {nullptr, answering("")});
    QCOMPARE(told(empty->set("A", SecretValue("1"))), std::string("VAULT_LOCKED reason=no_passphrase"));
    QVERIFY(!std::filesystem::exists(file()));
}

void VaultTest::twoHoldersKeepEachOthersChanges()
{
    auto first = Vault::open(file(), byKeychain());
    auto second = Vault::open(file(), byKeychain());
    QVERIFY(first->set("A", SecretValue("1")).hasValue());
    QVERIFY(second->set("B", SecretValue("2")).hasValue());
    QVERIFY(first->remove("A").hasValue());
    QCOMPARE(first->list(), std::vector<std::string>{"B"});
    QVERIFY(second->reload().hasValue());
    QCOMPARE(second->list(), std::vector<std::string>{"B"});
}

void VaultTest::aFileInUseIsNotChanged()
{
    QLockFile lock(QString::fromStdString(file().string()) + QStringLiteral(".lock"));
    QVERIFY(lock.lock());
    auto vault = Vault::open(file(), byKeychain());
    const Status status = vault->set("A", SecretValue("1"));
    QVERIFY(!status);
    QCOMPARE(status.error().code, ErrorCode::VaultUnavailable);
    QCOMPARE(std::string(status.error().argument("reason")), std::string("in_use"));
    QVERIFY(!std::filesystem::exists(file()));
}

void VaultTest::aFolderThatIsMissingIsTold()
{
    auto vault = Vault::open(file().parent_path() / "none" / "secrets.vault", byKeychain());
    QVERIFY(vault.hasValue());
    const Status status = vault->set("A", SecretValue("1"));
    QVERIFY(!status);
    QCOMPARE(std::string(status.error().argument("reason")), std::string("folder_not_writable"));
}

/// Whatever this computer has: a key is read back as it was written, or the keychain says that it cannot.
void VaultTest::theSystemsKeychainAnswersOrIsUnavailable()
{
    SystemKeychain keychain(std::chrono::seconds(2));
    SecretBytes bytes;
    const KeychainAnswer answer = keychain.read("schemabridge-test-entry-that-nobody-made", bytes);
    if (answer == KeychainAnswer::Unavailable)
        QSKIP("no keychain service here: QtKeychain was asked and said so");
    QVERIFY(answer == KeychainAnswer::NotFound || answer == KeychainAnswer::Denied);
    QVERIFY(bytes.empty());
}

QTEST_GUILESS_MAIN(VaultTest)
#include "vault_test.moc"
