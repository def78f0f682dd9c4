#include "engine/json/item_matching.h"

#include "engine/json/print.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace schemabridge::json {

namespace {

class Matcher {
public:
    Matcher(const Value &changed, const SourceNode &source)
        : m_changed(changed), m_source(source), m_matches(changed.size()), m_isTaken(source.items.size())
    {
    }

    ItemMatches run()
    {
        matchByKey();
        if (m_changed.isArray()) {
            matchIdenticalStart();
            matchIdenticalEnd();
        }
        matchByPlace();
        return m_matches;
    }

private:
    /// The name of a member, the printed id of an element; nothing where an element has none.
    static std::optional<std::string> keyOf(const Value &container, std::size_t index)
    {
        if (container.isObject())
            return container.members()[index].name;
        const Value *id = container.elements()[index].find("id");
        const bool isKey = id && (id->isString() || id->isNumber());
        return isKey ? std::optional(printCompact(*id)) : std::nullopt;
    }

    void matchByKey()
    {
        std::unordered_map<std::string, std::size_t> places;
        for (std::size_t i = 0; i < m_source.items.size(); ++i) {
            if (const auto key = keyOf(m_source.value, i))
                places.emplace(*key, i);
        }
        for (std::size_t i = 0; i < m_changed.size(); ++i) {
            const auto key = keyOf(m_changed, i);
            const auto place = key ? places.find(*key) : places.end();
            if (place != places.end() && !m_isTaken[place->second])
                match(i, place->second);
        }
    }

    void matchIdenticalStart()
    {
        const std::size_t count = std::min(m_changed.size(), m_source.items.size());
        for (std::size_t i = 0; i < count && matchIfIdentical(i, i);)
            ++i;
    }

    void matchIdenticalEnd()
    {
        const std::size_t count = std::min(m_changed.size(), m_source.items.size());
        for (std::size_t i = 1;
             i <= count && matchIfIdentical(m_changed.size() - i, m_source.items.size() - i);)
            ++i;
    }

    void matchByPlace()
    {
        std::optional<std::size_t> next = 0;
        for (std::size_t i = 0; i < m_matches.size(); ++i) {
            const bool isFree = next && *next < m_isTaken.size() && !m_isTaken[*next];
            if (!m_matches[i] && isFree)
                match(i, *next);
            next = m_matches[i] ? std::optional(*m_matches[i] + 1) : std::nullopt;
        }
    }

    /// @return whether the two belong together, now or since before.
    bool matchIfIdentical(std::size_t changedIndex, std::size_t sourceIndex)
    {
        if (m_matches[changedIndex] || m_isTaken[sourceIndex])
            return m_matches[changedIndex] == sourceIndex;
        if (!m_changed.elements()[changedIndex].isIdenticalTo(m_source.items[sourceIndex].node.value))
            return false;
        match(changedIndex, sourceIndex);
        return true;
    }

    void match(std::size_t changedIndex, std::size_t sourceIndex)
    {
        m_matches[changedIndex] = sourceIndex;
        m_isTaken[sourceIndex] = true;
    }

    const Value &m_changed;
    const SourceNode &m_source;
    ItemMatches m_matches;
    std::vector<bool> m_isTaken;
};

} // namespace

ItemMatches matchItems(const Value &changed, const SourceNode &source)
{
    return Matcher(changed, source).run();
}

} // namespace schemabridge::json
