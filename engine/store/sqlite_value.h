#pragma once

#include "engine/base/ids.h"
#include "engine/base/instant.h"

#include <QByteArray>
#include <QVariant>
#include <array>
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>

namespace schemabridge {

/// Values as they are handed to SQLite. Bytes are not copied: they must outlive the statement's run. Text
/// goes as bytes too, into `CAST(? AS TEXT)`, which spares its way through UTF-16.

inline QVariant toSqlite(const QVariant &value)
{
    return value;
}

inline QVariant toSqlite(std::int64_t number)
{
    return QVariant(static_cast<qlonglong>(number));
}

inline QVariant toSqlite(int number)
{
    return QVariant(static_cast<qlonglong>(number));
}

template<typename Enumeration>
requires std::is_enum_v<Enumeration> QVariant toSqlite(Enumeration enumerator)
{
    return toSqlite(static_cast<std::int64_t>(enumerator));
}

template<typename Tag>
QVariant toSqlite(NumberId<Tag> id)
{
    return toSqlite(id.value);
}

inline QVariant toSqlite(Instant instant)
{
    return toSqlite(toEpochMs(instant));
}

inline QVariant toSqlite(std::string_view bytes)
{
    // A null pointer would be taken for NULL.
    const char *const start = bytes.empty() ? "" : bytes.data();
    return QVariant(QByteArray::fromRawData(start, static_cast<qsizetype>(bytes.size())));
}

inline QVariant toSqlite(const std::string &bytes)
{
    return toSqlite(std::string_view(bytes));
}

template<std::size_t size>
QVariant toSqlite(const std::array<unsigned char, size> &bytes)
{
    return toSqlite(std::string_view(reinterpret_cast<const char *>(bytes.data()), size));
}

inline QVariant toSqlite(const ExecutionId &id)
{
    return toSqlite(id.bytes);
}

template<typename Value>
QVariant toSqlite(const std::optional<Value> &value)
{
    return value ? toSqlite(*value) : QVariant();
}

} // namespace schemabridge
