#include "engine/json/print.h"

#include "engine/json/print_string.h"

namespace schemabridge::json {

namespace {

/// Where line breaks go; nothing for the compact form.
class Printer {
public:
    explicit Printer(bool indented) : m_indented(indented) {}

    void print(const Value &value, std::size_t depth)
    {
        switch (value.type()) {
        case Type::Null:
            m_text += "null";
            return;
        case Type::Boolean:
            m_text += value.asBoolean() ? "true" : "false";
            return;
        case Type::Number:
            m_text += value.numberText();
            return;
        case Type::String:
            appendString(m_text, value.asString());
            return;
        case Type::Array:
            printArray(value, depth);
            return;
        case Type::Object:
            printObject(value, depth);
            return;
        }
    }

    std::string takeText() { return std::move(m_text); }

private:
    void printArray(const Value &array, std::size_t depth)
    {
        m_text += '[';
        for (const Value &element : array.elements()) {
            beginItem(depth + 1);
            print(element, depth + 1);
        }
        close(']', depth);
    }

    void printObject(const Value &object, std::size_t depth)
    {
        m_text += '{';
        for (const Member &member : object.members()) {
            beginItem(depth + 1);
            appendString(m_text, member.name);
            m_text += m_indented ? ": " : ":";
            print(member.value, depth + 1);
        }
        close('}', depth);
    }

    void beginItem(std::size_t depth)
    {
        if (m_text.back() != '[' && m_text.back() != '{')
            m_text += ',';
        breakLine(depth);
    }

    void close(char bracket, std::size_t depth)
    {
        if (m_text.back() != '[' && m_text.back() != '{')
            breakLine(depth);
        m_text += bracket;
    }

    void breakLine(std::size_t depth)
    {
        if (!m_indented)
            return;
        m_text += '\n';
        m_text.append(depth * 2, ' ');
    }

    bool m_indented;
    std::string m_text;
};

std::string printed(const Value &value, bool indented)
{
    Printer printer(indented);
    printer.print(value, 0);
    return printer.takeText();
}

} // namespace

std::string printCompact(const Value &value)
{
    return printed(value, false);
}

std::string printIndented(const Value &value)
{
    return printed(value, true);
}

} // namespace schemabridge::json
