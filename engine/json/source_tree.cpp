#include "engine/json/source_tree.h"

#include "engine/json/token.h"

#include <algorithm>

namespace schemabridge::json {

namespace {

/// Goes over a text that is known to be JSON, so nothing needs to be checked again.
class SourceReader {
public:
    explicit SourceReader(std::string_view text)
        : m_text(text), m_offset(text.find_first_of("{[\"-0123456789tfn"))
    {
    }

    SourceNode read(const Value &value)
    {
        const std::size_t start = m_offset;
        SourceNode node;
        node.value = value;
        if (value.isArray() || value.isObject())
            readContainer(node);
        else
            skipScalar();
        node.bytes = from(start);
        return node;
    }

private:
    void readContainer(SourceNode &node)
    {
        ++m_offset;
        const std::string_view blanks = takeGap();
        for (std::size_t i = 0; i < node.value.size(); ++i) {
            node.items.push_back(readItem(node.value, i));
            const std::string_view gap = takeGap();
            if (i + 1 < node.value.size())
                node.separators.push_back(gap);
            else
                node.closing = gap;
        }
        node.opening = node.items.empty() ? std::string_view() : blanks;
        ++m_offset;
    }

    SourceItem readItem(const Value &container, std::size_t index)
    {
        if (container.isArray())
            return {{}, {}, read(container.elements()[index])};
        SourceItem item;
        const std::size_t start = m_offset;
        skipScalar();
        item.name = from(start);
        item.colon = takeGap();
        item.node = read(container.members()[index].value);
        return item;
    }

    void skipScalar()
    {
        if (m_text[m_offset] == '"')
            skipString();
        else
            m_offset = std::min(m_text.find_first_of(" \t\r\n,]}", m_offset), m_text.size());
    }

    void skipString()
    {
        for (++m_offset; m_text[m_offset] != '"'; ++m_offset) {
            if (m_text[m_offset] == '\\')
                ++m_offset;
        }
        ++m_offset;
    }

    /// Blanks, with the comma or colon among them.
    std::string_view takeGap()
    {
        const std::size_t start = m_offset;
        while (isBlank(m_text[m_offset]) || m_text[m_offset] == ',' || m_text[m_offset] == ':')
            ++m_offset;
        return from(start);
    }

    std::string_view from(std::size_t start) const { return m_text.substr(start, m_offset - start); }

    std::string_view m_text;
    std::size_t m_offset;
};

} // namespace

bool SourceNode::isOnOneLine() const
{
    return !hasLineBreak(bytes);
}

bool hasLineBreak(std::string_view text)
{
    return text.find_first_of("\r\n") != std::string_view::npos;
}

SourceNode sourceTree(std::string_view text, const Value &value)
{
    return SourceReader(text).read(value);
}

} // namespace schemabridge::json
