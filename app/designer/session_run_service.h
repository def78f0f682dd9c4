#pragma once

#include "app/session/session.h"
#include "engine/runtime/engine_client.h"
#include "ui/run/run_service.h"

#include <filesystem>
#include <memory>

namespace schemabridge::app {

/// One session at a time: that of the workspace that was asked for last.
class SessionRunService final : public ui::RunService {
public:
    explicit SessionRunService(std::filesystem::path stateFolder) : m_stateFolder(std::move(stateFolder)) {}

    Result<ui::RunWorld> open(const std::string &workspace) override;

private:
    Status start(const std::string &workspace);

    std::filesystem::path m_stateFolder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<runtime::EngineClient> m_client; ///< ends before the session that it was taken from
};

} // namespace schemabridge::app
