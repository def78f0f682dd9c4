#pragma once

#include "engine/json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace schemabridge::json {

/// A path to a place in a value, as `idempotencyFields` writes it: names and array indices joined by dots,
/// such as `order.id`, `items.0.sku`, `items[0].sku`. A name with dots or blanks stands in back-quotes: ``
/// `odd.name`.id ``.
class Path {
public:
    using Segment = std::variant<std::string, std::size_t>;

    /// @return nothing where the text is empty, has an empty name, or an unclosed bracket or quote.
    static std::optional<Path> fromText(std::string_view text);

    /// The value there, or null pointer. A name that is all digits also selects an array's element.
    const Value *find(const Value &root) const noexcept;

    const std::vector<Segment> &segments() const noexcept { return m_segments; }
    std::string toText() const;

private:
    std::vector<Segment> m_segments;
};

/// RFC 6901: `/vertices/0/config`; `~` and `/` in names are escaped.
std::string pointerFromSegments(const std::vector<Path::Segment> &segments);

/// @return the value at an RFC 6901 pointer, or null pointer.
const Value *findPointer(const Value &root, std::string_view pointer) noexcept;

} // namespace schemabridge::json
