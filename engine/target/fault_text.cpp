#include "engine/target/fault_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace schemabridge::target {

namespace {

constexpr std::array<std::pair<std::string_view, Fault::Kind>, 4> names = {{
    {"ok", Fault::Kind::None},
    {"answer-lost", Fault::Kind::AnswerLost},
    {"request-lost", Fault::Kind::RequestLost},
    {"reset", Fault::Kind::Reset},
}};

constexpr std::string_view delayPrefix = "delay:";
constexpr int delayMsMax = 600'000;
constexpr int retryAfterSecondsMax = 86'400;

std::optional<int> number(std::string_view digits, int minimum, int maximum)
{
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool isWhole = error == std::errc() && end == digits.data() + digits.size();
    return isWhole && value >= minimum && value <= maximum ? std::optional(value) : std::nullopt;
}

/// `500`, or `429:2` with the seconds of Retry-After.
std::optional<Fault> statusFault(std::string_view text)
{
    const auto colon = text.find(':');
    const auto status = number(text.substr(0, colon), 400, 599);
    if (!status)
        return std::nullopt;
    Fault fault{.kind = Fault::Kind::Status, .status = *status, .retryAfterSeconds = {}, .delayMs = {}};
    if (colon == std::string_view::npos)
        return fault;
    fault.retryAfterSeconds = number(text.substr(colon + 1), 0, retryAfterSecondsMax);
    return fault.retryAfterSeconds ? std::optional(fault) : std::nullopt;
}

std::optional<Fault> plainFault(std::string_view text)
{
    for (const auto &[name, kind] : names) {
        if (name == text)
            return Fault{.kind = kind, .status = 0, .retryAfterSeconds = {}, .delayMs = {}};
    }
    return statusFault(text);
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    static constexpr std::string_view blanks = " \t\r\n";
    const auto start = std::min(text.find_first_not_of(blanks), text.size());
    const auto end = text.find_last_not_of(blanks);
    return text.substr(start, end == std::string_view::npos ? 0 : end + 1 - start);
}

std::optional<Fault> faultFromText(std::string_view text)
{
    if (!text.starts_with(delayPrefix))
        return plainFault(text);
    text.remove_prefix(delayPrefix.size());
    const auto plus = text.find('+');
    const auto delayMs = number(text.substr(0, plus), 0, delayMsMax);
    auto fault = plus == std::string_view::npos ? std::optional(Fault()) : plainFault(text.substr(plus + 1));
    if (!delayMs || !fault)
        return std::nullopt;
    fault->delayMs = Milliseconds(*delayMs);
    return fault;
}

std::optional<FaultScript::Rule> routeFromText(std::string_view text)
{
    const auto space = text.find(' ');
    if (space == 0 || space == std::string_view::npos)
        return std::nullopt;
    const std::string_view place = trimmed(text.substr(space));
    const auto slash = std::min(place.find_first_of("/*"), place.size());
    if (slash == place.size() || place.find(' ') != std::string_view::npos)
        return std::nullopt;
    FaultScript::Rule rule;
    rule.method = text.substr(0, space);
    rule.host = place.substr(0, slash);
    rule.path = place.substr(slash);
    return rule;
}

bool fitsPattern(std::string_view pattern, std::string_view path)
{
    const auto star = pattern.find('*');
    if (star == std::string_view::npos)
        return pattern == path;
    if (!path.starts_with(pattern.substr(0, star)))
        return false;
    const std::string_view rest = pattern.substr(star + 1);
    for (std::size_t at = star; at <= path.size(); ++at) {
        if (fitsPattern(rest, path.substr(at)))
            return true;
    }
    return false;
}

} // namespace schemabridge::target
