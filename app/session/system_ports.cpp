#include "app/session/system_ports.h"

#include <QtGlobal>
#include <openssl/rand.h>

namespace schemabridge::app {

Instant SystemClock::now() const
{
    return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now());
}

void SystemRandom::fill(std::span<unsigned char> bytes)
{
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
        qFatal("The system gives no random bytes.");
}

} // namespace schemabridge::app
