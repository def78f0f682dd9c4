#include "engine/expression/functions/decimal_picture.h"
#include "engine/expression/functions/integer_picture.h"
#include "engine/expression/functions/rounding.h"
#include "engine/expression/text.h"

#include <array>
#include <cmath>
#include <utility>

/// $formatNumber $formatInteger $parseInteger $formatBase
namespace schemabridge::expression {

namespace {

using SymbolOption = std::pair<std::string_view, std::u16string DecimalSymbols::*>;

constexpr std::array symbolOptions{
    SymbolOption{"decimal-separator", &DecimalSymbols::decimalSeparator},
    SymbolOption{"grouping-separator", &DecimalSymbols::groupingSeparator},
    SymbolOption{"exponent-separator", &DecimalSymbols::exponentSeparator},
    SymbolOption{"infinity", &DecimalSymbols::infinity},
    SymbolOption{"minus-sign", &DecimalSymbols::minusSign},
    SymbolOption{"percent", &DecimalSymbols::percent},
    SymbolOption{"per-mille", &DecimalSymbols::perMille},
    SymbolOption{"zero-digit", &DecimalSymbols::zeroDigit},
    SymbolOption{"digit", &DecimalSymbols::optionalDigit},
    SymbolOption{"pattern-separator", &DecimalSymbols::patternSeparator},
};

/// Options that are no symbol, such as `NaN`, do not matter.
/// @return or T0410 where a symbol is no string, or one that must not be empty is
PictureResult<DecimalSymbols> symbolsFrom(Item options)
{
    const PictureProblem wrongOptions{"T0410", Item::number(3)};
    DecimalSymbols symbols;
    for (const auto &[name, symbol] : symbolOptions) {
        const Item value = options.member(name);
        if (!value.isUndefined() && !value.isString())
            return wrongOptions;
        if (value.isString())
            symbols.*symbol = toUtf16(value.asString());
    }
    if (symbols.zeroDigit.empty() || symbols.patternSeparator.empty())
        return wrongOptions;
    return symbols;
}

Item formatWith(const NativeCall &call, const DecimalSymbols &symbols)
{
    const auto pictureText = shortText(call, 1);
    if (!pictureText)
        return fail(call, pictureText.error());
    const double value = call.argument(0).asNumber();
    const auto picture = analyseDecimalPicture(toUtf16(*pictureText), symbols, value < 0);
    return picture ? textItem(call, formatDecimal(value, *picture, symbols)) : fail(call, picture.error());
}

Item formatNumber(const NativeCall &call)
{
    static const DecimalSymbols usualSymbols;
    if (call.argument(0).isUndefined())
        return {};
    if (call.argument(2).isUndefined())
        return formatWith(call, usualSymbols);
    const auto symbols = symbolsFrom(call.argument(2));
    return symbols ? formatWith(call, *symbols) : fail(call, symbols.error());
}

PictureResult<IntegerPicture> integerPictureOf(const NativeCall &call)
{
    const auto picture = shortText(call, 1);
    return picture ? analyseIntegerPicture(toUtf16(*picture)) : picture.error();
}

Item formatInteger(const NativeCall &call)
{
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    if (!std::isfinite(value.asNumber()))
        return call.fail("D1001", value);
    const auto picture = integerPictureOf(call);
    if (!picture)
        return fail(call, picture.error());
    const auto text = formatInteger(std::floor(value.asNumber()), *picture);
    return text ? textItem(call, *text) : fail(call, text.error());
}

/// A text that is no number is a problem here; in the reference it gives NaN, which JSON does not have.
Item parseInteger(const NativeCall &call)
{
    if (call.argument(0).isUndefined())
        return {};
    const auto picture = integerPictureOf(call);
    if (!picture)
        return fail(call, picture.error());
    const auto text = shortText(call, 0);
    if (!text)
        return fail(call, text.error());
    const auto number = parseInteger(toUtf16(*text), *picture);
    if (!number)
        return fail(call, number.error());
    return std::isfinite(*number) ? Item::number(*number) : call.fail("D3030", call.argument(0));
}

/// Digits beyond the 53 bits of a double are zero, as V8 writes them.
std::string inBase(double magnitude, double base)
{
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
    constexpr double exactBelow = 9007199254740992;
    std::string text;
    double rest = magnitude;
    for (; rest / base >= exactBelow; rest /= base)
        text += '0';
    do {
        const double digit = std::fmod(rest, base);
        text += digits[static_cast<std::size_t>(digit)];
        rest = (rest - digit) / base;
    } while (rest > 0);
    return {text.rbegin(), text.rend()};
}

Item formatBase(const NativeCall &call)
{
    constexpr double usualBase = 10;
    const Item value = call.argument(0);
    if (value.isUndefined())
        return {};
    const double number = roundHalfToEven(value.asNumber());
    const Item wanted = call.argument(1);
    const double base = wanted.isUndefined() ? usualBase : roundHalfToEven(wanted.asNumber());
    if (!(base >= 2 && base <= 36))
        return call.fail("D3100", Item::number(base));
    if (!std::isfinite(number))
        return call.fail("D1001", value);
    if (base == usualBase)
        return textItem(call, numberText(number));
    const std::string sign = number < 0 ? "-" : "";
    return call.string(sign + inBase(std::abs(number), base));
}

constexpr std::array rows{
    BuiltinRow{"formatNumber", "<n-so?:s>", 3, formatNumber},
    BuiltinRow{"formatInteger", "<n-s:s>", 2, formatInteger},
    BuiltinRow{"parseInteger", "<s-s:n>", 2, parseInteger},
    BuiltinRow{"formatBase", "<n-n?:s>", 2, formatBase},
};

} // namespace

std::span<const BuiltinRow> numberPictureFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
