#include "engine/store/sqlite_error.h"

#include <QDir>
#include <QFileInfo>

namespace schemabridge {

namespace {

/// The primary result codes that have a meaning of their own here, and one extended code.
enum SqliteCode : int {
    Permission = 3,
    ReadOnly = 8,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    Format = 24,
    NotADatabase = 26,
    SharedMemorySize = 4874, // the index of the log could not grow
};

constexpr int primaryMask = 0xFF;

bool isUnwritable(const std::string &file)
{
    const QFileInfo info(QString::fromStdString(file));
    const QFileInfo folder(info.absolutePath());
    return folder.isDir() && (!folder.isWritable() || (info.exists() && !info.isWritable()));
}

ErrorCode errorCodeOf(int extendedCode, const std::string &file)
{
    if (extendedCode == SharedMemorySize)
        return ErrorCode::StoreFull;
    switch (extendedCode & primaryMask) {
    case Permission:
    case ReadOnly:
        return ErrorCode::StoreReadOnly;
    case CannotOpen:
        return isUnwritable(file) ? ErrorCode::StoreReadOnly : ErrorCode::StoreUnavailable;
    case Full:
        return ErrorCode::StoreFull;
    case Corrupt:
    case Format:
    case NotADatabase:
        return ErrorCode::StoreCorrupt;
    default:
        return ErrorCode::StoreUnavailable;
    }
}

} // namespace

Error storeError(const std::string &file, const QSqlError &error)
{
    const QString sentence = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return storeError(file, errorCodeOf(error.nativeErrorCode().toInt(), file), sentence.toStdString());
}

Error storeError(const std::string &file, ErrorCode code, const std::string &reason)
{
    return {code, {{"file", file}, {"reason", reason}}};
}

} // namespace schemabridge
