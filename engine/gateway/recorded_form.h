#pragma once

#include "engine/gateway/prepared_request.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace schemabridge::gateway {

// What writing and reading of recorded requests share.

inline constexpr std::int64_t recordedVersion = 1;
inline constexpr std::string_view httpVersion = " HTTP/1.1";
inline constexpr std::string_view lineEnd = "\r\n";

std::string_view spellingName(SecretSpelling spelling);
std::optional<SecretSpelling> spellingFromName(std::string_view name);

/// Every text of the request that may hold secrets, in the order of the recorded bytes.
template<typename Request, typename Visit>
void forEachText(Request &request, Visit visit)
{
    visit(request.url);
    for (auto &header : request.headers)
        visit(header.second);
    visit(request.body);
}

} // namespace schemabridge::gateway
