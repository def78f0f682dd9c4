#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace schemabridge {

/// Records in the order of their keys. A copy shares everything until one side changes, so that a simulation
/// can keep every state it has been in.
template<typename Key, typename Record>
class MemoryTable {
public:
    struct Row {
        Key key;
        std::shared_ptr<const Record> record;
    };
    using Rows = std::vector<Row>;

    std::span<const Row> rows() const { return *m_rows; }

    /// The rows from `key` on.
    std::span<const Row> rowsFrom(const Key &key) const
    {
        return rows().subspan(static_cast<std::size_t>(position(*m_rows, key) - m_rows->begin()));
    }

    /// @return null pointer where there is none; valid until the table changes.
    const Record *find(const Key &key) const
    {
        const auto place = position(*m_rows, key);
        return place != m_rows->end() && place->key == key ? place->record.get() : nullptr;
    }

    /// Adds the record, or exchanges the one of this key.
    void put(const Key &key, Record record)
    {
        Rows &rows = ownRows();
        auto shared = std::make_shared<const Record>(std::move(record));
        const auto place = position(rows, key);
        if (place != rows.end() && place->key == key)
            place->record = std::move(shared);
        else
            rows.insert(place, {key, std::move(shared)});
    }

    template<typename Predicate>
    void eraseIf(Predicate isUnwanted)
    {
        if (std::none_of(m_rows->begin(), m_rows->end(), isUnwanted))
            return;
        std::erase_if(ownRows(), isUnwanted);
    }

    void erase(const Key &key)
    {
        eraseIf([&key](const Row &row) { return row.key == key; });
    }

private:
    template<typename SomeRows>
    static auto position(SomeRows &rows, const Key &key)
    {
        return std::lower_bound(rows.begin(), rows.end(), key,
                                [](const Row &row, const Key &wanted) { return row.key < wanted; });
    }

    Rows &ownRows()
    {
        if (m_rows.use_count() > 1)
            m_rows = std::make_shared<Rows>(*m_rows);
        return *m_rows;
    }

    std::shared_ptr<Rows> m_rows = std::make_shared<Rows>();
};

} // namespace schemabridge
