#pragma once

#include "engine/expression/arena.h"
#include "engine/expression/data_path.h"
#include "engine/expression/source_span.h"
#include "engine/expression/tree.h"

#include <array>
#include <cstdint>
#include <string_view>

/// What is known of a value without evaluating: where it comes from and what its text may look like.
namespace schemabridge::expression::dataflow {

struct Scope;
struct Value;

/// A place in the input: a step below another place.
struct Place {
    const Place *parent = nullptr; ///< null pointer at the input itself, or at a variable
    PathStep::Kind kind = PathStep::Kind::Name;
    std::string_view name = {}; ///< of a step; without parent the variable's
    bool isPartial = false;
    SourceSpan span = {};   ///< what reads it
    SourceSpan origin = {}; ///< where it was first written; empty where that is the span

    bool isRoot() const { return parent == nullptr; }
};

DataPath pathOf(const Place &place);
bool isSamePlace(const Place &left, const Place &right);
/// Whether the place is the outer one, or below it, whether or not they are partial.
bool isWithin(const Place &place, const Place &outer);

/// The characters that a text may have.
class Alphabet {
public:
    static Alphabet any();
    static Alphabet of(std::string_view characters);
    static Alphabet ofNumbers() { return of("0123456789+-.e"); }

    void add(const Alphabet &other);
    bool contains(const Alphabet &other) const;
    bool hasAnyOf(std::string_view characters) const;

private:
    std::array<std::uint64_t, 2> m_ascii{};
    bool m_hasOthers = false;
};

/// Something that can be called.
struct Callable {
    enum class Kind : std::uint8_t { Lambda, Transform, Builtin, Partial, Chain };

    Kind kind;
    const Node *node = nullptr; ///< of a lambda or transform, and of a partial call
    Scope *scope = nullptr;     ///< where that was made
    const Value *context = nullptr;
    const expression::Builtin *builtin = nullptr;
    const Value *first = nullptr; ///< the functions of a partial call, or of a chain
    const Value *second = nullptr;
    ArenaList<const Value *> given = {}; ///< arguments of a partial call; null pointers are its holes
};

/// A member of an object that the expression builds.
struct Field {
    std::string_view name;
    bool isNameKnown;
    const Value *value;
};

/// It may come from all of its places, functions and fields at once.
struct Value {
    ArenaList<const Place *> places = {};
    ArenaList<const Callable *> functions = {};
    ArenaList<const Field *> fields = {};
    const Node *array = nullptr;            ///< where it is an array that is written out
    ArenaList<const Value *> elements = {}; ///< what its items give
    const json::Value *literal = nullptr;   ///< where it is always this one
    bool mayBeMissing = false;
    bool mayBeNull = false;
    bool mayBeEmpty = false;
    Alphabet alphabet = {};
};

/// Binds names to values; what it does not have, its parent may.
struct Scope {
    struct Binding {
        std::string_view name;
        Value value;
    };

    Scope *parent = nullptr;
    ArenaList<Binding> bindings = {};

    const Value *find(std::string_view name) const;
};

/// Undefined.
Value missingValue();
/// Of some text with these characters, that is there.
Value textValue(Alphabet alphabet);
Value literalValue(const json::Value &literal);
/// What it may be, apart from its places, functions and fields, is not known any more.
void makeOpen(Value &value);
/// Whether all that the other may be is known of the value already.
bool covers(const Value &value, const Value &other);

/// What may be either.
Value mergeValues(Arena &arena, const Value &left, const Value &right);

} // namespace schemabridge::expression::dataflow
