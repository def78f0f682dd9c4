#include "ui/document/member_edit.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace schemabridge::ui {

namespace {

using json::Value;

/// One token of a pointer without its escapes (RFC 6901, section 4).
std::string unescaped(std::string_view token)
{
    std::string text;
    for (std::size_t index = 0; index < token.size(); ++index) {
        const bool isEscape = token[index] == '~' && index + 1 < token.size();
        if (isEscape)
            ++index;
        text += isEscape ? (token[index] == '1' ? '/' : '~') : token[index];
    }
    return text;
}

std::optional<std::size_t> indexFrom(std::string_view token)
{
    std::size_t index = 0;
    const auto parsed = std::from_chars(token.data(), token.data() + token.size(), index);
    const bool isWhole = parsed.ec == std::errc() && parsed.ptr == token.data() + token.size();
    return isWhole ? std::optional(index) : std::nullopt;
}

Value withElementAt(const Value &array, std::string_view token, std::string_view rest,
                    const std::optional<Value> &member)
{
    const auto index = indexFrom(token);
    if (!index || *index > array.size())
        return array;
    std::vector<Value> elements(array.elements().begin(), array.elements().end());
    const auto place = elements.begin() + static_cast<std::ptrdiff_t>(*index);
    const bool exists = *index < array.size();
    if (rest.empty() && !member) {
        if (exists)
            elements.erase(place);
    } else {
        Value value = withMemberAt(exists ? *place : Value(), rest, member);
        if (exists)
            *place = std::move(value);
        else
            elements.push_back(std::move(value));
    }
    return Value::array(std::move(elements));
}

Value withNamedAt(const Value &object, const std::string &name, std::string_view rest,
                  const std::optional<Value> &member)
{
    const Value *current = object.find(name);
    if (!member && !current)
        return object;
    if (rest.empty() && !member)
        return object.without(name);
    const Value base = object.isObject() ? object : Value();
    return base.with(name, withMemberAt(current ? *current : Value(), rest, member));
}

} // namespace

Value withMemberAt(const Value &root, std::string_view pointer, const std::optional<Value> &member)
{
    if (pointer.empty())
        return member.value_or(Value());
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string token = unescaped(pointer.substr(1, end - 1));
    const std::string_view rest = pointer.substr(end);
    return root.isArray() ? withElementAt(root, token, rest, member) : withNamedAt(root, token, rest, member);
}

} // namespace schemabridge::ui
