#include "engine/store/store_file.h"

#include "engine/store/migrations.h"
#include "engine/store/sqlite_error.h"
#include "engine/store/sqlite_statement.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>
#include <QtEndian>

namespace schemabridge {

namespace {

/// Places in the header of a database file. Source: "Database File Format", 1.3, sqlite.org/fileformat2.html.
constexpr qsizetype headerSize = 100;
constexpr qsizetype versionPlace = 60;
constexpr qsizetype applicationIdPlace = 68;
constexpr QByteArrayView magic("SQLite format 3\0", 16);

int numberAt(const QByteArray &header, qsizetype place)
{
    return qFromBigEndian<qint32>(header.constData() + place);
}

/// What the header alone forbids: then not even an empty log appears beside the file.
Status checkHeader(const std::string &file)
{
    QFile opened(QString::fromStdString(file));
    if (!opened.open(QIODevice::ReadOnly))
        return storeError(file, ErrorCode::StoreUnavailable, opened.errorString().toStdString());
    const QByteArray header = opened.read(headerSize);
    if (header.size() < headerSize || !header.startsWith(magic))
        return storeError(file, ErrorCode::StoreCorrupt, "file is not a database");
    StoreVersion found{numberAt(header, applicationIdPlace), numberAt(header, versionPlace), false};
    // A file whose first transaction never came to its end, or is in the log still.
    found.isEmpty = found.applicationId == 0;
    return checkVersion(found, static_cast<int>(storeMigrations().size()));
}

Status checkThroughSqlite(SqliteConnection &connection)
{
    // In one snapshot: another process may be making the file meanwhile.
    if (!connection.execute("BEGIN"))
        return connection.takeStatus();
    const auto found = readVersion(connection);
    if (!found)
        return found.error();
    if (!connection.execute("COMMIT"))
        return connection.takeStatus();
    return checkVersion(*found, static_cast<int>(storeMigrations().size()));
}

/// Durable means fsynced, and a burst's log does not stay at its longest.
bool applySettings(SqliteConnection &writer)
{
    SqliteStatement chooseLog(writer, "PRAGMA journal_mode = WAL");
    SqliteRows rows = chooseLog.rows();
    if (rows.next() && rows.bytes(0) != "wal")
        writer.failWith(ErrorCode::StoreUnavailable, "this file system has no shared memory for a log");
    return writer.execute("PRAGMA synchronous = FULL") &&
           writer.execute("PRAGMA journal_size_limit = 67108864") &&
           writer.execute("PRAGMA cache_size = -16000");
}

Status prepareWriter(SqliteConnection &writer)
{
    if (!applySettings(writer))
        return writer.takeStatus();
    return migrate(writer, storeMigrations());
}

Status openBoth(StoreFile &opened, const std::string &file, Milliseconds busyTimeoutMs)
{
    using Access = SqliteConnection::Access;
    auto writer = SqliteConnection::open(file, Access::ReadWrite, busyTimeoutMs);
    if (!writer)
        return writer.error();
    opened.writer = writer.takeValue();
    if (Status status = prepareWriter(*opened.writer); !status)
        return status;
    auto reader = SqliteConnection::open(file, Access::ReadOnly, busyTimeoutMs);
    if (!reader)
        return reader.error();
    opened.reader = reader.takeValue();
    return {};
}

/// A file that is there is looked at through a connection that cannot write: closing a writer would move its
/// log into it.
Status checkExisting(const std::string &file, Milliseconds busyTimeoutMs)
{
    if (QFileInfo(QString::fromStdString(file)).size() == 0)
        return {};
    if (Status status = checkHeader(file); !status)
        return status;
    auto connection = SqliteConnection::open(file, SqliteConnection::Access::ReadOnly, busyTimeoutMs);
    return connection ? checkThroughSqlite(**connection) : connection.error();
}

/// QLockFile's own waiting sleeps for seconds where an opening takes milliseconds.
void waitFor(QLockFile &lock, Milliseconds busyTimeoutMs)
{
    constexpr unsigned long napMs = 2;
    const QDeadlineTimer deadline(busyTimeoutMs);
    while (!lock.tryLock(0) && lock.error() == QLockFile::LockFailedError && !deadline.hasExpired())
        QThread::msleep(napMs);
}

Error naming(const std::string &file, const Error &error)
{
    return error.argument("file").empty() ? error.with("file", file) : error;
}

} // namespace

Result<StoreFile> openStoreFile(const std::string &file, Milliseconds busyTimeoutMs)
{
    // One at a time: SQLite does not wait for others when it changes a file's journal mode. Where no lock can
    // be made, such as in a folder that is read-only, nobody else is making the file either.
    QLockFile opening(QString::fromStdString(file) + QStringLiteral(".opening"));
    waitFor(opening, busyTimeoutMs);
    if (Status status = checkExisting(file, busyTimeoutMs); !status)
        return naming(file, status.error());
    StoreFile opened;
    if (Status status = openBoth(opened, file, busyTimeoutMs); !status)
        return naming(file, status.error());
    return opened;
}

} // namespace schemabridge
