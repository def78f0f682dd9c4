#include "engine/execution/retry_delay.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <string>

namespace schemabridge::execution {

namespace {

Milliseconds backOff(const workflow::RetryPolicy &policy, int attemptsMade)
{
    constexpr int doublingsMax = 30;
    const int doublings = std::min(attemptsMade - 1, doublingsMax);
    return std::min(policy.delayMsMax, policy.delayMs * (std::int64_t{1} << doublings));
}

std::optional<unsigned> monthNumber(std::string_view name)
{
    static constexpr std::array<std::string_view, 12> names = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                               "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto *const found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<unsigned>(found - names.begin()) + 1;
}

/// IMF-fixdate: `Tue, 26 Mar 2019 16:06:51 GMT`. Source: RFC 9110, section 5.6.7.
std::optional<Instant> parseHttpDate(std::string_view text)
{
    std::array<char, 4> monthName{};
    unsigned day = 0;
    int year = 0;
    int hours = 0;
    int minutes = 0;
    int seconds = 0;
    const std::string terminated(text);
    if (std::sscanf(terminated.c_str(), "%*3s, %2u %3s %4d %2d:%2d:%2d GMT", &day, monthName.data(), &year,
                    &hours, &minutes, &seconds) != 6)
        return std::nullopt;
    const auto month = monthNumber(monthName.data());
    if (!month)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(*month),
                                           std::chrono::day(day)};
    if (!date.ok())
        return std::nullopt;
    return Instant(std::chrono::sys_days(date)) + std::chrono::hours(hours) + std::chrono::minutes(minutes) +
           std::chrono::seconds(seconds);
}

} // namespace

std::optional<Milliseconds> retryDelay(const workflow::RetryPolicy &policy, int attemptsMade,
                                       std::optional<Milliseconds> retryAfter, Random &random)
{
    if (attemptsMade >= policy.attemptsMax)
        return std::nullopt;
    if (retryAfter)
        return *retryAfter <= retryAfterMsMax ? retryAfter : std::nullopt;
    const auto bound = static_cast<std::uint64_t>(backOff(policy, attemptsMade).count());
    return Milliseconds(static_cast<std::int64_t>(random.below(bound + 1)));
}

std::optional<Milliseconds> parseRetryAfter(std::string_view text, Instant now)
{
    std::int64_t seconds = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, seconds);
    constexpr std::int64_t secondsMax = 1'000'000'000;
    if (problem == std::errc() && stop == end && seconds >= 0 && !text.empty())
        return std::chrono::seconds(std::min(seconds, secondsMax));
    if (const auto date = parseHttpDate(text))
        return std::max(Milliseconds(0), *date - now);
    return std::nullopt;
}

} // namespace schemabridge::execution
