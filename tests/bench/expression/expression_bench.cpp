#include "bench_cases.h"
#include "bench_inputs.h"

#include "engine/expression/expression.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>

/// Measures the cases of cases.json through the public API. The inputs are parsed once, as a trigger's
/// payload is.
///   expression_bench [Google Benchmark's options]
///   expression_bench --write-inputs FOLDER     what the same cases are measured on by others
namespace {

using namespace schemabridge;
using bench::BenchCase;
using expression::Expression;
using json::Value;

constexpr int repetitions = 15;
constexpr double secondsOfRepetition = 0.005;

/// FNV-1a, 32 bits, of the result's JSON text: whoever measures the same case must get the same.
std::string digest(const std::optional<Value> &result)
{
    std::uint32_t hash = 2166136261;
    for (const char byte : result ? json::printCompact(*result) : "undefined")
        hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
    return std::to_string(hash);
}

void measureParsing(benchmark::State &state, const BenchCase &benchCase)
{
    for (auto _ : state) {
        auto compiled = Expression::compile(benchCase.source);
        benchmark::DoNotOptimize(compiled);
        if (!compiled)
            return state.SkipWithError(compiled.error().code.c_str());
    }
}

void measureEvaluation(benchmark::State &state, const BenchCase &benchCase, const Value &input)
{
    const auto compiled = Expression::compile(benchCase.source);
    if (!compiled)
        return state.SkipWithError(compiled.error().code.c_str());
    const auto first = compiled->evaluate(input);
    if (!first)
        return state.SkipWithError(first.error().code.c_str());
    for (auto _ : state) {
        auto outcome = compiled->evaluate(input);
        benchmark::DoNotOptimize(outcome);
    }
    state.SetLabel(digest(*first));
}

void registerCases(const std::map<std::string, Value> &inputs)
{
    for (const BenchCase &benchCase : bench::readBenchCases(SCHEMABRIDGE_BENCH_CASES)) {
        const std::string name = benchCase.group + ": " + benchCase.name;
        const auto input = inputs.find(benchCase.input);
        auto *const registered =
            input == inputs.end()
                ? benchmark::RegisterBenchmark(name.c_str(),
                                               [=](auto &state) { measureParsing(state, benchCase); })
                : benchmark::RegisterBenchmark(name.c_str(),
                                               [benchCase, &value = input->second](auto &state) {
                                                   measureEvaluation(state, benchCase, value);
                                               });
        registered->MinTime(secondsOfRepetition)->Repetitions(repetitions)->ReportAggregatesOnly();
    }
}

/// As text and back: numbers then have the spelling that a payload has.
std::map<std::string, Value> parsedInputs()
{
    std::map<std::string, Value> inputs;
    for (const bench::BenchInput &input : bench::makeBenchInputs())
        inputs.emplace(input.name, json::parse(json::printCompact(input.value)).takeValue());
    return inputs;
}

int writeInputs(const std::string &folder)
{
    for (const auto &[name, value] : parsedInputs()) {
        std::ofstream file(folder + "/" + name + ".json", std::ios::binary);
        file << json::printCompact(value);
        if (!file.flush()) {
            std::cerr << folder << ": cannot be written to\n";
            return 1;
        }
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--write-inputs")
        return writeInputs(argv[2]);
    const std::map<std::string, Value> inputs = parsedInputs();
    registerCases(inputs);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
