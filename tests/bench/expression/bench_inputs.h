#pragma once

#include "engine/json/value.h"

#include <string>
#include <vector>

namespace schemabridge::bench {

/// What an expression of the workflow sees, with a payload of a known size.
struct BenchInput {
    std::string name;
    json::Value value;
};

/// `order`: one order, about 1 KB; `orders`: about 20 KB of them; `archive`: about 1 MB. Always the same.
std::vector<BenchInput> makeBenchInputs();

} // namespace schemabridge::bench
