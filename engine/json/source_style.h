#pragma once

#include "engine/json/source_tree.h"

#include <string>
#include <string_view>

namespace schemabridge::json {

/// How a container writes its items, for items that are new to it.
struct ContainerStyle {
    bool breaksAtStart = true; ///< a line break behind the opening bracket
    bool breaksAtEnd = true;   ///< a line break before the closing bracket
    bool breaksItems = true;   ///< a line break between two items
    std::string padding;       ///< within the brackets, where no line breaks
    std::string separator;     ///< between two items, where no line breaks
    std::string colon;

    ContainerStyle onOneLine() const;
};

/// What a text does in general, for places that have no example near them.
struct SourceStyle {
    std::string lineBreak = "\n";
    std::string step = "  ";
    std::string colon = ": ";
    std::string separator = ", ";
    std::string objectPadding = " ";
    std::string arrayPadding;

    ContainerStyle forContainer(Type type) const;
};

/// Reads the habits off the first example of each in the text.
SourceStyle sourceStyle(std::string_view text, const SourceNode &root);

/// How `example` writes its items; `general` fills in what it does not show.
ContainerStyle styleOf(const SourceNode &example, const SourceStyle &general);

/// By how much the items of a container stand further right than the line on which it begins.
/// @return empty where the container does not show it.
std::string indentStepOf(std::string_view text, const SourceNode &container);

/// The blanks that the last line of the text begins with.
std::string_view indentOfLastLine(std::string_view text);

/// The separator with runs of line breaks made one: a new item needs no empty line before it.
std::string withoutEmptyLines(std::string_view separator);

} // namespace schemabridge::json
