#include "engine/expression/item_functions.h"
#include "engine/expression/text.h"
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

/// An integer of the input keeps all its digits: two long ids must not become one.
std::string jsonNumberAsText(const json::Value &number)
{
    std::string spelling = number.numberText();
    if (isPlainInteger(spelling))
        return spelling == "-0" ? "0" : spelling;
    return numberAsText(number.asDouble());
}

/// Writes one item as JSON text.
class Writer {
public:
    Writer(std::string &text, TextLayout layout) : m_text(text), m_layout(layout) {}

    bool write(const Item &item)
    {
        switch (item.type()) {
        case Item::Type::Undefined:
        case Item::Type::Null:
            m_text += "null";
            return true;
        case Item::Type::Boolean:
            m_text += item.asBoolean() ? "true" : "false";
            return true;
        case Item::Type::Number:
            return writeNumber(item);
        case Item::Type::String:
            m_text += json::printString(item.asString());
            return true;
        case Item::Type::Function:
            m_text += "\"\"";
            return true;
        case Item::Type::Array:
            return writeArray(item);
        case Item::Type::Object:
            return writeObject(item);
        }
        return true;
    }

private:
    bool writeNumber(const Item &item)
    {
        if (!std::isfinite(item.asNumber()))
            return false;
        m_text += item.json() != nullptr ? jsonNumberAsText(*item.json()) : numberAsText(item.asNumber());
        return true;
    }

    bool writeArray(const Item &array)
    {
        m_text += '[';
        ++m_depth;
        for (std::size_t i = 0; i < array.size(); ++i) {
            separate(i);
            if (!write(array.element(i)))
                return false;
        }
        close(']', array.size() > 0);
        return true;
    }

    bool writeObject(const Item &object)
    {
        m_text += '{';
        ++m_depth;
        std::size_t written = 0;
        for (std::size_t i = 0; i < object.size(); ++i) {
            const Item value = object.memberValue(i);
            if (value.isUndefined())
                continue;
            separate(written++);
            m_text += json::printString(object.memberName(i));
            m_text += m_layout == TextLayout::Indented ? ": " : ":";
            if (!write(value))
                return false;
        }
        close('}', written > 0);
        return true;
    }

    void separate(std::size_t index)
    {
        if (index > 0)
            m_text += ',';
        breakLine();
    }

    void close(char bracket, bool hasContent)
    {
        --m_depth;
        if (hasContent)
            breakLine();
        m_text += bracket;
    }

    void breakLine()
    {
        if (m_layout == TextLayout::Compact)
            return;
        m_text += '\n';
        m_text.append(m_depth * 2, ' ');
    }

    std::string &m_text;
    TextLayout m_layout;
    std::size_t m_depth = 0;
};

} // namespace

std::string numberAsText(double number)
{
    std::string shortest = json::printNumber(number);
    return countSignificantDigits(shortest) <= significantDigits
               ? shortest
               : json::printNumber(roundToSignificantDigits(number));
}

bool appendAsText(std::string &text, const Item &item, TextLayout layout)
{
    if (item.isUndefined() || item.isFunction())
        return true;
    if (item.isString()) {
        appendText(text, item.asString());
        return true;
    }
    return Writer(text, layout).write(item);
}

} // namespace schemabridge::expression
