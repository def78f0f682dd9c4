#include "engine/json/print_string.h"

#include "engine/json/print.h"
#include "engine/json/utf8.h"

namespace schemabridge::json {

namespace {

void appendHexEscape(std::string &output, char32_t unit)
{
    constexpr std::string_view digits = "0123456789abcdef";
    output += "\\u";
    for (unsigned shift = 16; shift > 0; shift -= 4)
        output += digits[unit >> (shift - 4) & 0x0FU];
}

void appendEscape(std::string &output, char character)
{
    constexpr std::string_view escaped = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    const auto known = escaped.find(character);
    if (known != std::string_view::npos)
        (output += '\\') += letters[known];
    else
        appendHexEscape(output, static_cast<unsigned char>(character));
}

bool mustBeEscaped(char character)
{
    return static_cast<unsigned char>(character) < 0x20 || character == '"' || character == '\\';
}

/// A surrogate that stands alone has no UTF-8 form, so only its escape makes a text that others can read.
bool isLoneSurrogateAt(std::string_view text, std::size_t offset)
{
    if (text[offset] != '\xED')
        return false;
    const auto point = decodeAt(text, offset);
    return point && isSurrogate(point->value);
}

} // namespace

void appendString(std::string &output, std::string_view text)
{
    output += '"';
    std::size_t unwritten = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isLone = isLoneSurrogateAt(text, i);
        if (!isLone && !mustBeEscaped(text[i]))
            continue;
        output += text.substr(unwritten, i - unwritten);
        if (isLone)
            appendHexEscape(output, decodeAt(text, i)->value);
        else
            appendEscape(output, text[i]);
        i += isLone ? 2 : 0;
        unwritten = i + 1;
    }
    output += text.substr(unwritten);
    output += '"';
}

std::string printString(std::string_view text)
{
    std::string output;
    output.reserve(text.size() + 2);
    appendString(output, text);
    return output;
}

} // namespace schemabridge::json
