#include "engine/store/sqlite_tables.h"

namespace schemabridge {

SqliteTables::SqliteTables(SqliteConnection &to)
    : connection(to),
      names(to),
      definitions(to),
      executions(to, names),
      steps(to, names),
      deliveries(to, names),
      keys(to),
      journal(to, names, executions)
{
}

std::optional<StepNumber> SqliteTables::findStep(ExecutionRow execution, const VertexId &vertex)
{
    const NamesTable::Number number = names.find(vertex.value);
    return number ? std::optional(stepNumber(execution, *number)) : std::nullopt;
}

std::optional<StepNumber> SqliteTables::internStep(ExecutionRow execution, const VertexId &vertex)
{
    const NamesTable::Number number = names.intern(vertex.value);
    if (number && *number > vertexNumberMax) {
        connection.failWith(ErrorCode::StoreFull, "too many different names");
        return std::nullopt;
    }
    return number ? std::optional(stepNumber(execution, *number)) : std::nullopt;
}

void SqliteTables::beginTransaction()
{
    executions.forget();
    journal.forget();
}

void SqliteTables::forgetUncommitted()
{
    names.forget();
    definitions.forget();
}

} // namespace schemabridge
