#pragma once

#include <string>
#include <vector>

namespace schemabridge::fuzz {

/// An expression of this repository, and its input as JSON text or nothing.
struct Seed {
    std::string source;
    std::string input;

    /// As fuzzExpressionEvaluate() reads it.
    std::string bytes() const { return input.empty() ? source : source + '\0' + input; }
};

/// All expressions of tests/data/expression and of the benchmarks.
std::vector<Seed> readSeeds();

/// Symbols, words and function names of the language, as libFuzzer's dictionaries are written.
std::string makeDictionary();

} // namespace schemabridge::fuzz
