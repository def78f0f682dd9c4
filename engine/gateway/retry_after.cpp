#include "engine/gateway/retry_after.h"

#include "engine/base/http_date.h"
#include "engine/workflow/config/http_syntax.h"

#include <algorithm>
#include <charconv>

namespace schemabridge::gateway {

namespace {

/// Longer than anybody waits; keeps milliseconds within their range.
constexpr std::int64_t secondsMax = 1'000'000'000;

std::optional<std::int64_t> wholeSeconds(std::string_view digits)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isDigits = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (isDigits && error == std::errc::result_out_of_range)
        return secondsMax;
    return isDigits && error == std::errc() && end == digits.data() + digits.size() ? std::optional(value)
                                                                                    : std::nullopt;
}

} // namespace

std::optional<Milliseconds> retryAfter(const HttpHeaders &headers, Instant now)
{
    const auto header = std::find_if(headers.begin(), headers.end(), [](const auto &field) {
        return workflow::isSameHeaderName(field.first, "Retry-After");
    });
    if (header == headers.end())
        return std::nullopt;
    if (const auto seconds = wholeSeconds(header->second))
        return std::chrono::seconds(std::min(*seconds, secondsMax));
    const auto date = parseHttpDate(header->second, now);
    return date ? std::optional(std::max(*date - now, Milliseconds(0))) : std::nullopt;
}

} // namespace schemabridge::gateway
