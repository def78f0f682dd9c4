#include "engine/expression/catalogue.h"

#include <array>

namespace schemabridge::expression {

namespace {

using Form = OperatorInfo::Form;

constexpr std::array rows{
    // Paths
    OperatorInfo{".", Form::Infix, "payload.order.id", "The member of that name, of each item on the left."},
    OperatorInfo{"[", Form::Infix, "lines[qty > 1]",
                 "The items for which the predicate is true; with a number, the item at that index."},
    OperatorInfo{"*", Form::Prefix, "payload.*", "All members of an object."},
    OperatorInfo{"**", Form::Prefix, "payload.**.id", "Everything below, at any depth."},
    OperatorInfo{"%", Form::Prefix, "order.lines.(sku & %.id)", "What contains the value that a path is at."},
    OperatorInfo{"^", Form::Infix, "lines^(>price, sku)",
                 "The items in order of the terms; > for descending, < for ascending."},
    OperatorInfo{"{", Form::Infix, "lines{sku: $sum(qty)}", "One object of all items, grouped by key."},
    OperatorInfo{"@", Form::Infix, "orders@$o.lines[order = $o.id]",
                 "Binds a variable to the step's item, and leaves the context as it is."},
    OperatorInfo{"#", Form::Infix, "lines#$i.{'no': $i}", "Binds a variable to the index of the item."},
    // Values
    OperatorInfo{"[", Form::Prefix, "[1, 2, 3]", "An array of the values."},
    OperatorInfo{"..", Form::Separator, "[1..5]", "The integers from the first to the last."},
    OperatorInfo{"{", Form::Prefix, "{'id': 1}", "An object of the names and values."},
    OperatorInfo{"|", Form::Prefix, "payload ~> |order|{'paid': true}, 'draft'|",
                 "A function that changes a copy: where the pattern leads, it sets the members of the object "
                 "and removes those that are named."},
    OperatorInfo{"function", Form::Prefix, "function($x, $y){ $x + $y }", "A function of the parameters."},
    OperatorInfo{"/", Form::Prefix, "$match(text, /[0-9]+/)", "A regular expression, up to the next slash."},
    // Calculating
    OperatorInfo{"+", Form::Infix, "a + b", "The sum of two numbers."},
    OperatorInfo{"-", Form::Infix, "a - b", "The difference of two numbers."},
    OperatorInfo{"-", Form::Prefix, "-a", "The number with the opposite sign."},
    OperatorInfo{"*", Form::Infix, "a * b", "The product of two numbers."},
    OperatorInfo{"/", Form::Infix, "a / b", "The quotient of two numbers."},
    OperatorInfo{"%", Form::Infix, "a % b", "The remainder of a division, with the sign of the left side."},
    OperatorInfo{"&", Form::Infix, "'charge-' & order.id",
                 "Both sides as text, joined; what is missing becomes an empty text."},
    // Comparing
    OperatorInfo{"=", Form::Infix, "a = b", "Whether both sides are equal, members and items included."},
    OperatorInfo{"!=", Form::Infix, "a != b", "Whether both sides are there and not equal."},
    OperatorInfo{"<", Form::Infix, "a < b", "Whether the left number or text comes before the right one."},
    OperatorInfo{"<=", Form::Infix, "a <= b",
                 "Whether the left side comes before the right one or equals it."},
    OperatorInfo{">", Form::Infix, "a > b", "Whether the left number or text comes after the right one."},
    OperatorInfo{">=", Form::Infix, "a >= b",
                 "Whether the left side comes after the right one or equals it."},
    OperatorInfo{"in", Form::Infix, "'a' in ['a', 'b']",
                 "Whether the left side is an item of the right one."},
    OperatorInfo{"and", Form::Infix, "a and b", "Whether both sides count as true."},
    OperatorInfo{"or", Form::Infix, "a or b", "Whether one of the sides counts as true."},
    // Choosing
    OperatorInfo{"?", Form::Infix, "a ? b : c",
                 "The first value where the condition counts as true, else the "
                 "second, or nothing."},
    OperatorInfo{"?", Form::Separator, "$map(lines, $append(?, 1))",
                 "An argument that is still open: a function of what is missing."},
    OperatorInfo{"?:", Form::Infix, "a ?: b", "The left side where it counts as true, else the right side."},
    OperatorInfo{"??", Form::Infix, "a ?? b", "The left side where there is a value, else the right side."},
    // Functions and variables
    OperatorInfo{"(", Form::Infix, "$sum(qty)", "Calls the function with the arguments."},
    OperatorInfo{"(", Form::Prefix, "($x := 1; $x + 1)",
                 "What stands inside, first of all; the last of several expressions counts."},
    OperatorInfo{":=", Form::Infix, "$x := 1", "Binds the variable to the value."},
    OperatorInfo{"~>", Form::Infix, "name ~> $trim ~> $uppercase",
                 "Calls the function on the right with the value on the left; of two functions, makes one."},
    // Between
    OperatorInfo{",", Form::Separator, "[1, 2]", "Stands between items, members, arguments and terms."},
    OperatorInfo{";", Form::Separator, "(1; 2)", "Stands between the expressions in parentheses."},
    OperatorInfo{":", Form::Separator, "{'id': 1}",
                 "Stands between name and value, and before what an unfulfilled condition gives."},
    OperatorInfo{")", Form::Separator, "(1)", "Ends what a parenthesis begins."},
    OperatorInfo{"]", Form::Separator, "[1]", "Ends what a bracket begins."},
    OperatorInfo{"}", Form::Separator, "{}", "Ends what a brace begins."},
};

} // namespace

std::span<const OperatorInfo> operatorCatalogue()
{
    return rows;
}

} // namespace schemabridge::expression
