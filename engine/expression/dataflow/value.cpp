#include "engine/expression/dataflow/value.h"

#include <algorithm>

namespace schemabridge::expression::dataflow {

namespace {

bool isSameMention(const Place &left, const Place &right)
{
    return left.span == right.span && left.origin == right.origin && isSamePlace(left, right);
}

ArenaList<const Place *> mergePlaces(Arena &arena, const ArenaList<const Place *> &left,
                                     const ArenaList<const Place *> &right)
{
    if (right.empty())
        return left;
    ArenaList<const Place *> merged;
    merged.append(arena, left);
    for (const Place *place : right) {
        const bool isKnown = std::any_of(left.begin(), left.end(),
                                         [&](const Place *known) { return isSameMention(*known, *place); });
        if (!isKnown)
            merged.push(arena, place);
    }
    return merged;
}

template<typename T>
ArenaList<const T *> mergePointers(Arena &arena, const ArenaList<const T *> &left,
                                   const ArenaList<const T *> &right)
{
    if (right.empty())
        return left;
    ArenaList<const T *> merged;
    merged.append(arena, left);
    for (const T *each : right) {
        if (std::find(left.begin(), left.end(), each) == left.end())
            merged.push(arena, each);
    }
    return merged;
}

} // namespace

DataPath pathOf(const Place &place)
{
    if (place.isRoot()) {
        DataPath path;
        path.variable = place.name;
        path.isPartial = place.isPartial;
        return path;
    }
    DataPath path = pathOf(*place.parent);
    path.steps.push_back({place.kind, std::string(place.name)});
    path.isPartial = place.isPartial;
    return path;
}

bool isSamePlace(const Place &left, const Place &right)
{
    if (&left == &right)
        return true;
    if (left.isRoot() != right.isRoot() || left.kind != right.kind || left.name != right.name ||
        left.isPartial != right.isPartial)
        return false;
    return left.isRoot() || isSamePlace(*left.parent, *right.parent);
}

bool isWithin(const Place &place, const Place &outer)
{
    const Place *above = &place;
    for (;;) {
        const bool isSame =
            above->isRoot() == outer.isRoot() && above->kind == outer.kind && above->name == outer.name;
        if (isSame && (outer.isRoot() || isSamePlace(*above->parent, *outer.parent)))
            return true;
        if (above->isRoot())
            return false;
        above = above->parent;
    }
}

Alphabet Alphabet::any()
{
    Alphabet alphabet;
    alphabet.m_ascii.fill(~std::uint64_t{0});
    alphabet.m_hasOthers = true;
    return alphabet;
}

Alphabet Alphabet::of(std::string_view characters)
{
    Alphabet alphabet;
    for (const char character : characters) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte < 0x80)
            alphabet.m_ascii[byte / 64] |= std::uint64_t{1} << (byte % 64);
        else
            alphabet.m_hasOthers = true;
    }
    return alphabet;
}

void Alphabet::add(const Alphabet &other)
{
    for (std::size_t i = 0; i < m_ascii.size(); ++i)
        m_ascii[i] |= other.m_ascii[i];
    m_hasOthers |= other.m_hasOthers;
}

bool Alphabet::contains(const Alphabet &other) const
{
    bool isContained = m_hasOthers || !other.m_hasOthers;
    for (std::size_t i = 0; i < m_ascii.size(); ++i)
        isContained &= (other.m_ascii[i] & ~m_ascii[i]) == 0;
    return isContained;
}

bool Alphabet::hasAnyOf(std::string_view characters) const
{
    const Alphabet sought = of(characters);
    bool isShared = m_hasOthers && sought.m_hasOthers;
    for (std::size_t i = 0; i < m_ascii.size(); ++i)
        isShared |= (m_ascii[i] & sought.m_ascii[i]) != 0;
    return isShared;
}

const Value *Scope::find(std::string_view name) const
{
    for (const Scope *scope = this; scope != nullptr; scope = scope->parent) {
        for (const Binding &binding : scope->bindings) {
            if (binding.name == name)
                return &binding.value;
        }
    }
    return nullptr;
}

Value missingValue()
{
    Value value;
    value.mayBeMissing = true;
    return value;
}

Value textValue(Alphabet alphabet)
{
    Value value;
    value.alphabet = alphabet;
    return value;
}

Value literalValue(const json::Value &literal)
{
    Value value;
    value.literal = &literal;
    value.mayBeNull = literal.isNull();
    value.mayBeEmpty = literal.isString() && literal.asString().empty();
    if (literal.isString())
        value.alphabet = Alphabet::of(literal.asString());
    else
        value.alphabet = literal.isNumber() ? Alphabet::ofNumbers() : Alphabet::of("truefalsn");
    return value;
}

void makeOpen(Value &value)
{
    value.array = nullptr;
    value.elements = {};
    value.literal = nullptr;
    value.mayBeMissing = true;
    value.mayBeNull = true;
    value.mayBeEmpty = true;
    value.alphabet = Alphabet::any();
}

bool covers(const Value &value, const Value &other)
{
    const auto hasPlace = [&value](const Place *place) {
        return std::any_of(value.places.begin(), value.places.end(), [place](const Place *known) {
            return isSamePlace(*known, *place) || (known->isPartial && isWithin(*place, *known));
        });
    };
    const auto isIn = [](const auto &all, const auto *each) {
        return std::find(all.begin(), all.end(), each) != all.end();
    };
    const bool isSameLiteral =
        value.literal == nullptr || (other.literal != nullptr && *value.literal == *other.literal);
    return isSameLiteral && value.array == nullptr && value.mayBeMissing >= other.mayBeMissing &&
           value.mayBeNull >= other.mayBeNull && value.mayBeEmpty >= other.mayBeEmpty &&
           value.alphabet.contains(other.alphabet) &&
           std::all_of(other.places.begin(), other.places.end(), hasPlace) &&
           std::all_of(other.functions.begin(), other.functions.end(),
                       [&](const Callable *each) { return isIn(value.functions, each); }) &&
           std::all_of(other.fields.begin(), other.fields.end(),
                       [&](const Field *each) { return isIn(value.fields, each); });
}

Value mergeValues(Arena &arena, const Value &left, const Value &right)
{
    Value merged = left;
    merged.places = mergePlaces(arena, left.places, right.places);
    merged.functions = mergePointers(arena, left.functions, right.functions);
    merged.fields = mergePointers(arena, left.fields, right.fields);
    if (left.array != right.array) {
        merged.array = nullptr;
        merged.elements = {};
    }
    const bool isSameLiteral =
        left.literal != nullptr && right.literal != nullptr && *left.literal == *right.literal;
    if (!isSameLiteral)
        merged.literal = nullptr;
    merged.mayBeMissing |= right.mayBeMissing;
    merged.mayBeNull |= right.mayBeNull;
    merged.mayBeEmpty |= right.mayBeEmpty;
    merged.alphabet.add(right.alphabet);
    return merged;
}

} // namespace schemabridge::expression::dataflow
