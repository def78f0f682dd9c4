#pragma once

#include "engine/base/result.h"
#include "engine/json/path.h"
#include "engine/json/value.h"

#include <string>
#include <vector>

namespace schemabridge::identity {

/// One configured path; the text as configured is part of the key.
struct FieldPath {
    std::string text;
    json::Path path;
};

/// Reads `idempotencyFields`: one path, a list joined by commas (outside of back-quotes), or an array of
/// paths. Errors: IDEMPOTENCY_FIELDS_INVALID (`reason`: `wrong_type`, `empty`, `not_a_path`, `path_repeated`;
/// `path`).
Result<std::vector<FieldPath>> readIdempotencyFields(const json::Value &config);

/// A path with its value in the payload and that value's exact canonical form.
struct FieldValue {
    std::string path;
    json::Value value;
    std::string canonical;
};

/// Errors: IDEMPOTENCY_FIELD_MISSING (`path`) where the payload lacks the path or has null there;
/// JSON_NOT_INTEROPERABLE (`reason`, `path`).
Result<std::vector<FieldValue>> readFieldValues(const std::vector<FieldPath> &fields,
                                                const json::Value &payload);

} // namespace schemabridge::identity
