#pragma once

#include "engine/base/error.h"
#include "engine/json/value.h"
#include "engine/ports/http_transport.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::target {

/// Reads the members of one object of a profile; what is absent leaves the default. The first fault is kept.
class MemberReader {
public:
    /// @param path  where the object stands in the profile: empty, or `key`
    MemberReader(const json::Value &object, std::string path, std::optional<Error> &fault);

    void text(std::string_view name, std::string &to);
    void flag(std::string_view name, bool &to);
    /// A whole number from `minimum` to `maximum`.
    template<typename Number>
    void number(std::string_view name, Number &to, std::int64_t minimum, std::int64_t maximum)
    {
        if (const auto value = wholeNumber(name, minimum, maximum))
            to = static_cast<Number>(*value);
    }
    /// A number above 0, or null.
    void optionalNumber(std::string_view name, std::optional<double> &to);
    void texts(std::string_view name, std::vector<std::string> &to);
    void headers(std::string_view name, HttpHeaders &to);
    template<typename Choice>
    void choice(std::string_view name, Choice &to,
                std::span<const std::pair<std::string_view, Choice>> choices)
    {
        const json::Value *value = find(name);
        for (const auto &[text, choice] : choices) {
            if (value && value->isString() && value->asString() == text)
                return void(to = choice);
        }
        if (value)
            refuse(name, namesOf(choices));
    }

    /// The member, counted as known; null pointer where there is none.
    const json::Value *find(std::string_view name);
    void refuse(std::string_view name, std::string expected);
    /// To be called last: a member that nobody asked for is most likely a misspelled one.
    void refuseUnknown();
    std::string pathOf(std::string_view name) const;

private:
    std::optional<std::int64_t> wholeNumber(std::string_view name, std::int64_t minimum,
                                            std::int64_t maximum);

    template<typename Choice>
    static std::string namesOf(std::span<const std::pair<std::string_view, Choice>> choices)
    {
        std::string names;
        for (const auto &[text, choice] : choices)
            names += (names.empty() ? "" : ", ") + std::string(text);
        return "one of " + names;
    }

    const json::Value &m_object;
    std::string m_path;
    std::optional<Error> &m_fault;
    std::vector<std::string> m_known;
};

} // namespace schemabridge::target
