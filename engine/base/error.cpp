#include "engine/base/error.h"

#include <algorithm>
#include <array>

namespace schemabridge {

namespace {

constexpr std::array codeNames = {
#define SCHEMABRIDGE_NAME(name, text) std::string_view(text),
    SCHEMABRIDGE_ERROR_CODES(SCHEMABRIDGE_NAME)
#undef SCHEMABRIDGE_NAME
};

} // namespace

std::string_view errorCodeName(ErrorCode code)
{
    return codeNames[static_cast<std::size_t>(code)];
}

std::optional<ErrorCode> errorCodeFromName(std::string_view name)
{
    const auto *const found = std::find(codeNames.begin(), codeNames.end(), name);
    if (found == codeNames.end())
        return std::nullopt;
    return static_cast<ErrorCode>(found - codeNames.begin());
}

std::string_view Error::argument(std::string_view name) const
{
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [name](const auto &argument) { return argument.first == name; });
    return found == arguments.end() ? std::string_view() : std::string_view(found->second);
}

Error Error::with(std::string name, std::string value) const
{
    Error extended = *this;
    extended.arguments.emplace_back(std::move(name), std::move(value));
    return extended;
}

std::string describe(const Error &error)
{
    std::string line(errorCodeName(error.code));
    for (const auto &[name, value] : error.arguments)
        line += ' ' + name + '=' + value;
    return line;
}

} // namespace schemabridge
