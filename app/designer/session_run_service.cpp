#include "app/designer/session_run_service.h"

namespace schemabridge::app {

Result<ui::RunWorld> SessionRunService::open(const std::string &workspace)
{
    const bool isOpen = m_session && m_session->options().workspace == workspace;
    if (!isOpen) {
        if (const Status started = start(workspace); !started)
            return started.error();
    }
    return ui::RunWorld{m_client.get(), &m_session->target()};
}

Status SessionRunService::start(const std::string &workspace)
{
    m_client.reset();
    m_session.reset();
    const auto sink = runtime::EngineClient::makeSink();
    SessionOptions options;
    options.stateFolder = m_stateFolder;
    options.workspace = workspace;
    auto session = Session::open(std::move(options), sink);
    if (!session)
        return session.error();
    m_session = session.takeValue();
    m_client = std::make_unique<runtime::EngineClient>(m_session->takeEngine(), sink);
    return {};
}

} // namespace schemabridge::app
