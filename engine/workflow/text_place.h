#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace schemabridge::workflow {

/// A place in a text as editors count it: from 1, columns in characters.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;

    friend bool operator==(const TextPlace &, const TextPlace &) = default;
};

/// Where the value at an RFC 6901 pointer begins in a JSON text. Where the pointer leads further than the
/// text, the last value on its way. @param json  a text that json::parse() accepts
TextPlace placeOfPointer(std::string_view json, std::string_view pointer);

} // namespace schemabridge::workflow
