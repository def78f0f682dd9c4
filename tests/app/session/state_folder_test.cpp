#include "app/session/state_folder.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace schemabridge::app;

/// Workspaces and their folders.
class StateFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workspaceStaysWithinTheStateFolder_data();
    void workspaceStaysWithinTheStateFolder();
    void foldersAreForTheirOwnerOnly();
    void defaultFolderIsTheUsersOwn();
};

void StateFolderTest::workspaceStaysWithinTheStateFolder_data()
{
    QTest::addColumn<QByteArray>("workspace");
    for (const auto *const name : {"acme", "..", "../../etc", "a/b", ".hidden", "secrets.vault", "with blank",
                                   "Zürich", "%2e%2e", "a\\b", "nul:"})
        QTest::newRow(name) << QByteArray(name);
}

void StateFolderTest::workspaceStaysWithinTheStateFolder()
{
    QFETCH(const QByteArray, workspace);
    const QTemporaryDir folder;
    const auto state = std::filesystem::path(folder.path().toStdString());
    const auto file = databaseFile(state, workspace.toStdString());
    QCOMPARE(file.parent_path().parent_path(), state);
    QVERIFY(file.parent_path().filename().string().find('.') == std::string::npos);

    QVERIFY(makeFolder(file.parent_path()));
    QFile database(QString::fromStdString(file.string()));
    QVERIFY(database.open(QIODevice::WriteOnly));
    QCOMPARE(workspacesIn(state), std::vector{workspace.toStdString()});
}

void StateFolderTest::foldersAreForTheirOwnerOnly()
{
    const QTemporaryDir folder;
    const auto made = std::filesystem::path(folder.path().toStdString()) / "a" / "b";
    QVERIFY(makeFolder(made));
    for (const auto &each : {made, made.parent_path()}) {
        const auto permissions = QFileInfo(QString::fromStdString(each.string())).permissions();
        QVERIFY(!(permissions & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther | QFile::WriteOther)));
    }
}

void StateFolderTest::defaultFolderIsTheUsersOwn()
{
    qputenv("XDG_DATA_HOME", "/home/ada/data");
    QCOMPARE(defaultStateFolder(), std::filesystem::path("/home/ada/data/schemabridge"));
}

QTEST_GUILESS_MAIN(StateFolderTest)
#include "state_folder_test.moc"
