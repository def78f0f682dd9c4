#pragma once

#include <span>
#include <string_view>

namespace schemabridge::differential {

/// One way to write an expression of a kind. A word in capitals that names a kind is a place for another
/// expression:
/// `$sum(NUMS)`.
struct Production {
    std::string_view kind;
    std::string_view text;
};

/// Keys are mostly made so that none looks like an array index, which JavaScript would put in front of the
/// others. The kinds: NUM, INT, STR, BOOL, ARR, NUMS, STRS, OBJS, OBJ, ANY; FUNC, PRED, COMP, FOLD, EACH:
/// functions; NAME, STEP, TERM: parts of paths; KEY: a text that is a member's name; REGEX; SOURCE: an
/// expression in a text.
std::span<const Production> productions();

} // namespace schemabridge::differential
