#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace schemabridge::json {

struct Member;

/// Finds members by name: small objects by looking at each, larger ones through a hash table.
class ObjectIndex {
public:
    /// Merges members of the same name: the last value, at the first one's place.
    explicit ObjectIndex(std::vector<Member> &members);

    /// @return the member's position in the list that the index was made for.
    std::optional<std::size_t> find(const std::vector<Member> &members, std::string_view name) const noexcept;

private:
    std::size_t slotOf(const std::vector<Member> &members, std::string_view name) const noexcept;

    /// Position + 1 of a member, 0 where free; a power of two in length, at most half full. Empty for small
    /// objects.
    std::vector<std::uint32_t> m_slots;
};

} // namespace schemabridge::json
