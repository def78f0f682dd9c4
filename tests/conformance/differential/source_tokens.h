#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::differential {

/// The source in words: texts, names, numbers, symbols, spaces with what comes before. Joined they are the
/// source again; what is no expression is cut as well.
std::vector<std::string> splitSource(std::string_view source);

std::string joinSource(const std::vector<std::string> &tokens);

} // namespace schemabridge::differential
