#pragma once

#include "engine/expression/evaluation.h"
#include "engine/expression/regex/regex_search.h"

#include <string>
#include <string_view>

/// What evaluating a regular expression and the functions that take one have in common.
namespace schemabridge::expression {

/// A search of the regex that the function stands for. It ends early where the evaluation has no time left.
/// @param text  must live as long as the evaluation
RegexSearch searchFor(Evaluation &evaluation, const Function &regex, std::string_view text,
                      const CallSite &site);

/// @return whether there is a match. Problems: U1001 and its kin.
bool findMatch(Evaluation &evaluation, const Function &regex, RegexSearch &search, std::size_t from,
               const CallSite &site);

/// Whether another match can follow the one found last: not at the text's end.
/// An empty match would follow itself without end: that is the problem D1004.
bool findNextMatch(Evaluation &evaluation, const Function &regex, RegexSearch &search, const CallSite &site);

/// What RegexSearch::slice() or group() has given, as an item: no copy of what is part of the text itself.
Item itemOf(Evaluation &evaluation, std::string_view part, const std::string &buffer);

/// What the groups of the match matched, undefined where one took no part.
Item groupsOf(Evaluation &evaluation, const RegexSearch &search);

/// `{match, start, end, groups, next}`
/// @param text  what the regex was called with
Item matchObject(Evaluation &evaluation, const Function &regex, Item text, const RegexSearch &search);

/// What ECMAScript's String() makes of a value that a regex is called with.
std::string subjectOf(Item item);

} // namespace schemabridge::expression
