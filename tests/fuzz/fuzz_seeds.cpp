#include "fuzz_seeds.h"

#include "engine/expression/functions/registry.h"
#include "engine/expression/symbol.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace schemabridge::fuzz {

namespace {

using json::Value;

const std::filesystem::path sourceFolder = SCHEMABRIDGE_SOURCE_DIR;

void addSeed(const Value &definition, std::vector<Seed> &seeds)
{
    const Value *const source = definition.find("expr");
    const Value *const data = definition.find("data");
    if (source != nullptr && source->isString())
        seeds.push_back({std::string(source->asString()), data == nullptr ? "" : json::printCompact(*data)});
}

void readStories(const std::filesystem::path &path, std::vector<Seed> &seeds)
{
    json::ParseOptions options;
    options.loneSurrogates = json::LoneSurrogates::Keep;
    std::ifstream file(path, std::ios::binary);
    for (std::string line; std::getline(file, line);) {
        if (const auto story = json::parse(line, options))
            addSeed(*story, seeds);
    }
}

void readBenchmarks(const std::filesystem::path &path, std::vector<Seed> &seeds)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto document = json::parse(text);
    const Value *const cases = document ? document->find("cases") : nullptr;
    for (std::size_t i = 0; cases != nullptr && i < cases->size(); ++i)
        addSeed(cases->elements()[i], seeds);
}

/// In ASCII, as libFuzzer wants it.
std::string quoteEntry(std::string_view entry)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string quoted = "\"";
    for (const char character : entry) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte >= 0x80) {
            quoted += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
            continue;
        }
        if (character == '"' || character == '\\')
            quoted += '\\';
        quoted += character;
    }
    return quoted + "\"\n";
}

} // namespace

std::vector<Seed> readSeeds()
{
    std::vector<Seed> seeds;
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(sourceFolder / "tests/data/expression"))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto &file : files)
        readStories(file, seeds);
    readBenchmarks(sourceFolder / "tests/bench/expression/cases.json", seeds);
    return seeds;
}

std::string makeDictionary()
{
    constexpr std::array<std::string_view, 12> words{"function", "\u03bb", "true", "false", "null", "$$",
                                                     "/*",       "*/",     "\\u",  "i",     "m",    "<n-:n>"};
    std::vector<std::string_view> entries(words.begin(), words.end());
    for (const expression::SymbolRow &row : expression::symbolRows)
        entries.push_back(row.text);
    std::string dictionary;
    for (const std::string_view entry : entries)
        dictionary += entry.empty() ? "" : quoteEntry(entry);
    for (const std::string_view name : expression::builtinNames())
        dictionary += quoteEntry("$" + std::string(name) + "(");
    return dictionary;
}

} // namespace schemabridge::fuzz
