#include "engine/json/canonical.h"

#include "engine/json/decimal.h"
#include "engine/json/path.h"
#include "engine/json/print.h"
#include "engine/json/print_string.h"
#include "engine/json/utf8.h"

#include <algorithm>
#include <cmath>

namespace schemabridge::json {

namespace {

enum class Numbers { AsDoubles, AsDoublesWithoutLoss, Exact };

/// A number such as 1e999999999 would fill the memory when it is written out.
constexpr std::int64_t plainNumberLengthMax = 10'000;

/// Order of RFC 8785, section 3.2.3: by UTF-16 code units, in which the pairs of U+10000 and above come
/// before U+E000.
std::u16string utf16(std::string_view text)
{
    std::u16string units;
    for (std::size_t offset = 0; offset < text.size();) {
        const auto point = decodeAt(text, offset).value_or(CodePoint{0xFFFD, 1});
        offset += point.length;
        if (point.value < 0x10000) {
            units += static_cast<char16_t>(point.value);
            continue;
        }
        units += static_cast<char16_t>(0xD800 + ((point.value - 0x10000) >> 10U));
        units += static_cast<char16_t>(0xDC00 + ((point.value - 0x10000) & 0x3FFU));
    }
    return units;
}

std::vector<const Member *> sortedMembers(const Value &object)
{
    std::vector<std::pair<std::u16string, const Member *>> keyed;
    keyed.reserve(object.size());
    for (const Member &member : object.members())
        keyed.emplace_back(utf16(member.name), &member);
    std::sort(keyed.begin(), keyed.end());
    std::vector<const Member *> sorted;
    sorted.reserve(keyed.size());
    for (const auto &[units, member] : keyed)
        sorted.push_back(member);
    return sorted;
}

class CanonicalWriter {
public:
    explicit CanonicalWriter(Numbers numbers) : m_numbers(numbers) {}

    Result<std::string> run(const Value &value)
    {
        if (write(value))
            return std::move(m_text);
        return Error{ErrorCode::JsonNotInteroperable,
                     {{"reason", m_reason}, {"path", pointerFromSegments(m_path)}}};
    }

private:
    /// Every function returns false at the first part that has no canonical form; the path then leads to it.
    bool write(const Value &value)
    {
        switch (value.type()) {
        case Type::Number:
            return writeNumber(value);
        case Type::String:
            return writeString(value.asString());
        case Type::Array:
            return writeArray(value);
        case Type::Object:
            return writeObject(value);
        default:
            m_text += printCompact(value);
            return true;
        }
    }

    bool writeNumber(const Value &number)
    {
        const double nearest = number.asDouble();
        if (m_numbers == Numbers::Exact)
            return writeExactNumber(Decimal::fromText(number.numberText()), nearest);
        if (!std::isfinite(nearest))
            return refuse("number_out_of_range");
        const std::string rounded = printNumber(nearest);
        if (m_numbers == Numbers::AsDoublesWithoutLoss && isIntegerChangedTo(rounded, number))
            return refuse("integer_loses_digits");
        m_text += rounded;
        return true;
    }

    static bool isIntegerChangedTo(const std::string &rounded, const Value &number)
    {
        const Decimal exact = Decimal::fromText(number.numberText());
        return exact.isInteger() && Decimal::fromText(rounded) != exact;
    }

    bool writeExactNumber(const Decimal &exact, double nearest)
    {
        const std::string rounded = std::isfinite(nearest) ? printNumber(nearest) : std::string();
        if (!rounded.empty() && Decimal::fromText(rounded) == exact) {
            m_text += rounded;
            return true;
        }
        if (exact.plainLength() > plainNumberLengthMax)
            return refuse("number_out_of_range");
        m_text += exact.toPlainText();
        return true;
    }

    bool writeString(std::string_view text)
    {
        if (firstInvalidByte(text))
            return refuse("surrogate_lone");
        appendString(m_text, text);
        return true;
    }

    bool writeArray(const Value &array)
    {
        m_text += '[';
        for (std::size_t i = 0; i < array.size(); ++i) {
            if (i > 0)
                m_text += ',';
            m_path.emplace_back(i);
            if (!write(array.elements()[i]))
                return false;
            m_path.pop_back();
        }
        m_text += ']';
        return true;
    }

    bool writeObject(const Value &object)
    {
        m_text += '{';
        bool isFirst = true;
        for (const Member *member : sortedMembers(object)) {
            if (!std::exchange(isFirst, false))
                m_text += ',';
            m_path.emplace_back(member->name);
            if (!writeString(member->name))
                return false;
            m_text += ':';
            if (!write(member->value))
                return false;
            m_path.pop_back();
        }
        m_text += '}';
        return true;
    }

    bool refuse(const char *reason)
    {
        m_reason = reason;
        return false;
    }

    Numbers m_numbers;
    std::string m_text;
    std::string m_reason;
    std::vector<Path::Segment> m_path;
};

} // namespace

Result<std::string> canonicalForm(const Value &value)
{
    return CanonicalWriter(Numbers::AsDoubles).run(value);
}

Result<std::string> losslessCanonicalForm(const Value &value)
{
    return CanonicalWriter(Numbers::AsDoublesWithoutLoss).run(value);
}

Result<std::string> exactCanonicalForm(const Value &value)
{
    return CanonicalWriter(Numbers::Exact).run(value);
}

} // namespace schemabridge::json
