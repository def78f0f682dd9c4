#pragma once

#include "engine/base/error.h"
#include "engine/base/secret_value.h"
#include "engine/ports/http_transport.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schemabridge::gateway {

/// Takes the secrets of one call out of what comes back, before anything of it is recorded: a target may echo
/// what it was sent. Knows their values as they were when the request went out. Cheap to copy; keep it only
/// as long as the call.
class Redactor {
public:
    /// A shorter value cannot be told from ordinary data, which would be changed in its place: it is not
    /// looked for.
    static constexpr std::size_t lengthMin = 4;

    Redactor() = default;
    explicit Redactor(std::vector<std::pair<std::string, SecretValue>> secrets);

    /// The text with each secret's value replaced by `{{ secrets.NAME }}`: as it is, percent-encoded, escaped
    /// as in JSON, mixtures of these, and in base64 (both alphabets, also in the midst of a longer base64
    /// text).
    std::string redact(std::string_view text) const;
    HttpResponse redact(HttpResponse response) const;
    Error redact(Error error) const;

private:
    struct Secrets;
    std::shared_ptr<const Secrets> m_secrets;
};

} // namespace schemabridge::gateway
