#include "engine/target/member_reader.h"

#include <algorithm>

namespace schemabridge::target {

MemberReader::MemberReader(const json::Value &object, std::string path, std::optional<Error> &fault)
    : m_object(object), m_path(std::move(path)), m_fault(fault)
{
    if (!object.isObject())
        refuse({}, "object");
}

const json::Value *MemberReader::find(std::string_view name)
{
    m_known.emplace_back(name);
    return m_object.find(name);
}

void MemberReader::text(std::string_view name, std::string &to)
{
    const json::Value *value = find(name);
    if (value && value->isString())
        to = value->asString();
    else if (value)
        refuse(name, "string");
}

void MemberReader::flag(std::string_view name, bool &to)
{
    const json::Value *value = find(name);
    if (value && value->isBoolean())
        to = value->asBoolean();
    else if (value)
        refuse(name, "true or false");
}

std::optional<std::int64_t> MemberReader::wholeNumber(std::string_view name, std::int64_t minimum,
                                                      std::int64_t maximum)
{
    const json::Value *value = find(name);
    if (!value)
        return std::nullopt;
    const auto number = value->asInteger();
    if (number && *number >= minimum && *number <= maximum)
        return number;
    refuse(name, "whole number from " + std::to_string(minimum) + " to " + std::to_string(maximum));
    return std::nullopt;
}

void MemberReader::optionalNumber(std::string_view name, std::optional<double> &to)
{
    const json::Value *value = find(name);
    if (!value)
        return;
    if (value->isNull())
        to = std::nullopt;
    else if (value->isNumber() && value->asDouble() > 0)
        to = value->asDouble();
    else
        refuse(name, "number above 0, or null");
}

void MemberReader::texts(std::string_view name, std::vector<std::string> &to)
{
    const json::Value *value = find(name);
    if (!value)
        return;
    const auto elements = value->elements();
    const bool isRight =
        value->isArray() && std::all_of(elements.begin(), elements.end(),
                                        [](const json::Value &text) { return text.isString(); });
    if (!isRight)
        return refuse(name, "array of strings");
    to.clear();
    for (const json::Value &text : elements)
        to.emplace_back(text.asString());
}

void MemberReader::headers(std::string_view name, HttpHeaders &to)
{
    const json::Value *value = find(name);
    for (const auto &[header, text] : value ? value->members() : std::span<const json::Member>()) {
        if (text.isString())
            to.emplace_back(header, text.asString());
        else
            refuse(name, "object of strings");
    }
    if (value && !value->isObject())
        refuse(name, "object of strings");
}

void MemberReader::refuse(std::string_view name, std::string expected)
{
    if (!m_fault)
        m_fault =
            Error{ErrorCode::ConfigInvalid, {{"member", pathOf(name)}, {"expected", std::move(expected)}}};
}

void MemberReader::refuseUnknown()
{
    for (const json::Member &member : m_object.members()) {
        if (std::find(m_known.begin(), m_known.end(), member.name) == m_known.end())
            refuse(member.name, "no member of this name");
    }
}

std::string MemberReader::pathOf(std::string_view name) const
{
    return m_path.empty() || name.empty() ? m_path + std::string(name) : m_path + '.' + std::string(name);
}

} // namespace schemabridge::target
