#include "engine/workflow/invalid_member.h"

#include "engine/workflow/pointer.h"

namespace schemabridge::workflow {

Error invalidMember(std::string pointer, std::string expected)
{
    return {ErrorCode::WorkflowInvalid, {{"pointer", std::move(pointer)}, {"expected", std::move(expected)}}};
}

Error underPointer(const Error &error, std::string_view base)
{
    Error moved = error;
    for (auto &[name, value] : moved.arguments) {
        if (name == "pointer")
            value.insert(0, base);
    }
    return moved;
}

Result<std::string> readText(const json::Value &object, std::string_view name)
{
    const json::Value *member = object.find(name);
    if (!member || !member->isString())
        return invalidMember(pointerTo("", name), "string");
    return std::string(member->asString());
}

Result<std::string> readOptionalText(const json::Value &object, std::string_view name)
{
    return object.find(name) ? readText(object, name) : Result<std::string>(std::string());
}

} // namespace schemabridge::workflow
