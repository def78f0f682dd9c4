#include "engine/workflow/text_place.h"

#include "engine/json/parse.h"

#include <algorithm>
#include <string>

namespace schemabridge::workflow {

namespace {

/// Walks over a JSON text that is known to be well formed.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) { skipBlanks(); }

    std::size_t offset() const { return m_offset; }

    /// From the start of an object or array to the start of one of its values. @return false: there is none
    /// of that name or index, and the scanner is lost
    bool enter(const std::string &segment)
    {
        if (peek() == '{')
            return enterObject(segment);
        if (peek() == '[')
            return enterArray(segment);
        return false;
    }

private:
    char peek() const { return m_offset < m_text.size() ? m_text[m_offset] : '\0'; }

    void skipBlanks() { m_offset = std::min(m_text.find_first_not_of(" \t\r\n", m_offset), m_text.size()); }

    /// Over one sign of punctuation and the blanks behind it.
    void skipSign()
    {
        ++m_offset;
        skipBlanks();
    }

    bool enterObject(const std::string &name)
    {
        skipSign();
        while (peek() == '"') {
            const bool isFound = readName() == name;
            skipBlanks();
            skipSign();
            if (isFound)
                return true;
            skipValue();
            if (peek() == ',')
                skipSign();
        }
        return false;
    }

    bool enterArray(const std::string &index)
    {
        skipSign();
        for (std::size_t current = 0; m_offset < m_text.size() && peek() != ']'; ++current) {
            if (std::to_string(current) == index)
                return true;
            skipValue();
            if (peek() == ',')
                skipSign();
        }
        return false;
    }

    std::string readName()
    {
        const std::size_t start = m_offset;
        skipString();
        const Result<json::Value> name = json::parse(m_text.substr(start, m_offset - start));
        return name && name->isString() ? std::string(name->asString()) : std::string();
    }

    void skipString()
    {
        for (++m_offset; m_offset < m_text.size() && peek() != '"'; ++m_offset) {
            if (peek() == '\\')
                ++m_offset;
        }
        ++m_offset;
    }

    void skipValue()
    {
        std::size_t depth = 0;
        do {
            const char first = peek();
            if (first == '"')
                skipString();
            else
                ++m_offset;
            if (first == '{' || first == '[')
                ++depth;
            else if ((first == '}' || first == ']') && depth > 0)
                --depth;
        } while (m_offset < m_text.size() && (depth > 0 || !endsValue(peek())));
        skipBlanks();
    }

    static bool endsValue(char character)
    {
        return std::string_view(",]} \t\r\n").find(character) != std::string_view::npos;
    }

    std::string_view m_text;
    std::size_t m_offset = 0;
};

/// One segment of a pointer, `~1` and `~0` resolved (RFC 6901, section 4).
std::string unescaped(std::string_view segment)
{
    std::string text;
    for (std::size_t index = 0; index < segment.size(); ++index) {
        if (segment[index] == '~' && index + 1 < segment.size())
            text += segment[++index] == '1' ? '/' : '~';
        else
            text += segment[index];
    }
    return text;
}

TextPlace placeOfOffset(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n') + 1;
    const std::string_view line = before.substr(lineStart);
    const auto isCharacterStart = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    };
    const auto characters = std::count_if(line.begin(), line.end(), isCharacterStart);
    return {static_cast<std::size_t>(lines) + 1, static_cast<std::size_t>(characters) + 1};
}

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace

TextPlace placeOfPointer(std::string_view json, std::string_view pointer)
{
    if (json.starts_with(byteOrderMark))
        json.remove_prefix(byteOrderMark.size());
    Scanner scanner(json);
    std::size_t offset = scanner.offset();
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const std::size_t length = std::min(pointer.find('/'), pointer.size());
        if (!scanner.enter(unescaped(pointer.substr(0, length))))
            break;
        offset = scanner.offset();
        pointer.remove_prefix(length);
    }
    return placeOfOffset(json, offset);
}

} // namespace schemabridge::workflow
