#pragma once

#include "engine/json/source_tree.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace schemabridge::json {

/// For each item of `changed`, the item of `source` that it was before; nothing for new ones. No two share
/// one.
///
/// Members are matched by name, elements by their `id` member, elements without one by being identical from
/// either end. Whatever is left takes the place behind its predecessor's, where that is free: so a renamed
/// one is found.
using ItemMatches = std::vector<std::optional<std::size_t>>;
ItemMatches matchItems(const Value &changed, const SourceNode &source);

} // namespace schemabridge::json
