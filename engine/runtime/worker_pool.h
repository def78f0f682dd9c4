#pragma once

#include "engine/base/ids.h"
#include "engine/execution/command.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace schemabridge::runtime {

/// The names in which this process claims steps, and which of them is at work on what.
class WorkerPool {
public:
    /// @param prefix  workers are called `<prefix>-1` to `<prefix>-<count>`.
    WorkerPool(const std::string &prefix, int count);

    bool hasFree() const { return !m_free.empty(); }
    /// A free worker, which now tries for this step; there must be one.
    WorkerId take(const execution::StepReference &step);
    /// Its work is done. @return true where this worker was the last here that tried for the step.
    bool release(const WorkerId &worker);
    /// Everybody but these is free.
    void resetExcept(const std::vector<execution::Claim> &atWork);

private:
    std::vector<WorkerId> m_all;
    std::vector<WorkerId> m_free;
    std::map<WorkerId, execution::StepReference> m_atWork;
    std::map<execution::StepReference, WorkerId> m_latest;
};

} // namespace schemabridge::runtime
