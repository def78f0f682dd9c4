#include "source_mutator.h"

#include "source_tokens.h"

#include <array>
#include <utility>

namespace schemabridge::differential {

namespace {

constexpr std::array<std::string_view, 62> words{
    ".",       "[",        "]",      "{",  "}",  "(",  ")",   ",",   "@",     "#", ";",  ":",  "?",
    "+",       "-",        "*",      "/",  "%",  "|",  "=",   "<",   ">",     "^", "**", "..", ":=",
    "!=",      "<=",       ">=",     "~>", "?:", "??", "and", "or",  "in",    "&", "!",  "~",  "$",
    "$$",      "function", "\u03bb", "1",  "-1", "01", "1.",  "1e5", "1e999", "'", "\"", "`",  "'\\q'",
    "'\\u12'", "null",     "true",   "n",  "$v", "/*", "*/",  "/x/", "<n:n>", "\\"};

std::vector<std::string>::difference_type offset(std::size_t index)
{
    return static_cast<std::vector<std::string>::difference_type>(index);
}

void mutateOnce(std::vector<std::string> &tokens, Dice &dice)
{
    const std::size_t at = dice.below(tokens.size());
    switch (dice.below(6)) {
    case 0:
        tokens.erase(tokens.begin() + offset(at));
        break;
    case 1:
        tokens.insert(tokens.begin() + offset(at), std::string(tokens[at]));
        break;
    case 2:
        std::swap(tokens[at], tokens[dice.below(tokens.size())]);
        break;
    case 3:
        tokens[at] = dice.pick(words);
        break;
    case 4:
        tokens.insert(tokens.begin() + offset(at), std::string(dice.pick(words)));
        break;
    default:
        tokens.resize(at);
    }
}

} // namespace

std::string mutateSource(std::string_view source, Dice &dice)
{
    std::vector<std::string> tokens = splitSource(source);
    for (std::size_t count = 1 + dice.below(3); count > 0 && !tokens.empty(); --count)
        mutateOnce(tokens, dice);
    return joinSource(tokens);
}

} // namespace schemabridge::differential
