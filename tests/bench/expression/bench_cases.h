#pragma once

#include <string>
#include <vector>

namespace schemabridge::bench {

/// One measurement: cases.json tells what the classes mean and which floors they have.
struct BenchCase {
    std::string group; ///< its class
    std::string name;
    std::string input; ///< a name of bench_inputs.h; empty for parsing
    std::string source;
};

/// The cases of a file, in its order; ends the program with a message where it cannot be read.
std::vector<BenchCase> readBenchCases(const std::string &path);

} // namespace schemabridge::bench
