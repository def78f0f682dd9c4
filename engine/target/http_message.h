#pragma once

#include "engine/ports/http_transport.h"

#include <string>

namespace schemabridge::target {

/// A request as it reached the mock target.
struct TargetRequest {
    std::string host;   ///< that it was meant for, without the port: `api.payments.example`
    std::string method; ///< in capitals
    std::string path;   ///< begins with `/`; as sent, without the query
    std::string query;  ///< without the `?`
    HttpHeaders headers;
    std::string body;
};

struct TargetAnswer {
    int status = 200;
    HttpHeaders headers; ///< without Content-Length
    std::string body;

    friend bool operator==(const TargetAnswer &, const TargetAnswer &) = default;
};

} // namespace schemabridge::target
