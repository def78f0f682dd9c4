#include "styled_document.h"

namespace schemabridge::json {

namespace {

struct Style {
    std::string lineBreak;
    std::string step;
    std::string colon;
    std::string padding;
    std::size_t inlineChances; ///< one container in so many stands on one line; 1 for all
    bool hasEmptyLines;
};

const std::vector<Style> styles = {
    {"\n", "  ", ": ", " ", 3, false},    {"\n", "    ", ": ", "", 4, true},
    {"\r\n", "\t", " : ", " ", 5, false}, {"\n", "", ":", "", 1, false},
    {"\n", "", ": ", " ", 1, false},      {"\r\n", "  ", ":", "", 1000, true},
    {"\n", "\t", ":  ", "  ", 2, false},
};

const std::vector<std::string> scalars = {
    "null",
    "true",
    "false",
    "0",
    "-0",
    "1.10",
    "1E2",
    "12345678901234567890",
    "1e400",
    "0.1000000000000000055511151231257827",
    "\"\"",
    "\"caf\\u00e9\"",
    "\"a\\/b\"",
    "\"\\ud83d\\ude00 {[\"",
    "\"= payload.a & ', '\"",
    "\"\xC3\xA9\"",
    "\"\\\\\\\"\"",
};

class DocumentWriter {
public:
    explicit DocumentWriter(Choices &choices) : m_choices(choices), m_style(choices.of(styles)) {}

    std::string run()
    {
        writeContainer(true, 0, m_style.inlineChances == 1);
        return m_text + m_style.lineBreak;
    }

private:
    void writeValue(std::size_t depth, bool isOnOneLine)
    {
        if (depth > 4 || m_choices.oneIn(2))
            m_text += m_choices.of(scalars);
        else
            writeContainer(m_choices.oneIn(2), depth, isOnOneLine || m_choices.oneIn(m_style.inlineChances));
    }

    void writeContainer(bool isObject, std::size_t depth, bool isOnOneLine)
    {
        const std::size_t count = m_choices.below(6) + (depth == 0 ? 1 : 0);
        const bool hasIds = !isObject && m_choices.oneIn(2);
        m_text += isObject ? '{' : '[';
        for (std::size_t i = 0; i < count; ++i) {
            writeGap(i, depth + 1, isOnOneLine);
            if (isObject)
                m_text +=
                    "\"m" + std::to_string(i) + (m_choices.oneIn(5) ? "\\u0041\"" : "\"") + m_style.colon;
            if (hasIds)
                writeElementWithId(i, depth + 1);
            else
                writeValue(depth + 1, isOnOneLine);
        }
        if (count > 0)
            m_text += isOnOneLine ? m_style.padding : lineWithIndent(depth);
        m_text += isObject ? '}' : ']';
    }

    void writeElementWithId(std::size_t id, std::size_t depth)
    {
        m_text += "{ \"id\"" + m_style.colon + "\"v" + std::to_string(id) + "\", \"n\" : ";
        writeValue(depth, true);
        m_text += '}';
    }

    void writeGap(std::size_t index, std::size_t depth, bool isOnOneLine)
    {
        if (index > 0)
            m_text += ',';
        if (isOnOneLine)
            m_text += index > 0 && m_style.colon != ":" ? " " : m_style.padding;
        else if (index > 0 && m_style.hasEmptyLines && m_choices.oneIn(4))
            m_text += m_style.lineBreak + lineWithIndent(depth);
        else
            m_text += lineWithIndent(depth);
    }

    std::string lineWithIndent(std::size_t depth) const
    {
        std::string line = m_style.lineBreak;
        for (std::size_t i = 0; i < depth; ++i)
            line += m_style.step;
        return line;
    }

    Choices &m_choices;
    const Style &m_style;
    std::string m_text;
};

Value newValue(Choices &choices)
{
    const std::vector<Value> values = {
        Value::integer(4711),
        Value::string("new \"text\""),
        Value::numberFromText("9.990"),
        Value::object(std::vector<Member>()),
        Value::array({Value::integer(1), Value::object({{"x", Value::integer(0)}, {"y", Value()}})}),
        Value::object({{"id", Value::string("new")}, {"list", Value::array({Value::boolean(true)})}}),
    };
    return choices.of(values);
}

/// One edit of this container's own items.
template<typename Item, typename MakeItem>
void editItems(std::vector<Item> &items, Choices &choices, const MakeItem &makeItem)
{
    const std::size_t place = choices.below(items.size() + 1);
    const auto at = items.begin() + static_cast<std::ptrdiff_t>(place);
    const bool isItem = place < items.size();
    if (!isItem || choices.oneIn(3))
        items.insert(at, makeItem());
    else if (choices.oneIn(2))
        items.erase(at);
    else if (choices.oneIn(2))
        *at = makeItem();
    else
        std::swap(*at, items.back());
}

Value editedHere(const Value &value, Choices &choices)
{
    if (value.isArray()) {
        std::vector<Value> elements(value.elements().begin(), value.elements().end());
        editItems(elements, choices, [&choices] { return newValue(choices); });
        return Value::array(std::move(elements));
    }
    std::vector<Member> members(value.members().begin(), value.members().end());
    editItems(members, choices, [&choices] {
        return Member{"new" + std::to_string(choices.below(1000)), newValue(choices)};
    });
    return Value::object(std::move(members));
}

Value withItem(const Value &container, std::size_t index, Value item)
{
    if (container.isArray())
        return container.withElement(index, std::move(item));
    return container.with(container.members()[index].name, std::move(item));
}

} // namespace

std::string styledDocument(Choices &choices)
{
    return DocumentWriter(choices).run();
}

Value randomlyEdited(const Value &value, Choices &choices, std::vector<std::size_t> &editedPath)
{
    if (value.size() > 0 && !choices.oneIn(3)) {
        const std::size_t index = choices.below(value.size());
        const Value &item = value.isArray() ? value.elements()[index] : value.members()[index].value;
        editedPath.push_back(index);
        return withItem(value, index, randomlyEdited(item, choices, editedPath));
    }
    if (value.isArray() || value.isObject())
        return editedHere(value, choices);
    return newValue(choices);
}

} // namespace schemabridge::json
