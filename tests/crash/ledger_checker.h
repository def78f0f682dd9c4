#pragma once

#include "engine/ports/records.h"
#include "engine/target/ledger.h"

#include <QStringList>
#include <vector>

namespace schemabridge::test {

/// What a target that honours keys must never have seen, one sentence for each violation:
/// - a recorded request without exactly one effect;
/// - a request whose body is not, byte for byte, the recorded one;
/// - a request that no step recorded.
/// @param steps  those that recorded a request; each request has a key
QStringList violationsOf(const std::vector<StepRecord> &steps,
                         const std::vector<target::LedgerEntry> &ledger);

} // namespace schemabridge::test
