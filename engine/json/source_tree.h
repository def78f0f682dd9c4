#pragma once

#include "engine/json/value.h"

#include <string_view>
#include <vector>

namespace schemabridge::json {

struct SourceItem;

/// A value together with the bytes that it was read from. All views look into the text that the tree was made
/// of.
struct SourceNode {
    Value value;
    std::string_view bytes; ///< brackets and quotes included

    /// The rest is there for arrays and objects that are not empty.
    std::vector<SourceItem> items;
    std::string_view opening;                 ///< what stands between the opening bracket and the first item
    std::vector<std::string_view> separators; ///< what stands between two items: a comma and blanks
    std::string_view closing;                 ///< what stands between the last item and the closing bracket

    /// Whether all of it stands on one line.
    bool isOnOneLine() const;
};

/// An element of an array, or a member of an object.
struct SourceItem {
    std::string_view name;  ///< quotes and escapes included; empty for an element
    std::string_view colon; ///< the colon with the blanks around it; empty for an element
    SourceNode node;
};

bool hasLineBreak(std::string_view text);

/// @param text  a JSON text that parse() made `value` of, without refusing or merging anything.
SourceNode sourceTree(std::string_view text, const Value &value);

} // namespace schemabridge::json
