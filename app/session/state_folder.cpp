#include "app/session/state_folder.h"

#include <QStandardPaths>
#include <QString>
#include <QUrl>
#include <algorithm>
#include <system_error>

namespace schemabridge::app {

namespace {

namespace fs = std::filesystem;

constexpr auto databaseName = "engine.sqlite";

fs::path toPath(const QString &text)
{
    return fs::path(text.toStdU16String());
}

std::string folderName(std::string_view workspace)
{
    const auto text = QString::fromUtf8(workspace.data(), static_cast<qsizetype>(workspace.size()));
    return QUrl::toPercentEncoding(text, {}, ".~").toStdString();
}

std::string workspaceName(const fs::path &folder)
{
    return QUrl::fromPercentEncoding(QByteArray::fromStdString(folder.filename().string())).toStdString();
}

ErrorCode codeFor(const std::error_code &reason)
{
    if (reason == std::errc::permission_denied || reason == std::errc::read_only_file_system)
        return ErrorCode::StoreReadOnly;
    return reason == std::errc::no_space_on_device ? ErrorCode::StoreFull : ErrorCode::StoreUnavailable;
}

} // namespace

fs::path defaultStateFolder()
{
    return toPath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)) / "schemabridge";
}

fs::path databaseFile(const fs::path &stateFolder, std::string_view workspace)
{
    return stateFolder / folderName(workspace) / databaseName;
}

fs::path ledgerFile(const fs::path &stateFolder)
{
    return stateFolder / "target-ledger.sqlite";
}

fs::path vaultFile(const fs::path &stateFolder)
{
    return stateFolder / "secrets.vault";
}

std::vector<std::string> workspacesIn(const fs::path &stateFolder)
{
    std::vector<std::string> names;
    std::error_code ignored;
    for (const auto &entry : fs::directory_iterator(stateFolder, ignored)) {
        if (fs::exists(entry.path() / databaseName, ignored))
            names.push_back(workspaceName(entry.path()));
    }
    std::sort(names.begin(), names.end());
    return names;
}

Status makeFolder(const fs::path &folder)
{
    std::error_code reason;
    if (fs::is_directory(folder, reason))
        return {};
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        if (auto parent = makeFolder(folder.parent_path()); !parent)
            return parent;
    }
    fs::create_directory(folder, reason);
    if (reason)
        return Error{codeFor(reason), {{"file", folder.string()}, {"reason", reason.message()}}};
    fs::permissions(folder, fs::perms::owner_all, reason);
    return {};
}

} // namespace schemabridge::app
