#include "app/command_line/state_reader.h"

#include "app/session/state_folder.h"
#include "engine/store/sqlite_store.h"

namespace schemabridge::app {

std::vector<std::string> chosenWorkspaces(const std::filesystem::path &stateFolder, const std::string &named)
{
    return named.empty() ? workspacesIn(stateFolder) : std::vector{named};
}

Status readWorkspace(const std::filesystem::path &stateFolder, const std::string &workspace,
                     const std::function<void(StoreReader &)> &question)
{
    const auto file = databaseFile(stateFolder, workspace);
    // Opening makes the file where it is new; a workspace without one has no executions.
    if (std::error_code ignored; !std::filesystem::exists(file, ignored))
        return {};
    const auto store = SqliteStore::open(file.string());
    return store ? (*store)->read(question) : Status(store.error());
}

Result<std::string> workspaceOf(const std::filesystem::path &stateFolder, const std::string &named,
                                const ExecutionId &execution)
{
    for (const auto &workspace : chosenWorkspaces(stateFolder, named)) {
        bool isHere = false;
        const auto read = readWorkspace(stateFolder, workspace, [&](StoreReader &store) {
            isHere = store.findExecution(execution).has_value();
        });
        if (!read)
            return read.error();
        if (isHere)
            return workspace;
    }
    return Error{ErrorCode::ExecutionUnknown, {{"execution", execution.toString()}}};
}

Result<ExecutionId> executionIdFromText(const std::string &text)
{
    const auto id = ExecutionId::fromString(text);
    return id ? Result<ExecutionId>(*id) : Error{ErrorCode::ExecutionUnknown, {{"execution", text}}};
}

} // namespace schemabridge::app
