#include "tests/engine/workflow/generated_file.h"

#include <algorithm>
#include <array>

namespace schemabridge::workflow {

std::string FileGenerator::blank()
{
    static constexpr std::array<const char *, 4> indents = {"", "  ", "\t", "    "};
    if (chance(50))
        return chance(50) ? "" : " ";
    return m_lineBreak + indents[below(indents.size())];
}

std::string FileGenerator::number()
{
    static constexpr std::array<const char *, 14> numbers = {
        "0",     "-0",      "1.10",   "12345678901234567890",
        "1E5",   "1e-7",    "0.1000", "9007199254740993",
        "1e400", "-1.5e+3", "100.0",  "3.141592653589793238462643",
        "1",     "-7"};
    return numbers[below(numbers.size())];
}

std::string FileGenerator::string()
{
    static constexpr std::array<const char *, 9> strings = {R"("")",
                                                            R"("plain")",
                                                            R"("\u00e4\/\t")",
                                                            "\"\xC3\xA4\xF0\x9F\x98\x80\"",
                                                            R"("\ud83d\ude00")",
                                                            R"("} ] , : \" \\")",
                                                            R"("= payload.id")",
                                                            R"("{{ secrets.KEY }}")",
                                                            R"("\u0000")"};
    return strings[below(strings.size())];
}

std::string FileGenerator::value(int depth)
{
    switch (below(depth > 2 ? 4 : 6)) {
    case 0:
        return number();
    case 1:
        return string();
    case 2:
        return chance(50) ? "null" : "true";
    case 3:
        return chance(50) ? "{}" : "[" + blank() + "]";
    case 4: {
        std::vector<std::string> elements;
        for (unsigned count = below(4); count > 0; --count)
            elements.push_back(value(depth + 1));
        return array(elements);
    }
    default:
        return object({member("inner", value(depth + 1))});
    }
}

std::string FileGenerator::member(const std::string &name, const std::string &value)
{
    return '"' + name + '"' + blank() + ':' + blank() + value;
}

std::string FileGenerator::object(std::vector<std::string> members)
{
    while (chance(30)) {
        const auto place = members.begin() + below(static_cast<unsigned>(members.size()) + 1);
        members.insert(place, member("x-" + std::to_string(m_unknownMembers++), value(1)));
    }
    std::string text = "{" + blank();
    for (std::size_t index = 0; index < members.size(); ++index)
        text += (index == 0 ? "" : "," + blank()) + members[index] + blank();
    return text + '}';
}

std::string FileGenerator::array(const std::vector<std::string> &elements)
{
    std::string text = "[" + blank();
    for (std::size_t index = 0; index < elements.size(); ++index)
        text += (index == 0 ? "" : "," + blank()) + elements[index] + blank();
    return text + ']';
}

std::string FileGenerator::vertex(int index)
{
    static constexpr std::array<const char *, 5> types = {"\"ENTRY_POINT\"", "\"GATEWAY\"", "\"CONDITION\"",
                                                          "\"MERGE\"", "\"TRANSFORM\""};
    std::vector<std::string> members = {member("id", "\"v" + std::to_string(index) + '"'),
                                        member("type", types[below(types.size())])};
    if (chance(70))
        members.push_back(member("name", string()));
    if (chance(80))
        members.push_back(member("config", object({})));
    return object(std::move(members));
}

std::string FileGenerator::edge(int index, int vertexCount)
{
    const auto end = [&] { return "\"v" + std::to_string(below(static_cast<unsigned>(vertexCount))) + '"'; };
    std::vector<std::string> members = {member("id", "\"e" + std::to_string(index) + '"'),
                                        member("from", end()), member("to", end())};
    if (chance(30))
        members.push_back(member("condition", string()));
    return object(std::move(members));
}

std::string FileGenerator::layout(int vertexCount)
{
    static constexpr std::array<const char *, 5> coordinates = {"0", "20.0", "-40", "1e2", "0.50"};
    const auto coordinate = [&] { return std::string(coordinates[below(coordinates.size())]); };
    std::string text = "{" + blank();
    for (int index = 0; index < vertexCount; ++index) {
        const std::string position = object({member("x", coordinate()), member("y", coordinate())});
        text += (index == 0 ? "" : ",") + member("v" + std::to_string(index), position);
    }
    return text + '}';
}

std::string FileGenerator::file()
{
    const int vertexCount = 1 + static_cast<int>(below(6));
    std::vector<std::string> vertices;
    for (int index = 0; index < vertexCount; ++index)
        vertices.push_back(vertex(index));
    std::vector<std::string> edges;
    for (int index = static_cast<int>(below(6)); index > 0; --index)
        edges.push_back(edge(index, vertexCount));
    std::vector<std::string> members = {member("schemaVersion", "1"), member("workspace", "\"acme\""),
                                        member("vertices", array(vertices)), member("edges", array(edges)),
                                        member("layout", layout(vertexCount))};
    std::shuffle(members.begin(), members.end(), m_random);
    return object(std::move(members)) + m_lineBreak;
}

} // namespace schemabridge::workflow
