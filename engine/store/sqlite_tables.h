#pragma once

#include "engine/store/dedup_keys_table.h"
#include "engine/store/definitions_table.h"
#include "engine/store/deliveries_table.h"
#include "engine/store/executions_table.h"
#include "engine/store/journal_table.h"
#include "engine/store/names_table.h"
#include "engine/store/steps_table.h"

#include <optional>

namespace schemabridge {

/// All tables as one connection sees them.
struct SqliteTables {
    explicit SqliteTables(SqliteConnection &connection);

    /// The step's number to read or change it; nothing where there can be no such step.
    std::optional<StepNumber> findStep(ExecutionRow execution, const VertexId &vertex);
    /// The step's number to insert it; nothing where the connection failed.
    std::optional<StepNumber> internStep(ExecutionRow execution, const VertexId &vertex);

    /// To be called before each transaction: what others may have changed in between is asked anew.
    void beginTransaction();
    /// To be called after a transaction was rolled back.
    void forgetUncommitted();

    SqliteConnection &connection;
    NamesTable names;
    DefinitionsTable definitions;
    ExecutionsTable executions;
    StepsTable steps;
    DeliveriesTable deliveries;
    DedupKeysTable keys;
    JournalTable journal;
};

} // namespace schemabridge
