#include "engine/runtime/system_ports.h"

#include <openssl/rand.h>

#include <cstdlib>

namespace schemabridge::runtime {

Instant SystemClock::now() const
{
    return std::chrono::floor<Milliseconds>(std::chrono::system_clock::now());
}

void SystemRandom::fill(std::span<unsigned char> bytes)
{
    // Without randomness two executions could get one id: there is no going on.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
        std::abort();
}

} // namespace schemabridge::runtime
