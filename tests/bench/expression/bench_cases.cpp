#include "bench_cases.h"

#include "engine/json/parse.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>

namespace schemabridge::bench {

namespace {

std::string textOf(const json::Value &definition, const char *name)
{
    const json::Value *const text = definition.find(name);
    return text == nullptr ? std::string() : std::string(text->asString());
}

} // namespace

std::vector<BenchCase> readBenchCases(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto document = json::parse(text);
    const json::Value *const definitions = document ? document->find("cases") : nullptr;
    if (definitions == nullptr) {
        std::cerr << path << ": no file of cases\n";
        std::exit(2);
    }
    std::vector<BenchCase> cases;
    for (const json::Value &definition : definitions->elements())
        cases.push_back({textOf(definition, "class"), textOf(definition, "name"), textOf(definition, "input"),
                         textOf(definition, "expr")});
    return cases;
}

} // namespace schemabridge::bench
