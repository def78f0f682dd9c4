#include "app/platform/core_dumps.h"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace schemabridge::app {

void forbidCoreDumps()
{
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
    // The limit does not count where a program takes the dump (core(5), "Piping core dumps to a program").
    prctl(PR_SET_DUMPABLE, 0);
}

} // namespace schemabridge::app
