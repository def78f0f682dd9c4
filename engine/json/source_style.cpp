#include "engine/json/source_style.h"

#include <algorithm>
#include <optional>

namespace schemabridge::json {

namespace {

std::string firstLineBreak(std::string_view text)
{
    const auto place = text.find_first_of("\r\n");
    if (place == std::string_view::npos)
        return "\n";
    if (text[place] == '\n')
        return "\n";
    return text.substr(place).starts_with("\r\n") ? "\r\n" : "\r";
}

std::string_view behindLastLineBreak(std::string_view text)
{
    const auto place = text.find_last_of("\r\n");
    return place == std::string_view::npos ? text : text.substr(place + 1);
}

/// The first example of each habit, in the order of the text.
class Habits {
public:
    explicit Habits(std::string_view text) : m_text(text) {}

    void collect(const SourceNode &node)
    {
        if (node.items.empty())
            return;
        note(m_step, indentStepOf(m_text, node), true);
        note(m_colon, node.items[0].colon, node.value.isObject() && !hasLineBreak(node.items[0].colon));
        if (!node.separators.empty())
            note(m_separator, node.separators[0], !hasLineBreak(node.separators[0]));
        if (!hasLineBreak(node.opening))
            note(node.value.isObject() ? m_objectPadding : m_arrayPadding, node.opening, true, true);
        for (const SourceItem &item : node.items)
            collect(item.node);
    }

    SourceStyle style() const
    {
        const SourceStyle usual;
        SourceStyle style;
        style.lineBreak = firstLineBreak(m_text);
        style.step = m_step.value_or(usual.step);
        style.colon = m_colon.value_or(usual.colon);
        const bool isTight = style.colon == ":";
        style.separator = m_separator.value_or(isTight ? "," : usual.separator);
        style.objectPadding = m_objectPadding.value_or(isTight ? "" : usual.objectPadding);
        style.arrayPadding = m_arrayPadding.value_or(usual.arrayPadding);
        return style;
    }

private:
    static void note(std::optional<std::string> &habit, std::string_view example, bool applies,
                     bool mayBeEmpty = false)
    {
        if (!habit && applies && (mayBeEmpty || !example.empty()))
            habit = example;
    }

    std::string_view m_text;
    std::optional<std::string> m_step;
    std::optional<std::string> m_colon;
    std::optional<std::string> m_separator;
    std::optional<std::string> m_objectPadding;
    std::optional<std::string> m_arrayPadding;
};

std::string collapsed(std::string_view blanks)
{
    const auto last = blanks.find_last_of("\r\n");
    if (last == std::string_view::npos)
        return std::string(blanks);
    return firstLineBreak(blanks) + std::string(blanks.substr(last + 1));
}

} // namespace

ContainerStyle ContainerStyle::onOneLine() const
{
    ContainerStyle style = *this;
    style.breaksAtStart = style.breaksAtEnd = style.breaksItems = false;
    return style;
}

ContainerStyle SourceStyle::forContainer(Type type) const
{
    ContainerStyle style;
    style.padding = type == Type::Object ? objectPadding : arrayPadding;
    style.separator = separator;
    style.colon = colon;
    return style;
}

SourceStyle sourceStyle(std::string_view text, const SourceNode &root)
{
    Habits habits(text);
    habits.collect(root);
    return habits.style();
}

ContainerStyle styleOf(const SourceNode &example, const SourceStyle &general)
{
    ContainerStyle style = general.forContainer(example.value.type());
    style.breaksAtStart = hasLineBreak(example.opening);
    style.breaksAtEnd = hasLineBreak(example.closing);
    style.breaksItems =
        example.separators.empty() ? style.breaksAtStart : hasLineBreak(example.separators.back());
    if (!style.breaksAtStart)
        style.padding = example.opening;
    const auto onLine = std::find_if_not(example.separators.begin(), example.separators.end(), hasLineBreak);
    if (onLine != example.separators.end())
        style.separator = *onLine;
    if (example.value.isObject() && !hasLineBreak(example.items[0].colon))
        style.colon = example.items[0].colon;
    return style;
}

std::string indentStepOf(std::string_view text, const SourceNode &container)
{
    const auto gap = std::find_if(container.separators.begin(), container.separators.end(), hasLineBreak);
    const bool breaksBetween = gap != container.separators.end();
    if (!hasLineBreak(container.opening) && !breaksBetween)
        return {};
    const std::string_view lineStart = hasLineBreak(container.opening) ? container.opening : *gap;
    const auto start = static_cast<std::size_t>(container.bytes.data() - text.data());
    const std::string_view outer = indentOfLastLine(text.substr(0, start));
    const std::string_view inner = indentOfLastLine(lineStart);
    return inner.starts_with(outer) ? std::string(inner.substr(outer.size())) : std::string();
}

std::string_view indentOfLastLine(std::string_view text)
{
    const std::string_view line = behindLastLineBreak(text);
    return line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
}

std::string withoutEmptyLines(std::string_view separator)
{
    const auto comma = separator.find(',');
    return collapsed(separator.substr(0, comma)) + ',' + collapsed(separator.substr(comma + 1));
}

} // namespace schemabridge::json
