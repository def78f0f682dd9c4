#include "engine/expression/item_functions.h"
#include "engine/json/print.h"

#include <charconv>
#include <cmath>

/// `$string`: strings as they are, all else as JSON in which doubles have at most 15 significant digits.
namespace schemabridge::expression {

namespace {

constexpr int significantDigits = 15;

std::string scientific(double number, int digitsAfterPoint)
{
    char buffer[64];
    const auto [end, status] = std::to_chars(buffer, buffer + sizeof buffer, number,
                                             std::chars_format::scientific, digitsAfterPoint);
    return status == std::errc() ? std::string(buffer, end) : std::string();
}

/// ECMAScript's toPrecision rounds a tie away from zero, the library to the even digit. A tie shows as a five
/// and nothing but zeros behind the last digit kept.
bool isTie(double number)
{
    const std::string exact = scientific(number, 40);
    const std::size_t first = exact.find('.') + significantDigits;
    const std::size_t exponent = exact.find('e');
    return exact[first] == '5' && exact.find_first_not_of('0', first + 1) == exponent;
}

double roundToSignificantDigits(double number)
{
    const double nudged = isTie(number) ? std::nextafter(number, std::copysign(HUGE_VAL, number)) : number;
    const std::string digits = scientific(nudged, significantDigits - 1);
    double rounded = number;
    std::from_chars(digits.data(), digits.data() + digits.size(), rounded);
    return rounded;
}

/// Zeros at either end count for nothing.
int countSignificantDigits(std::string_view spelling)
{
    int digits = 0;
    int zeros = 0;
    for (const char character : spelling.substr(0, spelling.find('e'))) {
        if (character == '0') {
            zeros += digits > 0 ? 1 : 0;
        } else if (character != '.' && character != '-') {
            digits += zeros + 1;
            zeros = 0;
        }
    }
    return digits;
}

bool isPlainInteger(std::string_view spelling)
{
    return spelling.find_first_not_of("-0123456789") == std::string_view::npos;
}

std::string fractionAsText(double number)
{
    std::string shortest = json::printNumber(number);
    return countSignificantDigits(shortest) <= significantDigits
               ? shortest
               : json::printNumber(roundToSignificantDigits(number));
}

/// An integer of the input keeps all its digits: two long ids must not become one.
std::string jsonNumberAsText(const json::Value &number)
{
    std::string spelling = number.numberText();
    if (isPlainInteger(spelling))
        return spelling == "-0" ? "0" : spelling;
    return fractionAsText(number.asDouble());
}

/// Writes one item as JSON text.
class Writer {
public:
    Writer(TextBuilder &text, TextLayout layout) : m_text(text), m_layout(layout) {}

    bool write(Item item)
    {
        switch (item.type()) {
        case Item::Type::Undefined:
        case Item::Type::Null:
            m_text.append("null");
            return true;
        case Item::Type::Boolean:
            m_text.append(item.asBoolean() ? "true" : "false");
            return true;
        case Item::Type::Number:
            return writeNumber(item);
        case Item::Type::String:
            m_text.append(json::printString(item.asString()));
            return true;
        case Item::Type::Function:
            m_text.append("\"\"");
            return true;
        case Item::Type::Array:
            return writeArray(item);
        case Item::Type::Object:
            return writeObject(item);
        }
        return true;
    }

private:
    bool writeNumber(Item item)
    {
        if (!std::isfinite(item.asNumber()))
            return false;
        if (item.isDouble())
            appendNumber(m_text, item.asNumber());
        else
            m_text.append(jsonNumberAsText(*item.json()));
        return true;
    }

    bool writeArray(Item array)
    {
        m_text.append('[');
        ++m_depth;
        for (std::size_t i = 0; i < array.size(); ++i) {
            separate(i);
            if (!write(array.element(i)))
                return false;
        }
        close(']', array.size() > 0);
        return true;
    }

    bool writeObject(Item object)
    {
        m_text.append('{');
        ++m_depth;
        std::size_t written = 0;
        for (std::size_t i = 0; i < object.size(); ++i) {
            const Item value = object.memberValue(i);
            if (value.isUndefined())
                continue;
            separate(written++);
            m_text.append(json::printString(object.memberName(i)));
            m_text.append(m_layout == TextLayout::Indented ? ": " : ":");
            if (!write(value))
                return false;
        }
        close('}', written > 0);
        return true;
    }

    void separate(std::size_t index)
    {
        if (index > 0)
            m_text.append(',');
        breakLine();
    }

    void close(char bracket, bool hasContent)
    {
        --m_depth;
        if (hasContent)
            breakLine();
        m_text.append(bracket);
    }

    void breakLine()
    {
        if (m_layout == TextLayout::Compact)
            return;
        m_text.append('\n');
        m_text.append(m_depth * 2, ' ');
    }

    TextBuilder &m_text;
    TextLayout m_layout;
    std::size_t m_depth = 0;
};

} // namespace

void appendNumber(TextBuilder &text, double number)
{
    constexpr double exactIntegerMax = 9007199254740992; // up to here every integer is a double of its own
    if (std::trunc(number) != number) {
        text.append(fractionAsText(number));
    } else if (std::abs(number) <= exactIntegerMax) {
        char buffer[24];
        const auto written = std::to_chars(buffer, buffer + sizeof buffer, static_cast<std::int64_t>(number));
        text.append(std::string_view(buffer, static_cast<std::size_t>(written.ptr - buffer)));
    } else {
        text.append(json::printNumber(number));
    }
}

Item asWritten(Item number)
{
    const double value = number.asNumber();
    if (std::trunc(value) == value || std::isnan(value) ||
        countSignificantDigits(json::printNumber(value)) <= significantDigits)
        return number;
    return Item::number(roundToSignificantDigits(value));
}

bool appendAsText(TextBuilder &text, Item item, TextLayout layout)
{
    if (item.isUndefined() || item.isFunction())
        return true;
    if (item.isString()) {
        text.append(item.asString());
        return true;
    }
    return Writer(text, layout).write(item);
}

} // namespace schemabridge::expression
