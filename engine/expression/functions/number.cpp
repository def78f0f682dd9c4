#include "engine/expression/functions/registry.h"
#include "engine/expression/functions/rounding.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

/// $number $abs $floor $ceil $round $sqrt $power
namespace schemabridge::expression {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

std::size_t digitsFrom(std::string_view content, std::size_t at)
{
    std::size_t count = 0;
    while (at + count < content.size() && isDigit(content[at + count]))
        ++count;
    return count;
}

/// `-?[0-9]+(\.[0-9]+)?([Ee][-+]?[0-9]+)?`, the whole of it.
bool isDecimal(std::string_view content)
{
    std::size_t at = content.starts_with('-') ? 1 : 0;
    const std::size_t whole = digitsFrom(content, at);
    if (whole == 0)
        return false;
    at += whole;
    if (at < content.size() && content[at] == '.') {
        const std::size_t fraction = digitsFrom(content, at + 1);
        if (fraction == 0)
            return false;
        at += fraction + 1;
    }
    if (at < content.size() && (content[at] == 'e' || content[at] == 'E')) {
        ++at;
        at += at < content.size() && (content[at] == '-' || content[at] == '+') ? 1 : 0;
        const std::size_t exponent = digitsFrom(content, at);
        if (exponent == 0)
            return false;
        at += exponent;
    }
    return at == content.size();
}

/// An integer keeps all its digits, however long.
std::optional<Item> parseDecimal(const NativeCall &call, std::string_view content)
{
    const std::string_view digits = content.substr(content.starts_with('-') ? 1 : 0);
    const bool isPlain = digits.size() == digitsFrom(digits, 0) && (digits.size() == 1 || digits[0] != '0');
    if (isPlain && content != "-0")
        return call.evaluation.heap().keep(json::Value::numberFromText(content));
    double number = 0;
    const auto [end, status] = std::from_chars(content.data(), content.data() + content.size(), number);
    if (status == std::errc::result_out_of_range) {
        // Too small is zero; too large is no number.
        const std::size_t exponent = content.find_first_of("eE");
        if (exponent == std::string_view::npos || content.substr(exponent + 1, 1) != "-")
            return std::nullopt;
        number = 0;
    }
    return Item::number(number);
}

/// Of a hexadecimal digit; anything else is large.
std::size_t digitValue(char character)
{
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    const std::size_t at = digits.find(character);
    return at != std::string_view::npos && at > 15 ? at - 6 : at;
}

/// `0x1F`, `0o17`, `0b101`
std::optional<Item> parsePrefixed(std::string_view content)
{
    if (content.size() < 3 || content[0] != '0')
        return std::nullopt;
    const char prefix = static_cast<char>(content[1] | 0x20);
    const std::size_t base = prefix == 'x' ? 16 : (prefix == 'o' ? 8 : (prefix == 'b' ? 2 : 0));
    double number = 0;
    for (const char character : content.substr(2)) {
        const std::size_t digit = digitValue(character);
        if (digit >= base)
            return std::nullopt;
        number = number * static_cast<double>(base) + static_cast<double>(digit);
    }
    return Item::number(number);
}

Item toNumber(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined() || value.isNumber())
        return value;
    if (value.type() == Item::Type::Boolean)
        return Item::number(value.asBoolean() ? 1 : 0);
    const std::string_view content = value.asString();
    const auto number = isDecimal(content) ? parseDecimal(call, content) : parsePrefixed(content);
    return number ? *number : call.fail("D3030", value);
}

template<typename Operation>
Item mapNumber(const NativeCall &call, Operation operation)
{
    const Item value = call.argument(0);
    return value.isUndefined() ? Item() : Item::number(operation(value.asNumber()));
}

Item absolute(const NativeCall &call)
{
    return mapNumber(call, [](double value) { return std::abs(value); });
}

Item floor(const NativeCall &call)
{
    return mapNumber(call, [](double value) { return std::floor(value); });
}

Item ceil(const NativeCall &call)
{
    return mapNumber(call, [](double value) { return std::ceil(value); });
}

Item round(const NativeCall &call)
{
    constexpr double placesMax = 400;
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const double number = value.asNumber();
    const double wanted = call.argument(1).isUndefined() ? 0 : call.argument(1).asNumber();
    const int places = static_cast<int>(std::clamp(std::trunc(wanted), -placesMax, placesMax));
    if (!std::isfinite(number))
        return value;
    return Item::number(roundHalfToEven(number, places));
}

Item squareRoot(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (!value.isUndefined() && value.asNumber() < 0)
        return call.fail("D3060", value);
    return mapNumber(call, [](double number) { return std::sqrt(number); });
}

Item power(const NativeCall &call)
{
    const Item base = call.argument(0);
    const Item exponent = call.argument(1);
    if (base.isUndefined())
        return {};
    const double result = exponent.isUndefined() ? NAN : std::pow(base.asNumber(), exponent.asNumber());
    return std::isfinite(result) ? Item::number(result) : call.fail("D3061", base);
}

constexpr std::array rows{
    BuiltinRow{"number", "<(nsb)-:n>", 1, toNumber}, BuiltinRow{"abs", "<n-:n>", 1, absolute},
    BuiltinRow{"floor", "<n-:n>", 1, floor},         BuiltinRow{"ceil", "<n-:n>", 1, ceil},
    BuiltinRow{"round", "<n-n?:n>", 2, round},       BuiltinRow{"sqrt", "<n-:n>", 1, squareRoot},
    BuiltinRow{"power", "<n-n:n>", 2, power},
};

} // namespace

std::span<const BuiltinRow> numberFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
