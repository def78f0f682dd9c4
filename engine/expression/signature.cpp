#include "engine/expression/signature.h"

#include <algorithm>

namespace schemabridge::expression {

namespace {

std::size_t closingBracket(std::string_view text, std::size_t start, char open, char close)
{
    int depth = 1;
    std::size_t at = start;
    while (depth > 0 && ++at < text.size())
        depth += text[at] == open ? 1 : (text[at] == close ? -1 : 0);
    return at;
}

std::string acceptedBy(char symbol)
{
    switch (symbol) {
    case 's':
    case 'n':
    case 'b':
    case 'l':
    case 'o':
        return {symbol, 'm'};
    case 'a':
    case 'x':
        return "asnblfom";
    case 'j':
        return "asnblom";
    case 'f':
        return "f";
    default:
        return {};
    }
}

bool distributeFrom(const std::vector<Signature::Parameter> &parameters, std::string_view letters,
                    std::vector<std::size_t> &counts)
{
    if (counts.size() == parameters.size())
        return letters.empty();
    const Signature::Parameter &parameter = parameters[counts.size()];
    const std::size_t most = parameter.isRepeated ? letters.size() : std::min<std::size_t>(1, letters.size());
    std::size_t taken = 0;
    while (taken < most && parameter.takes(letters[taken]))
        ++taken;
    const std::size_t least = parameter.isOptional ? 0 : 1;
    for (std::size_t count = taken + 1; count-- > least;) {
        counts.push_back(count);
        if (distributeFrom(parameters, letters.substr(count), counts))
            return true;
        counts.pop_back();
    }
    return false;
}

/// One pass over a signature's text.
class SignatureReader {
public:
    explicit SignatureReader(std::string_view text) : m_text(text) {}

    std::optional<SignatureProblem> read()
    {
        for (; m_at < m_text.size() && m_text[m_at] != ':'; ++m_at) {
            if (const auto problem = readSymbol(m_text[m_at]))
                return problem;
        }
        return std::nullopt;
    }

    Signature take() { return std::move(m_signature); }

private:
    Signature::Parameter *last()
    {
        return m_signature.parameters.empty() ? nullptr : &m_signature.parameters.back();
    }

    std::optional<SignatureProblem> readSymbol(char symbol)
    {
        if (symbol == '(')
            return readChoice();
        if (symbol == '<')
            return readSubtype();
        if (std::string accepts = acceptedBy(symbol); !accepts.empty()) {
            m_signature.parameters.push_back({std::move(accepts), symbol});
        } else if (Signature::Parameter *const parameter = last()) {
            parameter->isOptional |= symbol == '?' || symbol == '-';
            parameter->isContextual |= symbol == '-';
            parameter->isRepeated |= symbol == '+';
        }
        return std::nullopt;
    }

    std::optional<SignatureProblem> readChoice()
    {
        const std::size_t end = closingBracket(m_text, m_at, '(', ')');
        std::string choice(m_text.substr(m_at + 1, end - m_at - 1));
        if (choice.find('<') != std::string::npos)
            return SignatureProblem{"S0402", choice, m_at};
        m_signature.parameters.push_back({choice + 'm', '('});
        m_at = end;
        return std::nullopt;
    }

    std::optional<SignatureProblem> readSubtype()
    {
        Signature::Parameter *const parameter = last();
        if (parameter == nullptr || (parameter->type != 'a' && parameter->type != 'f'))
            return SignatureProblem{"S0401", parameter == nullptr ? "" : std::string(1, parameter->type),
                                    m_at};
        const std::size_t end = closingBracket(m_text, m_at, '<', '>');
        parameter->subtype = m_text.substr(m_at + 1, end - m_at - 1);
        m_at = end;
        return std::nullopt;
    }

    std::string_view m_text;
    std::size_t m_at = 1;
    Signature m_signature;
};

} // namespace

std::optional<std::vector<std::size_t>> Signature::distribute(std::string_view letters) const
{
    std::vector<std::size_t> counts;
    counts.reserve(parameters.size());
    if (!distributeFrom(parameters, letters, counts))
        return std::nullopt;
    return counts;
}

std::size_t Signature::firstMisfit(std::string_view letters) const
{
    std::size_t good = 0;
    for (const Parameter &parameter : parameters) {
        const bool fits = good < letters.size() && parameter.takes(letters[good]);
        if (!fits && !parameter.isOptional)
            return good;
        good += fits ? 1 : 0;
        while (parameter.isRepeated && good < letters.size() && parameter.takes(letters[good]))
            ++good;
    }
    return good;
}

Result<Signature, SignatureProblem> parseSignature(std::string_view text)
{
    SignatureReader reader(text);
    if (const auto problem = reader.read())
        return *problem;
    return reader.take();
}

} // namespace schemabridge::expression
