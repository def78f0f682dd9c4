#include "shrinker.h"

#include "source_tokens.h"

#include <string_view>
#include <vector>

namespace schemabridge::differential {

namespace {

using json::Member;
using json::Value;
using Tokens = std::vector<std::string>;

constexpr int triesMax = 1500;

class Shrinker {
public:
    Shrinker(Question question, const StillShows &stillShows)
        : m_question(std::move(question)), m_stillShows(stillShows)
    {
    }

    Question shrink()
    {
        while (m_triesLeft > 0 && (shrinkSource() || shrinkInput())) {
        }
        return m_question;
    }

private:
    bool accepts(Question candidate)
    {
        if (--m_triesLeft < 0 || !m_stillShows(candidate))
            return false;
        m_question = std::move(candidate);
        return true;
    }

    bool acceptsTokens(const Tokens &tokens) { return accepts({joinSource(tokens), m_question.input}); }

    bool shrinkSource()
    {
        const Tokens tokens = splitSource(m_question.source);
        for (std::size_t length = tokens.size() / 2 + 1; length > 0; length /= 2) {
            for (std::size_t at = 0; at + length <= tokens.size(); ++at) {
                if (acceptsTokens(without(tokens, at, length)))
                    return true;
            }
        }
        return unwrapBrackets(tokens);
    }

    /// `$f(x, y)` to `x, y`, `(x)` to `x`.
    bool unwrapBrackets(const Tokens &tokens)
    {
        for (std::size_t open = 0; open < tokens.size(); ++open) {
            const std::size_t close = closingBracket(tokens, open);
            if (close == tokens.size())
                continue;
            const Tokens unwrapped = without(without(tokens, close, 1), open, 1);
            if (acceptsTokens(unwrapped) || (open > 0 && acceptsTokens(without(unwrapped, open - 1, 1))))
                return true;
        }
        return false;
    }

    static Tokens without(Tokens tokens, std::size_t at, std::size_t count)
    {
        const auto first = tokens.begin() + static_cast<Tokens::difference_type>(at);
        tokens.erase(first, first + static_cast<Tokens::difference_type>(count));
        return tokens;
    }

    static std::size_t closingBracket(const Tokens &tokens, std::size_t open)
    {
        int depth = 0;
        for (std::size_t at = open; at < tokens.size(); ++at) {
            const char first = tokens[at].front();
            depth += std::string_view("([{").find(first) != std::string_view::npos ? 1 : 0;
            depth -= std::string_view(")]}").find(first) != std::string_view::npos ? 1 : 0;
            if (depth == 0)
                return at == open ? tokens.size() : at;
        }
        return tokens.size();
    }

    bool shrinkInput()
    {
        if (!m_question.input)
            return false;
        if (accepts({m_question.source, std::nullopt}))
            return true;
        for (const Value &smaller : smallerThan(*m_question.input)) {
            if (accepts({m_question.source, smaller}))
                return true;
        }
        return false;
    }

    /// The value with one part less, at any depth.
    static std::vector<Value> smallerThan(const Value &value)
    {
        std::vector<Value> results;
        for (const Member &member : value.members()) {
            results.push_back(value.without(member.name));
            for (Value &part : smallerThan(member.value))
                results.push_back(value.with(member.name, std::move(part)));
        }
        for (std::size_t i = 0; i < value.elements().size(); ++i) {
            std::vector<Value> fewer(value.elements().begin(), value.elements().end());
            fewer.erase(fewer.begin() + static_cast<std::vector<Value>::difference_type>(i));
            results.push_back(Value::array(std::move(fewer)));
            for (Value &part : smallerThan(value.elements()[i]))
                results.push_back(value.withElement(i, std::move(part)));
        }
        return results;
    }

    Question m_question;
    const StillShows &m_stillShows;
    int m_triesLeft = triesMax;
};

} // namespace

Question shrink(Question question, const StillShows &stillShows)
{
    return Shrinker(std::move(question), stillShows).shrink();
}

} // namespace schemabridge::differential
