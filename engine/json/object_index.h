#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace schemabridge::json {

struct Member;

/// Finds members by name: small objects by looking at each, larger ones through a hash table that stands in
/// memory of the caller's.
class ObjectIndex {
public:
    /// Position + 1 of a member, 0 where free.
    using Slot = std::uint32_t;

    /// How many slots so many members need: a power of two, or none for a small object.
    static std::size_t slotCount(std::size_t members) noexcept;

    /// @param slots  slotCount() of them, for all the members together
    ObjectIndex(const Member *members, std::span<Slot> slots) noexcept : m_members(members), m_slots(slots) {}

    /// Only with slots. @return false where an earlier member has the same name.
    bool insert(std::size_t position) noexcept;
    /// @return the member, or null pointer.
    const Member *find(std::size_t memberCount, std::string_view name) const noexcept;

private:
    std::size_t slotOf(std::string_view name) const noexcept;

    const Member *m_members;
    std::span<Slot> m_slots;
};

/// Merges members of the same name: the last value, at the first one's place.
void mergeSameNames(std::vector<Member> &members);

} // namespace schemabridge::json
