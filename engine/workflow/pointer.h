#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

/// The RFC 6901 pointer one step further: `/vertices` and 3 give `/vertices/3`.
std::string pointerTo(std::string_view base, std::string_view name);
std::string pointerTo(std::string_view base, std::size_t index);

} // namespace schemabridge::workflow
