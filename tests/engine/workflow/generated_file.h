#pragma once

#include <random>
#include <string>
#include <vector>

namespace schemabridge::workflow {

/// Writes workflow files as other programs and people write them: any spacing, unknown members everywhere,
/// numbers that no double holds, escapes. The same seed gives the same text.
class FileGenerator {
public:
    explicit FileGenerator(unsigned seed) : m_random(seed), m_lineBreak(seed % 4 == 0 ? "\r\n" : "\n") {}

    std::string file();

private:
    unsigned below(unsigned bound) { return std::uniform_int_distribution<unsigned>(0, bound - 1)(m_random); }
    bool chance(unsigned percent) { return below(100) < percent; }

    std::string blank();
    std::string number();
    std::string string();
    std::string value(int depth);
    std::string object(std::vector<std::string> members);
    std::string array(const std::vector<std::string> &elements);
    std::string member(const std::string &name, const std::string &value);
    std::string vertex(int index);
    std::string edge(int index, int vertexCount);
    std::string layout(int vertexCount);

    std::mt19937 m_random;
    std::string m_lineBreak;
    int m_unknownMembers = 0;
};

} // namespace schemabridge::workflow
