#include "expression_generator.h"

#include "grammar.h"

#include <map>
#include <string_view>
#include <vector>

namespace schemabridge::differential {

namespace {

/// A production cut into what stays as it is and the kinds of its places, in turn.
struct Template {
    struct Piece {
        std::string_view text;
        bool isPlace = false;
    };
    std::vector<Piece> pieces;
};

struct Kind {
    std::vector<Template> all;
    std::vector<Template> leaves; ///< those without a place that could go deeper
};

using Grammar = std::map<std::string_view, Kind>;

constexpr std::size_t wrongKindPercent = 6;
constexpr std::size_t leafPercent = 30;
constexpr int depthMax = 4;

bool isCapital(char character)
{
    return character >= 'A' && character <= 'Z';
}

Template cut(std::string_view text, const Grammar &grammar)
{
    Template result;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isCapital(text[end]))
            ++end;
        const std::string_view word = text.substr(at, end - at);
        if (word == "SOURCE" || grammar.contains(word)) {
            result.pieces.push_back({text.substr(from, at - from)});
            result.pieces.push_back({word, true});
            from = end;
        }
        at = std::max(end, at + 1);
    }
    result.pieces.push_back({text.substr(from)});
    return result;
}

bool isLeaf(const Template &candidate)
{
    for (const auto &[text, isPlace] : candidate.pieces) {
        if (isPlace && text != "NAME" && text != "KEY")
            return false;
    }
    return true;
}

Grammar makeGrammar()
{
    Grammar grammar;
    for (const Production &production : productions())
        grammar[production.kind];
    for (const Production &production : productions()) {
        Kind &kind = grammar[production.kind];
        kind.all.push_back(cut(production.text, grammar));
        if (isLeaf(kind.all.back()))
            kind.leaves.push_back(kind.all.back());
    }
    return grammar;
}

/// The source as a text of the language.
std::string quote(std::string_view source)
{
    std::string quoted = "\"";
    for (const char character : source) {
        if (character == '"' || character == '\\')
            quoted += '\\';
        quoted += character;
    }
    return quoted + '"';
}

std::string expand(std::string_view name, int depth, Dice &dice)
{
    static const Grammar grammar = makeGrammar();
    if (name == "SOURCE")
        return quote(expand("ANY", depth, dice));
    const Kind &kind = grammar.at(name);
    const bool mustEnd = !kind.leaves.empty() && (depth <= 0 || dice.chance(leafPercent));
    std::string text;
    for (const auto &[piece, isPlace] : dice.pick(mustEnd ? kind.leaves : kind.all).pieces) {
        if (!isPlace)
            text += piece;
        else
            text += expand(dice.chance(wrongKindPercent) && depth > 0 ? "ANY" : piece, depth - 1, dice);
    }
    return text;
}

} // namespace

std::string generateExpression(Dice &dice)
{
    return expand("ANY", 1 + static_cast<int>(dice.below(depthMax)), dice);
}

} // namespace schemabridge::differential
