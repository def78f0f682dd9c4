#pragma once

#include "engine/base/result.h"
#include "engine/ports/http_transport.h"
#include "engine/workflow/config/gateway_config.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::gateway {

/// How a secret's value is written at its place, so that it cannot break out of it.
enum class SecretSpelling : std::uint8_t {
    Plain,     ///< byte for byte: headers, bodies that are plain text
    UrlPath,   ///< percent-encoded apart from `/` and what may stand in a path
    UrlQuery,  ///< percent-encoded apart from unreserved characters
    JsonString ///< escaped as inside of a JSON string
};

/// A place in a text where a secret is filled in. Bytes from the start of the text.
struct Placeholder {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string name; ///< of the secret
    SecretSpelling spelling = SecretSpelling::Plain;

    friend bool operator==(const Placeholder &, const Placeholder &) = default;
};

/// Text in which secrets stand as placeholders. Only the places listed are filled in; text that merely looks
/// like a placeholder, because a payload said so, stays as it is.
struct TemplateText {
    std::string text;
    std::vector<Placeholder> placeholders; ///< from left to right

    friend bool operator==(const TemplateText &, const TemplateText &) = default;
};

/// The idempotency key that a request carries.
struct IdempotencyKey {
    workflow::KeyPlace place;
    std::string value;
    /// Headers that belong to the key and must be the same whenever it is sent again, such as
    /// `Repeatability-First-Sent` (OASIS Repeatable Requests 1.0, section 3.1).
    HttpHeaders facts;

    friend bool operator==(const IdempotencyKey &, const IdempotencyKey &) = default;
};

/// One request as it is recorded: everything evaluated, secrets still names.
struct PreparedRequest {
    std::string method;
    TemplateText url;
    std::vector<std::pair<std::string, TemplateText>> headers;
    TemplateText body;
    std::optional<IdempotencyKey> key;

    friend bool operator==(const PreparedRequest &, const PreparedRequest &) = default;
};

/// The recorded bytes: one line of JSON (`key`, and where the secrets go), a line break, then the request as
/// HTTP/1.1 writes it, with `{{ secrets.NAME }}` at the places of secrets. A retry sends what these bytes
/// say.
std::string serializeRequest(const PreparedRequest &request);

/// The exact inverse of serializeRequest(). Errors: REQUEST_INVALID (`reason`).
Result<PreparedRequest> parseRequest(std::string_view recorded);

/// The request as people read it: the recorded bytes without their first line.
std::string readableRequest(const PreparedRequest &request);

} // namespace schemabridge::gateway
