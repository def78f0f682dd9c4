#include "fuzz_seeds.h"

#include <filesystem>
#include <fstream>
#include <iostream>

/// Writes what run.sh starts from: `FOLDER/dictionary`, and a file for each seed in `FOLDER/expression_parse`
/// and `FOLDER/expression_evaluate`.
namespace {

void write(const std::filesystem::path &path, const std::string &content)
{
    std::ofstream(path, std::ios::binary) << content;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: write_fuzz_seeds FOLDER\n";
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder / "expression_parse");
    std::filesystem::create_directories(folder / "expression_evaluate");
    write(folder / "dictionary", schemabridge::fuzz::makeDictionary());
    std::size_t number = 0;
    for (const schemabridge::fuzz::Seed &seed : schemabridge::fuzz::readSeeds()) {
        const std::string name = std::to_string(++number);
        write(folder / "expression_parse" / name, seed.source);
        write(folder / "expression_evaluate" / name, seed.bytes());
    }
}
