#pragma once

#include "engine/base/instant.h"

#include <cstdint>

namespace schemabridge::execution {

/// What makes two triggers with one explicit key meet (design: identity of a trigger).
enum class ExplicitDedup : std::uint8_t {
    LookUp, ///< read, then write, as production does: two truly simultaneous triggers can both get through
    Unique, ///< the key becomes the execution id, which is unique
};

/// What an operator sets for the whole engine.
struct Policy {
    /// How long a claim holds without being renewed.
    Milliseconds leaseMs{10'000};
    ExplicitDedup explicitDedup = ExplicitDedup::LookUp;
    /// How long a finished execution and its key are kept; triggers that come later start anew.
    Milliseconds retentionMs{std::chrono::hours(24 * 30)};
};

} // namespace schemabridge::execution
