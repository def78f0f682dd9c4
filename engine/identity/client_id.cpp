#include "engine/identity/client_id.h"

#include "engine/json/utf8.h"

namespace schemabridge::identity {

namespace {

/// The control characters of Unicode (category Cc): C0, delete and C1.
bool hasControlCharacter(std::string_view text)
{
    for (std::size_t offset = 0; offset < text.size();) {
        const auto point = json::decodeAt(text, offset);
        if (!point || point->value < 0x20 || (point->value >= 0x7F && point->value < 0xA0))
            return true;
        offset += point->length;
    }
    return false;
}

const char *faultOf(std::string_view clientId)
{
    if (clientId.empty())
        return "empty";
    if (clientId.size() > clientIdBytesMax)
        return "too_long";
    if (json::firstInvalidByte(clientId))
        return "invalid_utf8";
    return hasControlCharacter(clientId) ? "control_character" : nullptr;
}

} // namespace

Status checkClientId(std::string_view clientId)
{
    if (const char *fault = faultOf(clientId))
        return Error{ErrorCode::ClientIdempotencyIdInvalid, {{"reason", fault}}};
    return {};
}

} // namespace schemabridge::identity
