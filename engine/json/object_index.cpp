#include "engine/json/object_index.h"

#include "engine/json/value.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace schemabridge::json {

namespace {

/// Up to here comparing lengths and bytes one by one is quicker than hashing.
constexpr std::size_t scannedMembersMax = 8;

const Member *scan(std::span<const Member> members, std::string_view name) noexcept
{
    for (const Member &member : members) {
        if (isSameName(member.name, name))
            return &member;
    }
    return nullptr;
}

/// Position of an earlier member with the same name, or its own.
class FirstPlaces {
public:
    explicit FirstPlaces(const std::vector<Member> &members)
        : m_members(members), m_slots(ObjectIndex::slotCount(members.size()))
    {
    }

    /// @param kept  members before this many are those that stay
    const Member *earlier(std::size_t kept, std::string_view name) const
    {
        if (m_slots.empty())
            return scan({m_members.data(), kept}, name);
        return ObjectIndex(m_members.data(), m_slots).find(kept, name);
    }

    void add(std::size_t position)
    {
        if (!m_slots.empty())
            ObjectIndex(m_members.data(), m_slots).insert(position);
    }

private:
    const std::vector<Member> &m_members;
    mutable std::vector<ObjectIndex::Slot> m_slots;
};

} // namespace

std::size_t ObjectIndex::slotCount(std::size_t members) noexcept
{
    return members > scannedMembersMax ? std::bit_ceil(members * 2) : 0;
}

bool ObjectIndex::insert(std::size_t position) noexcept
{
    Slot &slot = m_slots[slotOf(m_members[position].name)];
    if (slot != 0)
        return false;
    slot = static_cast<Slot>(position + 1);
    return true;
}

const Member *ObjectIndex::find(std::size_t memberCount, std::string_view name) const noexcept
{
    if (m_slots.empty())
        return scan({m_members, memberCount}, name);
    const Slot slot = m_slots[slotOf(name)];
    return slot != 0 ? &m_members[slot - 1] : nullptr;
}

/// The slot that holds the name, or the free one where it would go.
std::size_t ObjectIndex::slotOf(std::string_view name) const noexcept
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>()(name) & mask;
    while (m_slots[slot] != 0 && !isSameName(m_members[m_slots[slot] - 1].name, name))
        slot = (slot + 1) & mask;
    return slot;
}

void mergeSameNames(std::vector<Member> &members)
{
    FirstPlaces places(members);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (const Member *const earlier = places.earlier(kept, members[i].name)) {
            members[static_cast<std::size_t>(earlier - members.data())].value = std::move(members[i].value);
            continue;
        }
        if (kept != i)
            members[kept] = std::move(members[i]);
        places.add(kept++);
    }
    members.erase(members.begin() + static_cast<std::ptrdiff_t>(kept), members.end());
}

} // namespace schemabridge::json
