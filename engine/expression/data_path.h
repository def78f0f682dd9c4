#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace schemabridge::expression {

struct PathStep {
    enum class Kind : std::uint8_t {
        Name,
        AnyElement,  ///< of an array; a path goes through arrays also where this is not written
        Wildcard,    ///< `*`: any member
        Descendants, ///< `**`: anything below
    };

    Kind kind = Kind::Name;
    std::string name = {}; ///< only of a name

    friend bool operator==(const PathStep &, const PathStep &) = default;
};

/// A place in the input of an expression, or in a variable that was bound before the evaluation.
struct DataPath {
    std::string variable = {}; ///< without `$`; empty where the path begins at the input
    std::vector<PathStep> steps = {};
    /// It leads on, to somewhere below, in a way that only an evaluation shows.
    bool isPartial = false;

    friend bool operator==(const DataPath &, const DataPath &) = default;
};

/// A path of nothing but names, from the input.
DataPath pathOfNames(const std::vector<std::string> &names);

/// As an expression has it, with [] for any element and … where it leads on: `payload.lines[].sku`,
/// `$a.**.b`, `payload.`odd name``, `payload…`. The input itself is `$$`.
std::string pathText(const DataPath &path);

/// How the place that one path leads to lies to that of another one.
enum class PathRelation : std::uint8_t {
    Apart,
    Same,
    Above, ///< it contains the other, or may
    Below, ///< it is a part of the other, or may be
};

/// Any element of an array and the array itself are the same place here, since paths go through arrays.
PathRelation relationOf(const DataPath &path, const DataPath &other);

} // namespace schemabridge::expression
