#pragma once

#include "engine/base/error.h"
#include "engine/json/value.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::workflow {

/// Reads members of one object and notes what is wrong with them; the caller's default then stays.
class ConfigReader {
public:
    /// @param path  where the object stands within the config: empty, or such as `overloadRetry`
    ConfigReader(const json::Value &object, std::string path, std::vector<Error> &errors);

    const json::Value *find(std::string_view member) const { return m_object.find(member); }

    std::optional<std::string> text(std::string_view member);
    std::optional<std::int64_t> integer(std::string_view member, std::int64_t minimum, std::int64_t maximum);

    template<typename Choice>
    using Choices = std::span<const std::pair<std::string_view, Choice>>;

    /// @param expected  the names in words: `webhook, cron or manual`
    template<typename Choice>
    std::optional<Choice> choice(std::string_view member, Choices<Choice> choices, std::string_view expected)
    {
        const json::Value *value = find(member);
        if (!value)
            return std::nullopt;
        for (const auto &[name, choice] : choices) {
            if (value->isString() && value->asString() == name)
                return choice;
        }
        refuse(member, expected);
        return std::nullopt;
    }

    /// Notes CONFIG_INVALID for a member, with what stands there where it is short.
    void refuse(std::string_view member, std::string_view expected);

private:
    const json::Value &m_object;
    std::string m_path;
    std::vector<Error> &m_errors;
};

/// The name of a choice, for the tables that choice() takes.
template<typename Choice>
std::string_view choiceName(ConfigReader::Choices<Choice> choices, Choice wanted)
{
    for (const auto &[name, choice] : choices) {
        if (choice == wanted)
            return name;
    }
    return {};
}

} // namespace schemabridge::workflow
