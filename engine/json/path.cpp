#include "engine/json/path.h"

#include <algorithm>
#include <charconv>

namespace schemabridge::json {

namespace {

/// An array index as both notations write it: digits without leading zeros.
std::optional<std::size_t> indexFromText(std::string_view text)
{
    const bool hasLeadingZero = text.size() > 1 && text[0] == '0';
    std::size_t index = 0;
    const char *end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data(), end, index);
    if (text.empty() || hasLeadingZero || parsed.ec != std::errc() || parsed.ptr != end)
        return std::nullopt;
    return index;
}

const Value *elementAt(const Value &array, std::optional<std::size_t> index)
{
    return index && *index < array.elements().size() ? &array.elements()[*index] : nullptr;
}

const Value *step(const Value &value, const Path::Segment &segment)
{
    if (const auto *index = std::get_if<std::size_t>(&segment))
        return elementAt(value, *index);
    const auto &name = std::get<std::string>(segment);
    return value.isArray() ? elementAt(value, indexFromText(name)) : value.find(name);
}

/// Reads a path from left to right; an empty result of a function means that the text is no path.
class PathReader {
public:
    explicit PathReader(std::string_view text) : m_rest(text) {}

    std::optional<std::vector<Path::Segment>> read()
    {
        std::vector<Path::Segment> segments;
        bool isFirst = true;
        while (isFirst || !m_rest.empty()) {
            auto segment = readSegment(isFirst);
            if (!segment)
                return std::nullopt;
            segments.push_back(std::move(*segment));
            isFirst = false;
        }
        return segments;
    }

private:
    std::optional<Path::Segment> readSegment(bool isFirst)
    {
        if (m_rest.starts_with('['))
            return readIndex();
        if (!isFirst && !take('.'))
            return std::nullopt;
        return take('`') ? readQuotedName() : readPlainName();
    }

    std::optional<Path::Segment> readIndex()
    {
        const auto close = m_rest.find(']');
        if (close == std::string_view::npos)
            return std::nullopt;
        const auto index = indexFromText(m_rest.substr(1, close - 1));
        m_rest.remove_prefix(close + 1);
        return index ? std::optional<Path::Segment>(*index) : std::nullopt;
    }

    /// A doubled back-quote stands for one that belongs to the name.
    std::optional<Path::Segment> readQuotedName()
    {
        std::string name;
        while (!m_rest.empty()) {
            const char next = m_rest.front();
            m_rest.remove_prefix(1);
            if (next == '`' && !take('`'))
                return name.empty() ? std::nullopt : std::optional<Path::Segment>(name);
            name += next;
        }
        return std::nullopt;
    }

    std::optional<Path::Segment> readPlainName()
    {
        const auto end = std::min(m_rest.find_first_of(".["), m_rest.size());
        const std::string_view name = m_rest.substr(0, end);
        if (name.empty() || name.find_first_of(" \t\r\n`]") != std::string_view::npos)
            return std::nullopt;
        m_rest.remove_prefix(end);
        return std::string(name);
    }

    bool take(char character)
    {
        if (!m_rest.starts_with(character))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    std::string_view m_rest;
};

std::string quoted(std::string_view name)
{
    std::string text = "`";
    for (const char character : name)
        text += character == '`' ? std::string("``") : std::string(1, character);
    return text + '`';
}

std::string nameText(const std::string &name)
{
    return name.find_first_of(" \t\r\n`.[]") == std::string::npos ? name : quoted(name);
}

std::string escapedForPointer(std::string_view name)
{
    std::string text;
    for (const char character : name) {
        if (character == '~')
            text += "~0";
        else if (character == '/')
            text += "~1";
        else
            text += character;
    }
    return text;
}

/// @return nothing where a `~` is followed by something else than 0 or 1.
std::optional<std::string> unescapedFromPointer(std::string_view token)
{
    std::string name;
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            name += token[i];
            continue;
        }
        ++i;
        if (i == token.size() || (token[i] != '0' && token[i] != '1'))
            return std::nullopt;
        name += token[i] == '0' ? '~' : '/';
    }
    return name;
}

} // namespace

std::optional<Path> Path::fromText(std::string_view text)
{
    auto segments = PathReader(text).read();
    if (!segments)
        return std::nullopt;
    Path path;
    path.m_segments = std::move(*segments);
    return path;
}

const Value *Path::find(const Value &root) const noexcept
{
    const Value *place = &root;
    for (const Segment &segment : m_segments) {
        place = step(*place, segment);
        if (!place)
            return nullptr;
    }
    return place;
}

std::string Path::toText() const
{
    std::string text;
    for (const Segment &segment : m_segments) {
        if (const auto *index = std::get_if<std::size_t>(&segment)) {
            text += '[' + std::to_string(*index) + ']';
            continue;
        }
        if (!text.empty())
            text += '.';
        text += nameText(std::get<std::string>(segment));
    }
    return text;
}

std::string pointerFromSegments(const std::vector<Path::Segment> &segments)
{
    std::string pointer;
    for (const Path::Segment &segment : segments) {
        const auto *index = std::get_if<std::size_t>(&segment);
        pointer += '/' + (index ? std::to_string(*index) : escapedForPointer(std::get<std::string>(segment)));
    }
    return pointer;
}

const Value *findPointer(const Value &root, std::string_view pointer) noexcept
{
    const Value *place = &root;
    while (place && !pointer.empty()) {
        if (!pointer.starts_with('/'))
            return nullptr;
        pointer.remove_prefix(1);
        const auto end = std::min(pointer.find('/'), pointer.size());
        const auto name = unescapedFromPointer(pointer.substr(0, end));
        place = name ? step(*place, *name) : nullptr;
        pointer.remove_prefix(end);
    }
    return place;
}

} // namespace schemabridge::json
