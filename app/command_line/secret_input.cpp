#include "app/command_line/secret_input.h"

#include "app/platform/terminal.h"

#include <array>
#include <cstdio>

namespace schemabridge::app {

namespace {

constexpr std::size_t valueBytesMax = 64UL * 1024;

Error refused(const char *reason)
{
    return {ErrorCode::FileUnreadable, {{"file", "-"}, {"reason", reason}}};
}

std::string_view withoutLineBreak(std::string_view value)
{
    if (value.ends_with('\n'))
        value.remove_suffix(1);
    if (value.ends_with('\r'))
        value.remove_suffix(1);
    return value;
}

Result<SecretValue> readPiped()
{
    // The stream's own buffer would keep a copy.
    std::setvbuf(stdin, nullptr, _IONBF, 0);
    std::array<char, valueBytesMax + 3> buffer{};
    const auto size = std::fread(buffer.data(), 1, buffer.size(), stdin);
    const auto value = withoutLineBreak(std::string_view(buffer.data(), size));
    Result<SecretValue> result = refused("the value is longer than 64 KiB");
    if (value.empty())
        result = refused("the value is empty");
    else if (value.size() <= valueBytesMax)
        result = SecretValue(value);
    wipeMemory(buffer.data(), buffer.size());
    return result;
}

} // namespace

Result<SecretValue> readSecretInput(const std::string &name)
{
    if (!isInputTerminal())
        return readPiped();
    auto value = askHidden("Value of " + name + ": ");
    return value ? Result<SecretValue>(std::move(*value)) : refused("the value is empty");
}

} // namespace schemabridge::app
