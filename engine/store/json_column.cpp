#include "engine/store/json_column.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <QString>
#include <algorithm>
#include <limits>

namespace schemabridge {

namespace {

json::Value readableString(const std::string &text)
{
    return json::Value::string(QString::fromStdString(text).toStdString());
}

std::optional<std::vector<std::string>> stringsFromColumn(std::string_view text)
{
    const auto list = valueFromColumn(text);
    if (!list || !list->isArray())
        return std::nullopt;
    std::vector<std::string> strings;
    for (const json::Value &element : list->elements()) {
        if (!element.isString())
            return std::nullopt;
        strings.emplace_back(element.asString());
    }
    return strings;
}

} // namespace

std::string valueToColumn(const json::Value &value)
{
    return json::printCompact(value);
}

std::optional<json::Value> valueFromColumn(std::string_view text)
{
    // What the engine once held is not judged again: bounds and lone surrogates were its matter.
    json::ParseOptions options;
    options.bytesMax = std::numeric_limits<std::size_t>::max();
    options.depthMax = std::numeric_limits<std::size_t>::max();
    options.loneSurrogates = json::LoneSurrogates::Keep;
    auto parsed = json::parse(text, options);
    return parsed ? std::optional(parsed.takeValue()) : std::nullopt;
}

std::optional<std::string> edgesToColumn(const std::vector<EdgeId> &edges)
{
    if (edges.empty())
        return std::nullopt;
    std::vector<json::Value> ids;
    for (const EdgeId &edge : edges)
        ids.push_back(json::Value::string(edge.value));
    return json::printCompact(json::Value::array(std::move(ids)));
}

std::optional<std::vector<EdgeId>> edgesFromColumn(std::string_view text)
{
    auto strings = stringsFromColumn(text);
    if (!strings)
        return std::nullopt;
    std::vector<EdgeId> edges;
    for (std::string &id : *strings)
        edges.push_back({std::move(id)});
    return edges;
}

std::string errorToColumn(const Error &error)
{
    std::vector<json::Value> list{json::Value::string(errorCodeName(error.code))};
    for (const auto &[name, value] : error.arguments) {
        list.push_back(readableString(name));
        list.push_back(readableString(value));
    }
    return json::printCompact(json::Value::array(std::move(list)));
}

std::optional<Error> errorFromColumn(std::string_view text)
{
    const auto strings = stringsFromColumn(text);
    const bool hasPairs = strings && strings->size() % 2 == 1;
    const auto code = hasPairs ? errorCodeFromName(strings->front()) : std::nullopt;
    if (!code)
        return std::nullopt;
    Error error{*code, {}};
    for (std::size_t i = 1; i < strings->size(); i += 2)
        error.arguments.emplace_back((*strings)[i], (*strings)[i + 1]);
    return error;
}

} // namespace schemabridge
