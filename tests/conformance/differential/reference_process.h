#pragma once

#include "outcome.h"

#include <QProcess>
#include <QString>

#include <span>
#include <vector>

namespace schemabridge::differential {

/// The reference implementation in a process of its own that answers one question after the other.
class ReferenceProcess {
public:
    /// @return empty where it can be started, else what is missing.
    static QString missingPart();

    bool start();
    /// As many outcomes as questions; fewer where the process has died.
    std::vector<Outcome> ask(std::span<const Question> questions);
    /// Closes its input and waits for its end.
    void stop();

    ReferenceProcess() = default;
    ReferenceProcess(const ReferenceProcess &) = delete;
    ReferenceProcess &operator=(const ReferenceProcess &) = delete;
    ~ReferenceProcess() { stop(); }

private:
    QProcess m_process;
};

} // namespace schemabridge::differential
