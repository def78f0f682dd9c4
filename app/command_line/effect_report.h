#pragma once

#include "app/command_line/execution_report.h"
#include "engine/target/mock_target.h"

#include <QString>
#include <cstdint>
#include <string>
#include <vector>

namespace schemabridge::app {

/// A request that had more than one effect at the mock target.
struct DuplicateEffect {
    VertexId vertex;
    std::string route; ///< `POST /v1/charges`
    std::string key;   ///< as the target saw it; empty: none
    std::int64_t effectCount = 0;
    /// One step of one execution sent it more than once: the same intent, beyond doubt. Else executions of
    /// their own sent the same bytes.
    bool isOneIntent = false;

    friend bool operator==(const DuplicateEffect &, const DuplicateEffect &) = default;
};

/// Compares what the executions sent with the target's ledger: each request of theirs that had several
/// effects, named once. Live executions are passed over, since their targets keep no ledger here.
std::vector<DuplicateEffect> findDuplicateEffects(StoreReader &store,
                                                  const std::vector<ExecutionReport> &executions,
                                                  const target::MockTarget &target);

/// What happened and what to do, in one line.
QString duplicateSentence(const DuplicateEffect &duplicate);

json::Value duplicateToJson(const DuplicateEffect &duplicate);

/// `{"new", "replayed", "conflicts"}`
json::Value totalsToJson(const target::LedgerTotals &totals);

/// `2 new, 0 replayed, 0 conflicts`
QString totalsText(const target::LedgerTotals &totals);

} // namespace schemabridge::app
