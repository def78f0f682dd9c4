#pragma once

#include <string_view>

namespace schemabridge {

/// How a request that was meant for another host tells the mock target so. Both headers are taken off on
/// arrival.
struct MockRouting {
    /// Scheme, host and, where it is not the scheme's own, port: `https://api.payments.example`.
    static constexpr std::string_view originHeader = "X-SchemaBridge-Origin";
    /// Name of the profile that the target shall behave by; absent: the target's own choice.
    static constexpr std::string_view profileHeader = "X-SchemaBridge-Profile";
};

} // namespace schemabridge
