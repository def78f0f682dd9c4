#include "engine/json/parse.h"

#include "engine/json/fault.h"
#include "engine/json/token.h"
#include "engine/json/utf8.h"

#include <algorithm>
#include <simdjson.h>

namespace schemabridge::json {

namespace {

namespace ondemand = simdjson::ondemand;

/// The walk below calls itself once a level; this many levels fit on every thread's stack.
constexpr std::size_t walkableDepthMax = 1000;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Builds a value from simdjson's index of the text. simdjson skips scalars without reading them and so would
/// let
/// `["a":1]` pass; therefore each scalar is read whole here, up to the separator behind it.
/// Every function returns nothing where the text is to be refused.
class Walk {
public:
    Walk(std::string_view text, const ParseOptions &options) : m_text(text), m_options(options) {}

    std::optional<Value> readDocument(ondemand::document &document)
    {
        ondemand::json_type type{};
        if (document.type().get(type) != simdjson::SUCCESS)
            return std::nullopt;
        auto root = type == ondemand::json_type::array    ? readArray(document, 1)
                    : type == ondemand::json_type::object ? readObject(document, 1)
                                                          : std::nullopt;
        const bool isAtEnd = document.current_location().error() == simdjson::OUT_OF_BOUNDS;
        return isAtEnd ? root : std::nullopt;
    }

    /// @param offset  of the first character of a string, number or literal.
    std::optional<Value> readScalar(std::size_t offset)
    {
        const char first = m_text[offset];
        if (first == '"')
            return readString(offset);
        const bool isNumber = first == '-' || isDigit(first);
        const TokenScan scan = isNumber ? scanNumber(m_text, offset) : scanLiteral(m_text, offset);
        if (scan.fault || !isFollowedBy(scan.end, ",]}"))
            return std::nullopt;
        if (isNumber)
            return Value::numberFromText(m_text.substr(offset, scan.end - offset));
        return first == 'n' ? Value() : Value::boolean(first == 't');
    }

private:
    std::optional<Value> readString(std::size_t offset)
    {
        m_decoded.clear();
        const TokenScan scan = scanString(m_text, offset, m_options.loneSurrogates, m_decoded);
        if (scan.fault || !isFollowedBy(scan.end, ",]}"))
            return std::nullopt;
        return Value::string(m_decoded);
    }

    std::optional<Value> readValue(ondemand::value value, std::size_t depth)
    {
        const std::string_view token = value.raw_json_token();
        if (token.starts_with('{'))
            return readObject(value, depth);
        if (token.starts_with('['))
            return readArray(value, depth);
        const std::size_t offset = offsetOf(token.data());
        return offset < m_text.size() ? readScalar(offset) : std::nullopt;
    }

    template<typename Source>
    std::optional<Value> readArray(Source &source, std::size_t depth)
    {
        ondemand::array array;
        if (depth > m_options.depthMax || source.get_array().get(array) != simdjson::SUCCESS)
            return std::nullopt;
        std::vector<Value> elements;
        for (auto item : array) {
            ondemand::value element;
            if (std::move(item).get(element) != simdjson::SUCCESS)
                return std::nullopt;
            auto value = readValue(element, depth + 1);
            if (!value)
                return std::nullopt;
            elements.push_back(std::move(*value));
        }
        return Value::array(std::move(elements));
    }

    template<typename Source>
    std::optional<Value> readObject(Source &source, std::size_t depth)
    {
        ondemand::object object;
        if (depth > m_options.depthMax || source.get_object().get(object) != simdjson::SUCCESS)
            return std::nullopt;
        std::vector<Member> members;
        for (auto item : object) {
            ondemand::field field;
            if (std::move(item).get(field) != simdjson::SUCCESS)
                return std::nullopt;
            auto member = readMember(field, depth);
            if (!member)
                return std::nullopt;
            members.push_back(std::move(*member));
        }
        const std::size_t writtenCount = members.size();
        Value value = Value::object(std::move(members));
        const bool hasDuplicates = value.size() != writtenCount;
        if (hasDuplicates && m_options.duplicateNames == DuplicateNames::Refuse)
            return std::nullopt;
        return value;
    }

    std::optional<Member> readMember(ondemand::field &field, std::size_t depth)
    {
        Member member;
        const std::size_t quote = offsetOf(field.key().raw()) - 1;
        const TokenScan scan = scanString(m_text, quote, m_options.loneSurrogates, member.name);
        if (scan.fault || !isFollowedBy(scan.end, ":"))
            return std::nullopt;
        auto value = readValue(field.value(), depth + 1);
        if (!value)
            return std::nullopt;
        member.value = std::move(*value);
        return member;
    }

    std::size_t offsetOf(const char *place) const { return static_cast<std::size_t>(place - m_text.data()); }

    /// Whether one of the characters comes next, blanks apart; the end of the text is left to the caller.
    bool isFollowedBy(std::size_t offset, std::string_view characters) const
    {
        while (offset < m_text.size() && isBlank(m_text[offset]))
            ++offset;
        return offset == m_text.size() || characters.find(m_text[offset]) != std::string_view::npos;
    }

    std::string_view m_text;
    const ParseOptions &m_options;
    std::string m_decoded;
};

/// A text without brackets at its start is one scalar, or none.
std::optional<Value> readLoneScalar(std::string_view text, const ParseOptions &options)
{
    const auto first = text.find_first_not_of(" \n\r\t");
    if (first == std::string_view::npos)
        return std::nullopt;
    const auto last = text.find_last_not_of(" \n\r\t");
    // With the blanks gone, the token's end is the text's end or something follows it that must not.
    const std::string_view token = text.substr(first, last - first + 1);
    return findFault(token, options) ? std::nullopt : Walk(token, options).readScalar(0);
}

std::optional<Value> readText(std::string_view text, const ParseOptions &options)
{
    const auto first = text.find_first_not_of(" \n\r\t");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return readLoneScalar(text, options);
    const simdjson::padded_string padded(text);
    ondemand::parser parser;
    ondemand::document document;
    if (parser.iterate(padded).get(document) != simdjson::SUCCESS)
        return std::nullopt;
    return Walk(std::string_view(padded.data(), padded.size()), options).readDocument(document);
}

Error invalidUtf8(std::string_view text, std::size_t marksLength)
{
    const std::size_t offset = firstInvalidByte(text).value_or(text.size());
    const TextPlace place = placeOf(text, offset);
    return {ErrorCode::JsonInvalidUtf8,
            {{"line", std::to_string(place.line)},
             {"column", std::to_string(place.column)},
             {"offset", std::to_string(offset + marksLength)}}};
}

} // namespace

Result<Value> parse(std::string_view text, const ParseOptions &options)
{
    if (text.size() > options.bytesMax)
        return Error{
            ErrorCode::JsonTooLarge,
            {{"bytes", std::to_string(text.size())}, {"bytesMax", std::to_string(options.bytesMax)}}};
    ParseOptions bounded = options;
    bounded.depthMax = std::min(options.depthMax, walkableDepthMax);
    const std::size_t markLength = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    text.remove_prefix(markLength);
    if (!simdjson::validate_utf8(text.data(), text.size()))
        return invalidUtf8(text, markLength);
    if (auto value = readText(text, bounded))
        return std::move(*value);
    return findFault(text, bounded)
        .value_or(
            Error{ErrorCode::JsonSyntax, {{"reason", "value_expected"}, {"line", "1"}, {"column", "1"}}});
}

} // namespace schemabridge::json
