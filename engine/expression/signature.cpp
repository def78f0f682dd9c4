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

/// Which arguments, from one on to the last, fit which parameters, from one on to the last. Filled from the
/// end, so the effort is the product of both numbers.
class Fits {
public:
    Fits(const std::vector<Signature::Parameter> &parameters, std::string_view letters)
        : m_parameters(parameters),
          m_letters(letters),
          m_table((parameters.size() + 1) * (letters.size() + 1))
    {
        m_table.back() = true;
        for (std::size_t index = parameters.size(); index-- > 0;)
            fill(index);
    }

    bool areAll() const { return m_table.front(); }

    /// The most arguments, from one on, that the parameter can take if the rest is to fit.
    std::size_t most(std::size_t index, std::size_t from) const
    {
        std::size_t best = 0;
        for (std::size_t count = 1; takes(index, from + count - 1); ++count) {
            if (at(index + 1, from + count))
                best = count;
            if (!m_parameters[index].isRepeated)
                break;
        }
        return best;
    }

private:
    void fill(std::size_t index)
    {
        const Signature::Parameter &parameter = m_parameters[index];
        bool fitsAfterOne = false; // the rest, once this parameter has taken one or more
        for (std::size_t from = m_letters.size() + 1; from-- > 0;) {
            const bool takesThis = takes(index, from);
            const bool fits = (parameter.isOptional && at(index + 1, from)) || (takesThis && fitsAfterOne);
            m_table[index * (m_letters.size() + 1) + from] = fits;
            fitsAfterOne = at(index + 1, from) || (parameter.isRepeated && takesThis && fitsAfterOne);
        }
    }

    bool at(std::size_t index, std::size_t from) const
    {
        return m_table[index * (m_letters.size() + 1) + from];
    }

    bool takes(std::size_t index, std::size_t from) const
    {
        return from < m_letters.size() && m_parameters[index].takes(m_letters[from]);
    }

    const std::vector<Signature::Parameter> &m_parameters;
    std::string_view m_letters;
    std::vector<bool> m_table;
};

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
        // Nothing is of no type at all.
        parameter->subtype = end == m_at + 1 ? "-" : m_text.substr(m_at + 1, end - m_at - 1);
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
    // Nobody calls a function with thousands of parameters and thousands of arguments; nothing fits there.
    constexpr std::size_t comparisonsMax = 4'000'000;
    if ((parameters.size() + 1) * (letters.size() + 1) > comparisonsMax)
        return std::nullopt;
    const Fits fits(parameters, letters);
    if (!fits.areAll())
        return std::nullopt;
    std::vector<std::size_t> counts;
    std::size_t from = 0;
    for (std::size_t index = 0; index < parameters.size(); ++index) {
        counts.push_back(fits.most(index, from));
        from += counts.back();
    }
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
