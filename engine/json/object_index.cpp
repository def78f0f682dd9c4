#include "engine/json/object_index.h"

#include "engine/json/value.h"

#include <bit>

namespace schemabridge::json {

namespace {

/// Up to here comparing lengths and bytes one by one is quicker than hashing.
constexpr std::size_t scannedMembersMax = 8;

std::optional<std::size_t> scan(const std::vector<Member> &members, std::size_t count,
                                std::string_view name) noexcept
{
    for (std::size_t i = 0; i < count; ++i) {
        if (members[i].name == name)
            return i;
    }
    return std::nullopt;
}

} // namespace

ObjectIndex::ObjectIndex(std::vector<Member> &members)
{
    if (members.size() > scannedMembersMax)
        m_slots.resize(std::bit_ceil(members.size() * 2));
    std::size_t kept = 0;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::size_t slot = m_slots.empty() ? 0 : slotOf(members, members[i].name);
        const auto earlier = m_slots.empty() ? scan(members, kept, members[i].name)
                             : m_slots[slot] ? std::optional<std::size_t>(m_slots[slot] - 1)
                                             : std::nullopt;
        if (earlier) {
            members[*earlier].value = std::move(members[i].value);
            continue;
        }
        if (kept != i)
            members[kept] = std::move(members[i]);
        ++kept;
        if (!m_slots.empty())
            m_slots[slot] = static_cast<std::uint32_t>(kept);
    }
    members.erase(members.begin() + static_cast<std::ptrdiff_t>(kept), members.end());
}

std::optional<std::size_t> ObjectIndex::find(const std::vector<Member> &members,
                                             std::string_view name) const noexcept
{
    if (m_slots.empty())
        return scan(members, members.size(), name);
    const std::uint32_t position = m_slots[slotOf(members, name)];
    return position ? std::optional<std::size_t>(position - 1) : std::nullopt;
}

/// The slot that holds the name, or the free one where it would go.
std::size_t ObjectIndex::slotOf(const std::vector<Member> &members, std::string_view name) const noexcept
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>()(name) & mask;
    while (m_slots[slot] && members[m_slots[slot] - 1].name != name)
        slot = (slot + 1) & mask;
    return slot;
}

} // namespace schemabridge::json
