#pragma once

#include <cstdint>
#include <string_view>

namespace schemabridge::expression {

/// A stretch of an expression's source, in bytes.
struct SourceSpan {
    std::uint32_t start = 0;
    std::uint32_t end = 0; ///< behind the last byte

    std::string_view of(std::string_view source) const { return source.substr(start, end - start); }
    bool contains(SourceSpan other) const { return start <= other.start && other.end <= end; }

    friend bool operator==(const SourceSpan &, const SourceSpan &) = default;
};

} // namespace schemabridge::expression
