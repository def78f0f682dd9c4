#include "app/platform/stop_signal.h"

#include <csignal>
#include <ctime>

namespace schemabridge::app {

namespace {

sigset_t stopSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

} // namespace

StopSignal::StopSignal()
{
    const auto signals = stopSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

bool StopSignal::waitFor(Milliseconds timeoutMs) const
{
    const auto signals = stopSignals();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(timeoutMs);
    const std::chrono::nanoseconds rest = timeoutMs - seconds;
    const timespec timeout{seconds.count(), rest.count()};
    return sigtimedwait(&signals, nullptr, &timeout) > 0;
}

} // namespace schemabridge::app
