#pragma once

#include "engine/base/ids.h"
#include "engine/json/value.h"
#include "ui/theme/icon.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace schemabridge::ui {

struct ExpressionScope;

/// A member's value; nothing where the file has no such member.
using MemberValue = std::optional<json::Value>;

/// What an expression's value is used for: says how it is previewed.
enum class ExpressionUse : std::uint8_t { Value, Key, Condition };

/// One line of text; empty removes the member.
struct TextEditor {
    QString placeholder; ///< what counts while there is none
    bool isCode = false;
    /// Is its text an expression where it begins with `=`?
    std::optional<ExpressionUse> expression;
};

/// Several lines that are an expression.
struct ExpressionEditor {
    QString placeholder;
    ExpressionUse use = ExpressionUse::Value;
};

struct ChoiceEditor {
    struct Option {
        MemberValue value; ///< what is written when it is chosen
        QString text;
        QString help;
        /// Does it stand for what the file says? Empty: where that is equal to `value`.
        std::function<bool(const MemberValue &)> matches;
    };
    std::vector<Option> options;
};

struct NumberEditor {
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    std::int64_t defaultNumber = 0; ///< what counts while there is none
    QString unit;
};

/// JSON of any form, or one expression. Text that is no JSON is kept, with its error, and not written.
struct JsonEditor {
    QString placeholder;
};

/// An object whose members are texts, one a row.
struct TableEditor {
    QString namePlaceholder;
    QString valuePlaceholder;
    QString addText;
    /// The member that carries the idempotency key; empty where none does.
    std::function<std::string()> keyName;
    /// A value that was a number or a boolean stays one.
    bool keepsTypes = false;
};

/// Shown, not edited.
struct ReadOnlyEditor {
    bool isCode = false;
};

using PropertyEditor = std::variant<TextEditor, ExpressionEditor, ChoiceEditor, NumberEditor, JsonEditor,
                                    TableEditor, ReadOnlyEditor>;

/// A small button beside a property's label.
struct PropertyAction {
    Icon icon;
    QString help;
    std::function<void()> run;
    bool isEnabled = true;
};

/// Where a property's value stands in the workflow.
struct PropertyPlace {
    VertexId vertex;     ///< empty where it is not in a vertex
    EdgeId edge;         ///< empty where it is not in an edge
    std::string pointer; ///< RFC 6901 within the vertex or edge: `/config/url`

    friend auto operator<=>(const PropertyPlace &, const PropertyPlace &) = default;
};

/// One thing that the inspector shows and edits.
struct Property {
    QString section; ///< neighbours of one section stand under one heading; empty: without a heading
    QString label;
    QString help;
    PropertyPlace place;
    PropertyEditor editor;
    std::function<MemberValue()> get;
    std::function<void(const MemberValue &)> set; ///< empty for what is only shown
    /// What its expressions see; empty where it has none.
    std::function<json::Value(const ExpressionScope &)> scope;
    std::vector<PropertyAction> actions;

    Property &with(PropertyAction action)
    {
        actions.push_back(std::move(action));
        return *this;
    }
};

} // namespace schemabridge::ui
