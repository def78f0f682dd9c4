#include "engine/workflow/file.h"
#include "tests/engine/workflow/small_workflow.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <unistd.h>

using namespace schemabridge;
using namespace schemabridge::workflow;

namespace {

const std::string validText =
    "{\n"
    "  \"schemaVersion\": 1,\n"
    "  \"workspace\": \"acme\",\n"
    "  \"vertices\": [ {\"id\":\"a\", \"type\":\"ENTRY_POINT\", \"weight\": 1.10} ]\n"
    "}\n";

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void put(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

/// Root may write everywhere, so it acts as `nobody` for a while; other users stay who they are.
class UserWithoutPrivileges {
public:
    UserWithoutPrivileges() : m_user(::geteuid()) { m_isOther = m_user == 0 && ::seteuid(nobody) == 0; }
    ~UserWithoutPrivileges()
    {
        if (m_isOther && ::seteuid(m_user) != 0)
            qFatal("cannot become the former user again");
    }
    UserWithoutPrivileges(const UserWithoutPrivileges &) = delete;
    UserWithoutPrivileges &operator=(const UserWithoutPrivileges &) = delete;

private:
    static constexpr uid_t nobody = 65534;

    uid_t m_user;
    bool m_isOther;
};

/// A file system of a few pages, gone at the end; needs the right to mount.
class TinyDisk {
public:
    explicit TinyDisk(const QString &folder) : m_folder(folder.toStdString())
    {
        m_isMounted = ::mount("none", m_folder.c_str(), "tmpfs", 0, "size=65536") == 0;
    }
    ~TinyDisk()
    {
        if (m_isMounted)
            ::umount(m_folder.c_str());
    }
    TinyDisk(const TinyDisk &) = delete;
    TinyDisk &operator=(const TinyDisk &) = delete;

    bool isMounted() const { return m_isMounted; }

private:
    std::string m_folder;
    bool m_isMounted;
};

} // namespace

class FileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void newFileIsPrintedWithTwoSpaces();
    void untouchedFileIsWrittenByteForByte();
    void unreadableFilesTellWhere_data();
    void unreadableFilesTellWhere();
    void missingFileAndFolderAreToldApartFromFiles();
    void hugeFileIsRefused();
    void changeOutsideIsNotOverwrittenUnasked();
    void fileThatWasDeletedOutsideIsWrittenAgain();
    void newFileDoesNotOverwriteAnotherUnasked();
    void folderThatCannotBeWrittenLeavesNothing();
    void readOnlyFolderLeavesTheOriginal();
    void fullDiskLeavesTheOriginal();
    void linkStaysALink();

private:
    QString pathOf(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    std::string stdPathOf(const char *name) const { return pathOf(name).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void FileTest::newFileIsPrintedWithTwoSpaces()
{
    Workflow workflow = smallWorkflow({"E a"}, {});
    workflow.setPosition(VertexId{"a"}, {0, 20});
    WorkflowFile file{stdPathOf("new.workflow.json"), workflow, {}};
    QVERIFY(writeWorkflowFile(file));
    const QByteArray expected = R"({
  "schemaVersion": 1,
  "workspace": "acme",
  "name": "Small",
  "vertices": [
    {
      "id": "a",
      "type": "ENTRY_POINT",
      "config": {}
    }
  ],
  "edges": [],
  "layout": {
    "a": {
      "x": 0,
      "y": 20
    }
  }
}
)";
    QCOMPARE(contentOf(pathOf("new.workflow.json")), expected);
    QCOMPARE(QByteArray::fromStdString(file.text), expected);
}

void FileTest::untouchedFileIsWrittenByteForByte()
{
    put(pathOf("a.json"), QByteArray::fromStdString(validText));
    auto file = readWorkflowFile(stdPathOf("a.json"));
    QVERIFY(file);
    QVERIFY(writeWorkflowFile(*file));
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray::fromStdString(validText));
}

void FileTest::unreadableFilesTellWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("place");

    const auto row = [](const char *name, const QByteArray &text, const char *code, const char *place) {
        QTest::newRow(name) << text << QByteArray(code) << QByteArray(place);
    };
    row("empty", "", "JSON_SYNTAX", "1:1");
    row("cut short", QByteArray::fromStdString(validText.substr(0, validText.size() - 2)), "JSON_SYNTAX",
        "5:1");
    row("comma too many", "{\n  \"a\": 1,\n}", "JSON_SYNTAX", "3:1");
    row("invalid UTF-8", "{\n \"\xFF\": 1}", "JSON_INVALID_UTF8", "2:3");
    row("member twice", "{\"a\": 1,\n \"a\": 2}", "JSON_DUPLICATE_NAME", "2:2");
    row("newer version", "{\n\n  \"schemaVersion\": 2\n}", "WORKFLOW_VERSION_UNSUPPORTED", "3:20");
    row("unknown type",
        "{\"schemaVersion\":1,\"workspace\":\"a\",\"vertices\":[\n{\"id\":\"v\",\n  \"type\": \"LOOP\"}]}",
        "VERTEX_TYPE_UNKNOWN", "3:11");
    row("missing member",
        "{\"schemaVersion\":1,\n\"workspace\":\"a\",\"vertices\":[\n {\"type\":\"MERGE\"}]}",
        "WORKFLOW_INVALID", "3:2");
}

void FileTest::unreadableFilesTellWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, place);
    put(pathOf("bad.json"), text);
    const auto file = readWorkflowFile(stdPathOf("bad.json"));
    QVERIFY(!file);
    const Error &error = file.error();
    QCOMPARE(QByteArray::fromStdString(std::string(errorCodeName(error.code))), code);
    QCOMPARE(std::string(error.argument("line")) + ':' + std::string(error.argument("column")),
             place.toStdString());
    QCOMPARE(error.argument("file"), std::string_view(stdPathOf("bad.json")));
    QCOMPARE(contentOf(pathOf("bad.json")), text);
}

void FileTest::missingFileAndFolderAreToldApartFromFiles()
{
    for (const std::string &path :
         {stdPathOf("missing.json"), m_folder->path().toStdString(), std::string()}) {
        const auto file = readWorkflowFile(path);
        QVERIFY(!file);
        QCOMPARE(file.error().code, ErrorCode::FileUnreadable);
        QVERIFY(!file.error().argument("reason").empty());
    }
}

void FileTest::hugeFileIsRefused()
{
    QFile file(pathOf("huge.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(static_cast<qint64>(workflowFileBytesMax) + 100));
    const auto read = readWorkflowFile(stdPathOf("huge.json"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::JsonTooLarge);
}

void FileTest::changeOutsideIsNotOverwrittenUnasked()
{
    put(pathOf("a.json"), QByteArray::fromStdString(validText));
    auto file = readWorkflowFile(stdPathOf("a.json"));
    QVERIFY(file);
    QVERIFY(!isChangedOutside(*file));
    put(pathOf("a.json"), "somebody else's");
    QVERIFY(isChangedOutside(*file));

    const Status refused = writeWorkflowFile(*file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileChangedOutside);
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray("somebody else's"));

    QVERIFY(writeWorkflowFile(*file, OutsideChange::Overwrite));
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray::fromStdString(validText));
    QVERIFY(!isChangedOutside(*file));
}

void FileTest::fileThatWasDeletedOutsideIsWrittenAgain()
{
    put(pathOf("a.json"), QByteArray::fromStdString(validText));
    auto file = readWorkflowFile(stdPathOf("a.json"));
    QVERIFY(file && QFile::remove(pathOf("a.json")));
    QVERIFY(writeWorkflowFile(*file));
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray::fromStdString(validText));
}

void FileTest::newFileDoesNotOverwriteAnotherUnasked()
{
    put(pathOf("taken.json"), "taken");
    WorkflowFile file{stdPathOf("taken.json"), smallWorkflow({"E a"}, {}), {}};
    QVERIFY(!writeWorkflowFile(file));
    QCOMPARE(contentOf(pathOf("taken.json")), QByteArray("taken"));
}

void FileTest::folderThatCannotBeWrittenLeavesNothing()
{
    put(pathOf("plain"), "no folder");
    for (const std::string &path : {stdPathOf("plain/a.json"), stdPathOf("missing/a.json"),
                                    std::string("/proc/a.json"), std::string()}) {
        WorkflowFile file{path, smallWorkflow({"E a"}, {}), {}};
        const Status refused = writeWorkflowFile(file);
        QVERIFY2(!refused, path.c_str());
        QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
        QVERIFY(!refused.error().argument("reason").empty());
        QVERIFY(file.text.empty());
    }
}

void FileTest::readOnlyFolderLeavesTheOriginal()
{
    put(pathOf("a.json"), QByteArray::fromStdString(validText));
    auto file = readWorkflowFile(stdPathOf("a.json"));
    QVERIFY(file);
    file->workflow.setName("Changed");

    const QFileDevice::Permissions readOnly(0x5555); // to read and to enter, for everybody
    QVERIFY(QFile::setPermissions(m_folder->path(), readOnly));
    Status refused;
    {
        const UserWithoutPrivileges user;
        refused = writeWorkflowFile(*file);
    }
    QFile::setPermissions(m_folder->path(), readOnly | QFileDevice::WriteOwner);

    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QVERIFY(!refused.error().argument("reason").empty());
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray::fromStdString(validText));
}

void FileTest::fullDiskLeavesTheOriginal()
{
    const TinyDisk disk(m_folder->path());
    if (!disk.isMounted())
        QSKIP("needs the right to mount a small tmpfs");
    put(pathOf("a.json"), QByteArray::fromStdString(validText));
    auto file = readWorkflowFile(stdPathOf("a.json"));
    QVERIFY(file);
    file->workflow.setName(std::string(100'000, 'x'));
    const Status refused = writeWorkflowFile(*file);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
    QVERIFY(!refused.error().argument("reason").empty());
    QCOMPARE(contentOf(pathOf("a.json")), QByteArray::fromStdString(validText));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);

    file->workflow.setName("short");
    QVERIFY(writeWorkflowFile(*file));
}

void FileTest::linkStaysALink()
{
    put(pathOf("real.json"), QByteArray::fromStdString(validText));
    QVERIFY(QFile::link(pathOf("real.json"), pathOf("link.json")));
    auto file = readWorkflowFile(stdPathOf("link.json"));
    QVERIFY(file);
    file->workflow.setName("Changed");
    QVERIFY(writeWorkflowFile(*file));
    QVERIFY(QFileInfo(pathOf("link.json")).isSymLink());
    QVERIFY(contentOf(pathOf("real.json")).contains("Changed"));
}

QTEST_GUILESS_MAIN(FileTest)
#include "file_test.moc"
