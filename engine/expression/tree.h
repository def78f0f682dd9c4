#pragma once

#include "engine/expression/signature.h"
#include "engine/expression/symbol.h"
#include "engine/json/value.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace schemabridge::expression {

struct Builtin;
struct Node;

/// Where the value of a parent operator (`%`) is kept while a path is walked.
struct AncestorSlot {
    std::string label; ///< as a variable that no expression can name
    int level = 1;     ///< steps still to go back
};

/// What happens to a step's result before the next step sees it.
struct Stage {
    enum class Kind : std::uint8_t { Filter, Index };

    Kind kind;
    const Node *filter = nullptr; ///< only of a filter
    std::string variable;         ///< only of an index
};

struct SortTerm {
    const Node *expression;
    bool isDescending;
};

using Pair = std::pair<Node *, Node *>;

/// A node of the tree. The parser makes nodes as they are written; the shaper turns dots, brackets and the
/// like into paths with steps and stages. After that a tree is never changed.
struct Node {
    enum class Kind : std::uint8_t {
        // Only between parser and shaper:
        End,
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

    Kind kind = Kind::End;
    Symbol symbol = Symbol::None; ///< operator of a Binary; of a Name: the keyword that it is written as
    bool keepArray = false;       ///< `[]`: a sequence of one stays an array
    bool keepSingletonArray = false;
    bool isConstructedArray = false; ///< an array constructor as a step, whose result is not flattened
    bool isTupleStep = false;        ///< from here on the path carries variables beside its values
    bool isTailCall = false;
    bool isPlainPath = false; ///< a path of nothing but names, or a variable and names
    bool isFollowed = false;  ///< has predicates or a group
    /// Where a Name was last found in an object: a guess, shared by all evaluations.
    mutable std::atomic<std::uint32_t> memberPosition{0};
    std::uint16_t height = 1;   ///< levels of nodes below, itself included
    std::uint32_t position = 0; ///< as Problem::position
    std::uint32_t start = 0;    ///< bytes of the source
    std::uint32_t end = 0;

    std::string text;    ///< name, string, regex pattern
    std::string flags;   ///< of a regex
    json::Value literal; ///< of String, Number, Constant

    Node *left = nullptr;      ///< left side, condition, callee, transform's pattern, lambda's body
    Node *right = nullptr;     ///< right side, then-branch, transform's update
    Node *third = nullptr;     ///< else-branch, transform's deletions
    std::vector<Node *> items; ///< steps, arguments, expressions, parameters
    std::vector<Pair> pairs;   ///< of an object constructor or group-by
    std::vector<SortTerm> terms;

    std::vector<const Node *> predicates; ///< filters of the node's own result
    std::vector<Stage> stages;   ///< of a step in a path: filters and indices of what it adds to the path
    const Node *group = nullptr; ///< the GroupBy that follows
    std::string focusVariable;
    std::string indexVariable;
    AncestorSlot *slot = nullptr;               ///< of a Parent
    AncestorSlot *ancestor = nullptr;           ///< the slot that a step fills with its input
    std::vector<AncestorSlot *> seekingParents; ///< slots that an enclosing path must fill

    std::vector<std::string> parameters; ///< of a lambda
    std::optional<Signature> signature;
    const Builtin *builtin = nullptr; ///< of a variable that is named as a built-in function
};

/// A compiled expression: the source, its nodes and the one on top.
class Program {
public:
    std::string source;
    std::deque<Node> nodes;
    std::deque<AncestorSlot> slots;
    const Node *root = nullptr;
};

} // namespace schemabridge::expression
