#pragma once

#include "engine/json/value.h"

#include <random>
#include <string>
#include <vector>

namespace schemabridge::json {

/// A small source of choices that a test can repeat from its seed.
class Choices {
public:
    explicit Choices(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t bound) { return m_engine() % bound; }
    bool oneIn(std::size_t chances) { return below(chances) == 0; }

    template<typename T>
    const T &of(const std::vector<T> &list)
    {
        return list[below(list.size())];
    }

private:
    std::mt19937 m_engine;
};

/// A JSON text with odd numbers, escapes and names, in one of several styles: 2 or 4 spaces, tabs, CR LF,
/// compact, one line, some objects inline, empty lines between groups.
std::string styledDocument(Choices &choices);

/// The value with one random edit somewhere in it: a scalar changed, an item added, removed, renamed or
/// moved.
/// @param editedPath  receives the indices of the items that lead to the container that was edited.
Value randomlyEdited(const Value &value, Choices &choices, std::vector<std::size_t> &editedPath);

} // namespace schemabridge::json
