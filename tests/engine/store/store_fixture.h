#pragma once

#include "engine/store/memory_store.h"
#include "engine/store/sqlite_store.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>
#include <vector>

namespace schemabridge::test {

enum class StoreKind { Memory, Sqlite };

/// Both kinds as rows of a data table with a column `kind`.
inline void addStoreKinds()
{
    QTest::addColumn<StoreKind>("kind");
    QTest::newRow("memory") << StoreKind::Memory;
    QTest::newRow("sqlite") << StoreKind::Sqlite;
}

inline std::unique_ptr<SqliteStore> openSqlite(const std::string &file, SqliteStoreOptions options = {})
{
    auto opened = SqliteStore::open(file, options);
    if (!opened)
        qFatal("%s", describe(opened.error()).c_str());
    return opened.takeValue();
}

/// An empty store, whose file goes with it.
class NewStore {
public:
    explicit NewStore(StoreKind kind)
    {
        if (kind == StoreKind::Memory)
            m_store = std::make_unique<MemoryStore>();
        else
            m_store = openSqlite(file());
    }

    std::string file() const { return m_folder.filePath(QStringLiteral("state.db")).toStdString(); }
    Store &operator*() { return *m_store; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
};

inline Instant at(std::int64_t seconds)
{
    return fromEpochMs(1'700'000'000'000 + seconds * 1000);
}

/// An id that differs from every other number's in its first byte.
inline ExecutionId idOf(int number)
{
    ExecutionId id;
    id.bytes.fill(static_cast<unsigned char>(number));
    return id;
}

inline KeyHash hashOf(int number)
{
    KeyHash hash;
    hash.fill(static_cast<unsigned char>(number));
    return hash;
}

inline ExecutionRecord anExecution(int number)
{
    ExecutionRecord execution;
    execution.id = idOf(number);
    execution.definition = {1};
    execution.entry = {"order_received"};
    execution.triggerKind = "webhook";
    execution.rule = "payload";
    execution.readableKey = "order " + std::to_string(number);
    execution.payload = "{\"n\":" + std::to_string(number) + "}";
    execution.createdAt = at(number);
    return execution;
}

inline Event anEvent(EventType type, std::optional<ExecutionId> execution = std::nullopt)
{
    Event event;
    event.time = at(1);
    event.type = type;
    event.execution = execution;
    return event;
}

/// Runs the change, which must succeed.
inline std::vector<Event> change(Store &store, const std::function<void(StoreTransaction &)> &change)
{
    auto events = store.transact(change);
    if (!events)
        qFatal("%s", describe(events.error()).c_str());
    return events.takeValue();
}

/// The answer to a question, which must be answered.
template<typename Question>
auto ask(Store &store, Question question)
{
    std::optional<decltype(question(std::declval<StoreReader &>()))> answer;
    const Status status = store.read([&](StoreReader &reader) { answer = question(reader); });
    if (!status)
        qFatal("%s", describe(status.error()).c_str());
    return *std::move(answer);
}

} // namespace schemabridge::test
