#include "engine/json/decimal.h"

#include <algorithm>
#include <charconv>

namespace schemabridge::json {

namespace {

constexpr std::int64_t exponentMax = 1'000'000'000'000'000;

std::int64_t exponentFromText(std::string_view text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t exponent = 0;
    for (const char digit : text)
        exponent = std::min(exponent * 10 + (digit - '0'), exponentMax);
    return negative ? -exponent : exponent;
}

void stripZeros(Decimal &decimal)
{
    const auto last = decimal.digits.find_last_not_of('0');
    const auto first = decimal.digits.find_first_not_of('0');
    if (first == std::string::npos) {
        decimal = {};
        return;
    }
    decimal.exponent += static_cast<std::int64_t>(decimal.digits.size() - last - 1);
    decimal.digits = decimal.digits.substr(first, last - first + 1);
}

} // namespace

Decimal Decimal::fromText(std::string_view spelling)
{
    Decimal decimal;
    decimal.negative = spelling.starts_with('-');
    if (decimal.negative)
        spelling.remove_prefix(1);
    const auto mark = spelling.find_first_of("eE");
    if (mark != std::string_view::npos)
        decimal.exponent = exponentFromText(spelling.substr(mark + 1));
    const auto mantissa = spelling.substr(0, mark);
    const auto point = mantissa.find('.');
    decimal.digits = mantissa.substr(0, point);
    if (point != std::string_view::npos) {
        decimal.digits += mantissa.substr(point + 1);
        decimal.exponent -= static_cast<std::int64_t>(mantissa.size() - point - 1);
    }
    stripZeros(decimal);
    return decimal;
}

std::int64_t Decimal::plainLength() const
{
    const auto count = static_cast<std::int64_t>(digits.size());
    const std::int64_t unsignedLength = isZero()              ? 1
                                        : exponent >= 0       ? count + exponent
                                        : pointPosition() > 0 ? count + 1
                                                              : 2 - pointPosition() + count;
    return unsignedLength + (negative ? 1 : 0);
}

std::string Decimal::toPlainText() const
{
    if (isZero())
        return "0";
    std::string text = negative ? "-" : "";
    const std::int64_t point = pointPosition();
    if (exponent >= 0)
        return text + digits + std::string(static_cast<std::size_t>(exponent), '0');
    if (point <= 0)
        return text + "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    const auto split = static_cast<std::size_t>(point);
    return text + digits.substr(0, split) + '.' + digits.substr(split);
}

std::optional<std::int64_t> Decimal::toInteger() const
{
    constexpr std::int64_t digitsMax = 19;
    if (!isInteger() || pointPosition() > digitsMax)
        return std::nullopt;
    const std::string text = toPlainText();
    std::int64_t value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    return parsed.ec == std::errc() ? std::optional(value) : std::nullopt;
}

} // namespace schemabridge::json
