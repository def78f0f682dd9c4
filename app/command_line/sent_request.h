#pragma once

#include "engine/ports/store.h"

#include <optional>
#include <string>

namespace schemabridge::app {

/// What the mock target's ledger knows a request by.
struct RequestFingerprint {
    std::string host;
    std::string route;    ///< method and path: `POST /v1/charges`
    std::string bodyHash; ///< SHA-256, lowercase hexadecimal digits

    friend auto operator<=>(const RequestFingerprint &, const RequestFingerprint &) = default;
};

/// The fingerprint of the request that the step sent to the mock target; nothing where it sent none there.
std::optional<RequestFingerprint> fingerprintOf(const ExecutionRecord &execution, const StepRecord &step);

/// How often the journal says that the step's request went out.
std::int64_t sentCountOf(StoreReader &store, const ExecutionRecord &execution, const StepRecord &step);

} // namespace schemabridge::app
