#include "engine/expression/functions/date_time_text.h"
#include "engine/expression/functions/number_words.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace schemabridge::expression {

namespace {

/// A piece of what a part allows.
struct Atom {
    enum class Kind : unsigned char { Literal, Sign, Digit, Letter, RomanDigit, OrdinalSuffix, NumberWord };

    Kind kind;
    std::size_t part;        ///< that it belongs to
    bool isRepeated = false; ///< once or more
    std::size_t units = 1;   ///< of Digit: how many at a time
    std::u16string_view literal{};
};

/// Upper case, where that is one unit as well (ECMA-262, 22.2.2.7.3, without the flag u).
char16_t canonical(char16_t unit)
{
    if (unit < 0x80)
        return asciiUpper(unit);
    const QString upper = QString(QChar(unit)).toUpper();
    return upper.size() == 1 && upper[0].unicode() >= 0x80 ? upper[0].unicode() : unit;
}

bool areSame(char16_t left, char16_t right)
{
    return left == right || canonical(left) == canonical(right);
}

bool startsWith(std::u16string_view text, std::u16string_view start)
{
    return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(), areSame);
}

bool startsWithWord(std::u16string_view text, std::string_view word)
{
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char letter, char16_t unit) {
               return asciiLower(unit) == static_cast<char16_t>(letter);
           });
}

bool isOneOf(char16_t unit, std::u16string_view set)
{
    return set.find(unit) != std::u16string_view::npos;
}

/// Matches atoms with a text. First it finds, from the end backwards, from where the rest can be matched;
/// then it goes forwards and takes of each atom as much as it can. This finds what a backtracking matcher
/// would, in a time that does not grow beyond the product of both lengths.
class Matcher {
public:
    Matcher(const std::vector<Atom> &atoms, std::u16string_view text)
        : m_atoms(atoms), m_text(text), m_canMatch((atoms.size() + 1) * (text.size() + 1), 0)
    {
        countDigits();
        m_canMatch.back() = 1;
        for (std::size_t atom = atoms.size(); atom-- > 0;) {
            for (std::size_t at = text.size(); at-- > 0;)
                canMatch(atom, at) = lengthAt(atom, at) > 0 ? 1 : 0;
        }
    }

    bool isMatch() { return canMatch(0, 0) != 0; }

    /// Where the atom that starts there ends.
    std::size_t endOf(std::size_t atom, std::size_t start)
    {
        std::size_t at = start + lengthAt(atom, start);
        while (m_atoms[atom].isRepeated && canMatch(atom, at))
            at += lengthAt(atom, at);
        return at;
    }

private:
    char &canMatch(std::size_t atom, std::size_t at) { return m_canMatch[atom * (m_text.size() + 1) + at]; }

    void countDigits()
    {
        m_digits.resize(m_text.size() + 1);
        for (std::size_t at = m_text.size(); at-- > 0;)
            m_digits[at] = isAsciiDigit(m_text[at]) ? m_digits[at + 1] + 1 : 0;
    }

    bool canGoOn(std::size_t atom, std::size_t at)
    {
        return canMatch(atom + 1, at) != 0 || (m_atoms[atom].isRepeated && canMatch(atom, at) != 0);
    }

    /// Length of the first choice at the position behind which the rest can be matched; or 0.
    std::size_t lengthAt(std::size_t index, std::size_t at)
    {
        const Atom &atom = m_atoms[index];
        const std::u16string_view rest = m_text.substr(at);
        const auto choice = [&](bool isThere, std::size_t length) {
            return isThere && canGoOn(index, at + length) ? length : 0;
        };
        switch (atom.kind) {
        case Atom::Kind::Literal:
            return choice(startsWith(rest, atom.literal), atom.literal.size());
        case Atom::Kind::Sign:
            return choice(isOneOf(rest[0], u"-+"), 1);
        case Atom::Kind::Digit:
            return choice(m_digits[at] >= atom.units, atom.units);
        case Atom::Kind::Letter:
            return choice(isAsciiLetter(rest[0]), 1);
        case Atom::Kind::RomanDigit:
            return choice(isOneOf(asciiUpper(rest[0]), u"MDCLXVI"), 1);
        case Atom::Kind::OrdinalSuffix:
            return choice(isOrdinalSuffix(rest), 2);
        case Atom::Kind::NumberWord:
            return wordAt(index, at);
        }
        return 0;
    }

    static bool isOrdinalSuffix(std::u16string_view rest)
    {
        return startsWithWord(rest, "th") || startsWithWord(rest, "st") || startsWithWord(rest, "nd") ||
               startsWithWord(rest, "rd");
    }

    std::size_t wordAt(std::size_t index, std::size_t at)
    {
        const std::u16string_view rest = m_text.substr(at);
        constexpr std::string_view joint = "and";
        for (const NumberWord &word : numberWords()) {
            if (startsWithWord(rest, word.text) && canGoOn(index, at + word.text.size()))
                return word.text.size();
        }
        if (startsWithWord(rest, joint) && canGoOn(index, at + joint.size()))
            return joint.size();
        return isOneOf(rest[0], u"-, ") && canGoOn(index, at + 1) ? 1 : 0;
    }

    const std::vector<Atom> &m_atoms;
    std::u16string_view m_text;
    std::vector<char>
        m_canMatch; ///< for each atom and position: whether it and all later ones fit from there
    std::vector<std::size_t> m_digits; ///< number of digits from the position on
};

void addOffset(const DateTimePart &part, std::size_t index, std::vector<Atom> &atoms)
{
    if (part.component == u'z')
        atoms.push_back({.kind = Atom::Kind::Literal, .part = index, .literal = u"GMT"});
    atoms.push_back({.kind = Atom::Kind::Sign, .part = index});
    atoms.push_back({.kind = Atom::Kind::Digit, .part = index, .isRepeated = true});
    if (part.integer->groupingInterval == 0)
        return;
    const std::u16string_view separator = part.integer->separators.front().text;
    atoms.push_back({.kind = Atom::Kind::Literal, .part = index, .literal = separator});
    atoms.push_back({.kind = Atom::Kind::Digit, .part = index, .isRepeated = true});
}

void addDigits(const DateTimePart &part, std::size_t index, std::vector<Atom> &atoms)
{
    const bool isFixed = part.digitsRead > 0;
    atoms.push_back({.kind = Atom::Kind::Digit,
                     .part = index,
                     .isRepeated = !isFixed,
                     .units = isFixed ? part.digitsRead : 1});
    if (part.integer->isOrdinal)
        atoms.push_back({.kind = Atom::Kind::OrdinalSuffix, .part = index});
}

void addInteger(const DateTimePart &part, std::size_t index, std::vector<Atom> &atoms)
{
    if (part.integer->style == IntegerPicture::Style::Letters)
        atoms.push_back({.kind = Atom::Kind::Letter, .part = index, .isRepeated = true});
    else if (part.integer->style == IntegerPicture::Style::Roman)
        atoms.push_back({.kind = Atom::Kind::RomanDigit, .part = index, .isRepeated = true});
    else if (part.integer->style == IntegerPicture::Style::Words)
        atoms.push_back({.kind = Atom::Kind::NumberWord, .part = index, .isRepeated = true});
    else
        addDigits(part, index, atoms);
}

void addPart(const DateTimePart &part, std::size_t index, std::vector<Atom> &atoms)
{
    if (part.component == 0)
        atoms.push_back({.kind = Atom::Kind::Literal, .part = index, .literal = part.literal});
    else if (part.component == u'Z' || part.component == u'z')
        addOffset(part, index, atoms);
    else if (part.component == u'f')
        atoms.push_back({.kind = Atom::Kind::Digit, .part = index, .isRepeated = true});
    else if (part.integer)
        addInteger(part, index, atoms);
    else
        atoms.push_back({.kind = Atom::Kind::Letter, .part = index, .isRepeated = true});
}

} // namespace

std::optional<std::vector<std::u16string_view>> matchParts(const DateTimePicture &picture,
                                                           std::u16string_view text)
{
    std::vector<Atom> atoms;
    for (std::size_t i = 0; i < picture.size(); ++i)
        addPart(picture[i], i, atoms);
    Matcher matcher(atoms, text);
    if (!matcher.isMatch())
        return std::nullopt;
    std::vector<std::u16string_view> pieces(picture.size());
    std::size_t at = 0;
    for (std::size_t atom = 0; atom < atoms.size(); ++atom) {
        const std::size_t end = matcher.endOf(atom, at);
        std::u16string_view &piece = pieces[atoms[atom].part];
        piece = text.substr(at - piece.size(), end - at + piece.size());
        at = end;
    }
    return pieces;
}

} // namespace schemabridge::expression
