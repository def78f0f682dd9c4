#include "engine/expression/functions/decimal_sub_picture.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

constexpr std::size_t none = std::u16string_view::npos;

/// Like substr, but past the end there is nothing.
std::u16string_view from(std::u16string_view text, std::size_t start)
{
    return text.substr(std::min(start, text.size()));
}

void cutAffixes(SubPicture &parts, const DecimalSymbols &symbols)
{
    const auto isInner = [&](char16_t unit) {
        return symbols.isActive(unit) && !DecimalSymbols::isOne(symbols.exponentSeparator, unit);
    };
    parts.active = parts.whole;
    const auto first = std::find_if(parts.whole.begin(), parts.whole.end(), isInner);
    if (first == parts.whole.end())
        return;
    const auto end = std::find_if(parts.whole.rbegin(), parts.whole.rend(), isInner).base();
    parts.prefix = parts.whole.substr(0, static_cast<std::size_t>(first - parts.whole.begin()));
    parts.suffix = parts.whole.substr(static_cast<std::size_t>(end - parts.whole.begin()));
    parts.active.remove_prefix(parts.prefix.size());
    parts.active.remove_suffix(parts.suffix.size());
}

void cutExponent(SubPicture &parts, const DecimalSymbols &symbols)
{
    parts.mantissa = parts.active;
    const std::size_t at = parts.whole.find(symbols.exponentSeparator, parts.prefix.size());
    if (at == none || at > parts.whole.size() - parts.suffix.size())
        return;
    // As in the reference: the position counts the prefix, and is used where there is none any more.
    parts.mantissa = parts.active.substr(0, at);
    parts.exponent = from(parts.active, at + 1);
}

bool contains(std::u16string_view text, std::u16string_view symbol)
{
    return text.find(symbol) != none;
}

bool containsTwice(std::u16string_view text, std::u16string_view symbol)
{
    return text.find(symbol) != text.rfind(symbol);
}

/// One unit, or nothing outside of the text.
std::u16string_view unitAt(std::u16string_view text, std::size_t at)
{
    return at < text.size() ? text.substr(at, 1) : std::u16string_view();
}

bool hasDigit(std::u16string_view text, const DecimalSymbols &symbols)
{
    return std::any_of(text.begin(), text.end(), [&](char16_t unit) { return symbols.isDigit(unit); });
}

bool isMandatoryBeforeOptional(std::u16string_view integer, const DecimalSymbols &symbols)
{
    const std::size_t optional = integer.find(symbols.optionalDigit);
    return optional != none && hasDigit(integer.substr(0, optional), symbols);
}

bool isOptionalBeforeMandatory(std::u16string_view fraction, const DecimalSymbols &symbols)
{
    const std::size_t optional = fraction.rfind(symbols.optionalDigit);
    return optional != none && hasDigit(fraction.substr(optional), symbols);
}

bool isExponentWrong(std::u16string_view exponent, const DecimalSymbols &symbols)
{
    return exponent.empty() || !std::all_of(exponent.begin(), exponent.end(),
                                            [&](char16_t unit) { return symbols.isDigit(unit); });
}

/// A grouping separator must not touch the decimal separator, nor end an integer part without one.
std::string_view problemOfGrouping(const SubPicture &parts, const DecimalSymbols &symbols)
{
    if (contains(parts.whole, symbols.groupingSeparator + symbols.groupingSeparator))
        return "D3089";
    const std::size_t point = parts.whole.find(symbols.decimalSeparator);
    if (point == none) {
        const bool isAtEnd = unitAt(parts.integer, parts.integer.size() - 1) == symbols.groupingSeparator;
        return isAtEnd ? "D3088" : "";
    }
    const bool isAtPoint = unitAt(parts.whole, point - 1) == symbols.groupingSeparator ||
                           unitAt(parts.whole, point + 1) == symbols.groupingSeparator;
    return isAtPoint ? "D3087" : "";
}

std::string_view problemOfScale(const SubPicture &parts, const DecimalSymbols &symbols)
{
    if (contains(parts.whole, symbols.percent) && contains(parts.whole, symbols.perMille))
        return "D3084";
    if (containsTwice(parts.whole, symbols.perMille))
        return "D3083";
    return containsTwice(parts.whole, symbols.percent) ? "D3082" : "";
}

} // namespace

SubPicture cutSubPicture(std::u16string_view whole, const DecimalSymbols &symbols)
{
    SubPicture parts;
    parts.whole = whole;
    cutAffixes(parts, symbols);
    cutExponent(parts, symbols);
    const std::size_t point = parts.mantissa.find(symbols.decimalSeparator);
    parts.integer = parts.mantissa.substr(0, point);
    parts.fraction = point == none ? parts.suffix : from(parts.mantissa, point + 1);
    return parts;
}

std::string_view problemOf(const SubPicture &parts, const DecimalSymbols &symbols)
{
    const auto isAnyDigit = [&](char16_t unit) { return symbols.isAnyDigit(unit); };
    const auto isActive = [&](char16_t unit) { return symbols.isActive(unit); };
    if (parts.exponent && isExponentWrong(*parts.exponent, symbols))
        return "D3093";
    if (parts.exponent && (contains(parts.whole, symbols.percent) || contains(parts.whole, symbols.perMille)))
        return "D3092";
    if (isOptionalBeforeMandatory(parts.fraction, symbols))
        return "D3091";
    if (isMandatoryBeforeOptional(parts.integer, symbols))
        return "D3090";
    if (const std::string_view code = problemOfGrouping(parts, symbols); !code.empty())
        return code;
    if (!std::all_of(parts.active.begin(), parts.active.end(), isActive))
        return "D3086";
    if (std::none_of(parts.mantissa.begin(), parts.mantissa.end(), isAnyDigit))
        return "D3085";
    if (const std::string_view code = problemOfScale(parts, symbols); !code.empty())
        return code;
    return containsTwice(parts.whole, symbols.decimalSeparator) ? "D3081" : "";
}

} // namespace schemabridge::expression
