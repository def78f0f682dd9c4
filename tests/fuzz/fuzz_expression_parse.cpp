#include "fuzz_entries.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    schemabridge::fuzz::fuzzExpressionParse({reinterpret_cast<const char *>(data), size});
    return 0;
}
