#include "engine/workflow/config/config_reader.h"

#include "engine/json/print.h"
#include "engine/workflow/pointer.h"

namespace schemabridge::workflow {

namespace {

/// Longer values would drown the sentence that quotes them.
constexpr std::size_t quotedBytesMax = 80;

} // namespace

ConfigReader::ConfigReader(const json::Value &object, std::string path, std::vector<Error> &errors)
    : m_object(object), m_path(std::move(path)), m_errors(errors)
{
}

std::optional<std::string> ConfigReader::text(std::string_view member)
{
    const json::Value *value = find(member);
    if (!value)
        return std::nullopt;
    if (value->isString())
        return std::string(value->asString());
    refuse(member, "string");
    return std::nullopt;
}

std::optional<std::int64_t> ConfigReader::integer(std::string_view member, std::int64_t minimum,
                                                  std::int64_t maximum)
{
    const json::Value *value = find(member);
    if (!value)
        return std::nullopt;
    const auto number = value->asInteger();
    if (number && *number >= minimum && *number <= maximum)
        return number;
    refuse(member, "integer from " + std::to_string(minimum) + " to " + std::to_string(maximum));
    return std::nullopt;
}

void ConfigReader::refuse(std::string_view member, std::string_view expected)
{
    const std::string path = m_path.empty() ? std::string(member) : m_path + '.' + std::string(member);
    const std::string base = m_path.empty() ? std::string() : pointerTo("", m_path);
    Error error{ErrorCode::ConfigInvalid, {{"member", path}, {"expected", std::string(expected)}}};
    if (const json::Value *value = find(member)) {
        std::string actual = json::printCompact(*value);
        if (actual.size() <= quotedBytesMax)
            error = error.with("actual", std::move(actual));
    }
    m_errors.push_back(error.with("pointer", pointerTo(base, member)));
}

} // namespace schemabridge::workflow
