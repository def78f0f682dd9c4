#include "engine/target/request_members.h"

#include "engine/json/parse.h"

#include <QByteArrayView>
#include <QUtf8StringView>

#include <algorithm>
#include <cctype>

namespace schemabridge::target {

namespace {

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lowered = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lowered >= 'a' && lowered <= 'f' ? lowered - 'a' + 10 : -1;
}

std::string decoded(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int high = text[i] == '%' && i + 2 < text.size() ? hexValue(text[i + 1]) : -1;
        const int low = high >= 0 ? hexValue(text[i + 2]) : -1;
        if (low >= 0) {
            plain += static_cast<char>(high * 16 + low);
            i += 2;
        } else {
            plain += text[i] == '+' ? ' ' : text[i];
        }
    }
    return plain;
}

bool isText(std::string_view bytes)
{
    return QUtf8StringView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8();
}

bool isForm(const TargetRequest &request)
{
    const std::string *type = findHeader(request.headers, "Content-Type");
    return type && type->starts_with("application/x-www-form-urlencoded");
}

json::Value formMembers(std::string_view body)
{
    std::vector<json::Member> members;
    for (const auto &[name, value] : formItems(body)) {
        if (isText(name) && isText(value))
            members.push_back({name, json::Value::string(value)});
    }
    return json::Value::object(std::move(members));
}

json::Value single(json::Value value)
{
    return json::Value::object({{"body", std::move(value)}});
}

} // namespace

ResourceFilter formItems(std::string_view encoded)
{
    ResourceFilter items;
    while (!encoded.empty()) {
        const auto end = std::min(encoded.find('&'), encoded.size());
        const std::string_view item = encoded.substr(0, end);
        const auto equals = std::min(item.find('='), item.size());
        if (!item.empty())
            items.emplace_back(decoded(item.substr(0, equals)),
                               decoded(item.substr(std::min(equals + 1, item.size()))));
        encoded.remove_prefix(std::min(end + 1, encoded.size()));
    }
    return items;
}

json::Value bodyMembers(const TargetRequest &request)
{
    if (request.body.empty() || !isText(request.body))
        return json::Value::object({});
    if (isForm(request))
        return formMembers(request.body);
    const auto parsed = json::parse(request.body, {.duplicateNames = json::DuplicateNames::KeepLast});
    if (!parsed)
        return single(json::Value::string(request.body));
    return parsed->isObject() ? *parsed : single(*parsed);
}

const std::string *findHeader(const HttpHeaders &headers, std::string_view name)
{
    const auto isSame = [name](const auto &header) {
        return std::equal(name.begin(), name.end(), header.first.begin(), header.first.end(),
                          [](char a, char b) {
                              return std::tolower(static_cast<unsigned char>(a)) ==
                                     std::tolower(static_cast<unsigned char>(b));
                          });
    };
    const auto found = std::find_if(headers.begin(), headers.end(), isSame);
    return found == headers.end() ? nullptr : &found->second;
}

} // namespace schemabridge::target
