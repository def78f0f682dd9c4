#include "engine/runtime/worker_pool.h"

#include <cassert>

namespace schemabridge::runtime {

WorkerPool::WorkerPool(const std::string &prefix, int count)
{
    for (int number = count; number >= 1; --number)
        m_all.push_back({prefix + '-' + std::to_string(number)});
    m_free = m_all;
}

WorkerId WorkerPool::take(const execution::StepReference &step)
{
    assert(hasFree());
    auto worker = m_free.back();
    m_free.pop_back();
    m_atWork.emplace(worker, step);
    m_latest.insert_or_assign(step, worker);
    return worker;
}

bool WorkerPool::release(const WorkerId &worker)
{
    const auto found = m_atWork.find(worker);
    if (found == m_atWork.end())
        return false;
    const auto latest = m_latest.find(found->second);
    const bool isLatest = latest != m_latest.end() && latest->second == worker;
    if (isLatest)
        m_latest.erase(latest);
    m_atWork.erase(found);
    m_free.push_back(worker);
    return isLatest;
}

void WorkerPool::resetExcept(const std::vector<execution::Claim> &atWork)
{
    m_atWork.clear();
    m_latest.clear();
    for (const auto &claim : atWork) {
        m_atWork.emplace(claim.worker, claim.step);
        m_latest.insert_or_assign(claim.step, claim.worker);
    }
    m_free.clear();
    for (const auto &worker : m_all) {
        if (!m_atWork.contains(worker))
            m_free.push_back(worker);
    }
}

} // namespace schemabridge::runtime
