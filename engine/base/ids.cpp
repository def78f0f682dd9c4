#include "engine/base/ids.h"

#include "engine/base/hex.h"

#include <algorithm>
#include <cstring>

namespace schemabridge {

std::string ExecutionId::toString() const
{
    return toHex(bytes);
}

std::optional<ExecutionId> ExecutionId::fromString(std::string_view digits)
{
    const auto decoded = fromHex(digits);
    if (!decoded || decoded->size() != std::tuple_size_v<decltype(bytes)>)
        return std::nullopt;
    ExecutionId id;
    std::copy(decoded->begin(), decoded->end(), id.bytes.begin());
    return id;
}

} // namespace schemabridge

std::size_t
std::hash<schemabridge::ExecutionId>::operator()(const schemabridge::ExecutionId &id) const noexcept
{
    // The id is a digest or random: any eight of its bytes are as good as a hash.
    std::size_t prefix = 0;
    std::memcpy(&prefix, id.bytes.data(), sizeof prefix);
    return prefix;
}
