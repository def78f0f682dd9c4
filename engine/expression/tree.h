#pragma once

#include "engine/expression/arena.h"
#include "engine/expression/signature.h"
#include "engine/expression/symbol.h"
#include "engine/json/value.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace schemabridge::expression {

class Regex;
struct Builtin;
struct Node;

/// Where the value of a parent operator (`%`) is kept while a path is walked.
struct AncestorSlot {
    std::string_view label;       ///< as a variable that no expression can name
    int level = 1;                ///< steps still to go back
    AncestorSlot *next = nullptr; ///< in the list that it stands in
};

/// Slots in a row. A slot stands in one list only, so joining two lists takes no time.
class AncestorSlots {
public:
    bool empty() const { return m_last == nullptr; }
    AncestorSlot *first() const { return m_first; }
    void push(AncestorSlot *slot);
    /// Moves all of them to the end of this list.
    void take(AncestorSlots &others);

private:
    AncestorSlot *m_first = nullptr;
    AncestorSlot *m_last = nullptr;
};

/// What happens to a step's result before the next step sees it.
struct Stage {
    enum class Kind : std::uint8_t { Filter, Index };

    Kind kind;
    const Node *filter = nullptr;   ///< only of a filter
    std::string_view variable = {}; ///< only of an index
};

struct SortTerm {
    const Node *expression;
    bool isDescending;
};

struct Pair {
    Node *first;
    Node *second;
};

/// A node of the tree. The parser makes nodes as they are written; the shaper turns dots, brackets and the
/// like into paths with steps and stages. After that a tree is never changed.
struct Node {
    enum class Kind : std::uint8_t {
        // Only between parser and shaper:
        End,
        Error,       ///< what could not be read, where all problems are looked for
        Placeholder, ///< `?` as an argument; stays in partial applications
        Dot,
        Subscript,
        GroupBy,
        OrderBy,
        FocusBind,
        IndexBind,
        // In the finished tree:
        Path,
        Name,
        String,
        Number,
        Constant,
        Regex,
        Variable,
        Wildcard,
        Descendant,
        Parent,
        Binary,
        Concatenation, ///< a chain of `&`: items
        Negation,
        ArrayConstructor,
        ObjectConstructor,
        Block,
        Call,
        PartialCall,
        Lambda,
        Condition,
        Elvis,
        Coalesce,
        Transform,
        Bind,
        Apply,
        Sort,
    };

    Node() : pairs(), literal(nullptr) {}

    Kind kind = Kind::End;
    Symbol symbol = Symbol::None; ///< operator of a Binary; of a Name: the keyword that it is written as
    bool keepArray = false;       ///< `[]`: a sequence of one stays an array
    bool keepSingletonArray = false;
    bool isConstructedArray = false; ///< an array constructor as a step, whose result is not flattened
    bool isTupleStep = false;        ///< from here on the path carries variables beside its values
    bool isTailCall = false;
    bool isPlainPath = false;  ///< a path of nothing but names, or a variable and names
    bool isFollowed = false;   ///< has predicates or a group
    bool hasPlainKeys = false; ///< of an object constructor: its keys are literals, each another
    /// Where a Name was last found in an object: a guess, shared by all evaluations.
    mutable std::atomic<std::uint32_t> memberPosition{0};
    std::uint16_t height = 1;   ///< levels of nodes below, itself included
    std::uint32_t position = 0; ///< as Problem::position
    std::uint32_t start = 0;    ///< bytes of the source
    std::uint32_t end = 0;

    std::string_view text; ///< name, string, regex pattern

    Node *left = nullptr;    ///< left side, condition, callee, transform's pattern, lambda's body
    Node *right = nullptr;   ///< right side, then-branch, transform's update
    Node *third = nullptr;   ///< else-branch, transform's deletions, what a row of brackets stands behind
    ArenaList<Node *> items; ///< steps, arguments, expressions, operands

    ArenaList<const Node *> predicates; ///< filters of the node's own result
    ArenaList<Stage> stages;            ///< of a step in a path: filters and indices of what it adds to it
    const Node *group = nullptr;        ///< the GroupBy that follows
    std::string_view focusVariable;
    std::string_view indexVariable;
    AncestorSlot *ancestor = nullptr; ///< the slot that a step fills with its input
    AncestorSlots seekingParents;     ///< slots that an enclosing path must fill

    // What only one kind of node has shares its place.
    union {
        ArenaList<Pair> pairs;                  ///< of an object constructor or group-by
        ArenaList<SortTerm> terms;              ///< of a sort
        ArenaList<std::string_view> parameters; ///< of a lambda
        std::string_view flags;                 ///< of a regex
    };
    union {
        const json::Value *literal; ///< of String, Number, Constant
        AncestorSlot *slot;         ///< of a Parent
        const Signature *signature; ///< of a lambda; null pointer where it has none
        const Regex *regex;         ///< of a Regex
        const Builtin *builtin;     ///< of a variable that is named as a built-in function
    };
};

/// A compiled expression: the source, its nodes and the one on top.
class Program {
public:
    explicit Program(std::string_view text) : source(text), arena(firstBlockBytes(text.size())) {}

    const std::string source;
    Arena arena; ///< holds the nodes
    const Node *root = nullptr;

private:
    /// Enough for most sources at once: a token takes about four bytes of it, and a node and a half.
    static std::size_t firstBlockBytes(std::size_t sourceBytes)
    {
        return std::clamp<std::size_t>(sourceBytes * sizeof(Node) / 2, 1024, 64UL * 1024);
    }
};

inline void AncestorSlots::push(AncestorSlot *slot)
{
    (m_last == nullptr ? m_first : m_last->next) = slot;
    slot->next = nullptr;
    m_last = slot;
}

inline void AncestorSlots::take(AncestorSlots &others)
{
    if (others.empty())
        return;
    (m_last == nullptr ? m_first : m_last->next) = others.m_first;
    m_last = others.m_last;
    others = {};
}

} // namespace schemabridge::expression
