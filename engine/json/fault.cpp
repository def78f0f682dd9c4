#include "engine/json/fault.h"

#include "engine/json/token.h"
#include "engine/json/utf8.h"

#include <unordered_set>
#include <vector>

namespace schemabridge::json {

namespace {

/// A container whose closing bracket was not read yet.
struct OpenContainer {
    char closingBracket;
    std::unordered_set<std::string> names;
};

class FaultFinder {
public:
    FaultFinder(std::string_view text, const ParseOptions &options) : m_text(text), m_options(options) {}

    std::optional<Error> run()
    {
        while (!m_fault && (m_expectsValue || !m_open.empty())) {
            skipBlanks();
            if (m_expectsValue)
                readValue();
            else
                readSeparator();
        }
        skipBlanks();
        if (!m_fault && m_offset < m_text.size())
            fail(m_offset, "text_after_end");
        return std::move(m_fault);
    }

private:
    void readValue()
    {
        m_expectsValue = false;
        const char first = peek();
        if (first == '{' || first == '[')
            openContainer(first);
        else if (first == '"')
            readString();
        else if (first == '-' || isDigit(first))
            finish(scanNumber(m_text, m_offset));
        else if (first >= 'a' && first <= 'z')
            finish(scanLiteral(m_text, m_offset));
        else
            failAtToken("value_expected");
    }

    void openContainer(char bracket)
    {
        if (m_open.size() >= m_options.depthMax)
            return fail({ErrorCode::JsonTooDeep, {{"depthMax", std::to_string(m_options.depthMax)}}},
                        m_offset);
        const bool isObject = bracket == '{';
        m_open.push_back({isObject ? '}' : ']', {}});
        ++m_offset;
        skipBlanks();
        if (peek() == m_open.back().closingBracket)
            readSeparator();
        else if (isObject)
            readName();
        else
            m_expectsValue = true;
    }

    void readSeparator()
    {
        const char next = peek();
        const char closingBracket = m_open.back().closingBracket;
        if (next != ',' && next != closingBracket)
            return failAtToken("comma_expected");
        ++m_offset;
        if (next == closingBracket)
            m_open.pop_back();
        else if (closingBracket == '}')
            readName();
        else
            m_expectsValue = true;
    }

    void readName()
    {
        skipBlanks();
        if (peek() != '"')
            return failAtToken("name_expected");
        const std::size_t start = m_offset;
        const std::string name = readString();
        const bool isNew = m_open.back().names.insert(name).second;
        if (!m_fault && !isNew && m_options.duplicateNames == DuplicateNames::Refuse)
            return fail({ErrorCode::JsonDuplicateName, {{"name", name}}}, start);
        skipBlanks();
        if (m_fault)
            return;
        if (peek() != ':')
            return failAtToken("colon_expected");
        ++m_offset;
        m_expectsValue = true;
    }

    std::string readString()
    {
        std::string decoded;
        finish(scanString(m_text, m_offset, m_options.loneSurrogates, decoded));
        return decoded;
    }

    void finish(const TokenScan &scan)
    {
        if (scan.fault)
            fail(scan.end, scan.fault);
        m_offset = scan.end;
    }

    void skipBlanks()
    {
        while (m_offset < m_text.size() && isBlank(m_text[m_offset]))
            ++m_offset;
    }

    /// The next character; NUL at the end, which no rule accepts either.
    char peek() const { return m_offset < m_text.size() ? m_text[m_offset] : '\0'; }

    void failAtToken(const char *reason)
    {
        fail(m_offset, m_offset < m_text.size() ? reason : "end_of_text");
    }

    void fail(std::size_t offset, const char *reason)
    {
        fail({ErrorCode::JsonSyntax, {{"reason", reason}}}, offset);
    }

    void fail(const Error &error, std::size_t offset)
    {
        const TextPlace place = placeOf(m_text, offset);
        m_fault = error.with("line", std::to_string(place.line)).with("column", std::to_string(place.column));
        m_expectsValue = false;
    }

    std::string_view m_text;
    const ParseOptions &m_options;
    std::size_t m_offset = 0;
    bool m_expectsValue = true;
    std::vector<OpenContainer> m_open;
    std::optional<Error> m_fault;
};

} // namespace

std::optional<Error> findFault(std::string_view text, const ParseOptions &options)
{
    return FaultFinder(text, options).run();
}

} // namespace schemabridge::json
