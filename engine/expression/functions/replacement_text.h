#pragma once

#include "engine/expression/functions/matches.h"
#include "engine/expression/text_builder.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression {

/// The text that `$replace` puts in place of a match: `$0` stands for the match, `$1` and on for its groups,
/// `$$` for `$`. Source: the reference implementation; https://docs.jsonata.org/string-functions#replace.
class ReplacementText {
public:
    explicit ReplacementText(std::string_view text) : m_text(text) {}

    void appendTo(TextBuilder &result, const Matches &matches);

private:
    struct Part {
        std::string_view text;
        std::ptrdiff_t group; ///< that follows the text: 0 is the match; negative: none
    };

    void split();
    std::size_t readReference(std::size_t position);

    static constexpr std::ptrdiff_t noGroup = -1;

    std::string_view m_text;
    std::vector<Part> m_parts;
    std::size_t m_groupCount = 0;
    bool m_isSplit = false;
};

} // namespace schemabridge::expression
