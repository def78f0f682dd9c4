#include "engine/expression/catalogue.h"
#include "engine/expression/functions/registry.h"

#include <algorithm>
#include <array>

namespace schemabridge::expression {

namespace {

using Category = FunctionCategory;

struct Row {
    std::string_view name;
    Category category;
    std::string_view parameters; ///< names, with a blank between; their types come from the signature
    std::string_view result;
    std::string_view description;
};

/// Ascending by name.
constexpr std::array rows{
    Row{"abs", Category::Number, "number", "number", "The number without its sign."},
    Row{"append", Category::Array, "first second", "array",
        "One array with the items of both; a single value counts as an array of one."},
    Row{"assert", Category::Evaluation, "condition message", "nothing",
        "Ends the evaluation with the message unless the condition is true."},
    Row{"average", Category::Aggregation, "numbers", "number", "The mean of the numbers."},
    Row{"base64decode", Category::String, "string", "string", "The text that the Base64 string stands for."},
    Row{"base64encode", Category::String, "string", "string", "The string in Base64."},
    Row{"boolean", Category::Boolean, "value", "boolean",
        "Whether the value counts as true: not empty, not zero, not null, not missing."},
    Row{"ceil", Category::Number, "number", "number", "The nearest integer that is not smaller."},
    Row{"clone", Category::Object, "value", "any", "A copy of the object or array."},
    Row{"contains", Category::String, "string pattern", "boolean",
        "Whether the pattern, a text or a regular expression, occurs in the string."},
    Row{"count", Category::Aggregation, "array", "number",
        "How many items there are; 0 where there is none."},
    Row{"decodeUrl", Category::String, "string", "string", "The URL with its escapes resolved."},
    Row{"decodeUrlComponent", Category::String, "string", "string",
        "The part of a URL with its escapes resolved."},
    Row{"distinct", Category::Array, "array", "array", "Each item once; the first of equal ones stays."},
    Row{"each", Category::HigherOrder, "object function", "array",
        "What the function gives for each member: it gets the value, the name and the object."},
    Row{"encodeUrl", Category::String, "string", "string",
        "The URL with all escaped that no URL may contain."},
    Row{"encodeUrlComponent", Category::String, "string", "string",
        "The string as a part of a URL: all escaped that has a meaning there."},
    Row{"error", Category::Evaluation, "message", "nothing", "Ends the evaluation with the message."},
    Row{"eval", Category::Evaluation, "expression context", "any",
        "What the text gives as an expression, in this context or another."},
    Row{"exists", Category::Boolean, "value", "boolean", "Whether there is a value, even if it is null."},
    Row{"filter", Category::HigherOrder, "array function", "array",
        "The items for which the function is true: it gets the item, its index and the array."},
    Row{"floor", Category::Number, "number", "number", "The nearest integer that is not larger."},
    Row{"formatBase", Category::Number, "number radix", "string",
        "The integer in another base, from 2 to 36; 10 where none is given."},
    Row{"formatInteger", Category::Number, "number picture", "string",
        "The integer as the picture has it: in digits, letters, Roman numerals or words."},
    Row{"formatNumber", Category::Number, "number picture options", "string",
        "The number in decimal digits as the picture has it."},
    Row{"fromMillis", Category::DateTime, "number picture timezone", "string",
        "The moment that many milliseconds after 1970 began, in ISO 8601 or as the picture has it."},
    Row{"join", Category::String, "array separator", "string",
        "One string of all strings of the array, the separator between them."},
    Row{"keys", Category::Object, "object", "array", "The names of the object's members, each once."},
    Row{"length", Category::String, "string", "number", "How many characters the string has."},
    Row{"lookup", Category::Object, "object key", "any",
        "The value of the member of that name; of an array, those of all its objects."},
    Row{"lowercase", Category::String, "string", "string", "The string in lower case."},
    Row{"map", Category::HigherOrder, "array function", "array",
        "What the function gives for each item: it gets the item, its index and the array."},
    Row{"match", Category::String, "string pattern limit", "array",
        "The matches of the regular expression in the string: text, place and groups of each."},
    Row{"max", Category::Aggregation, "numbers", "number", "The largest of the numbers."},
    Row{"merge", Category::Object, "array", "object",
        "One object with the members of all; of equal names the last one counts."},
    Row{"millis", Category::DateTime, "", "number",
        "The time of the evaluation in milliseconds since 1970 began."},
    Row{"min", Category::Aggregation, "numbers", "number", "The smallest of the numbers."},
    Row{"not", Category::Boolean, "value", "boolean", "The opposite of $boolean."},
    Row{"now", Category::DateTime, "picture timezone", "string",
        "The time of the evaluation, in ISO 8601 or as the picture has it."},
    Row{"number", Category::Number, "value", "number",
        "The number that the string spells; 1 and 0 for true and false."},
    Row{"pad", Category::String, "string width filler", "string",
        "The string with blanks, or the filler, up to the width: behind it, or before it where the width is "
        "negative."},
    Row{"parseInteger", Category::Number, "string picture", "number",
        "The integer that the string spells in the way that the picture has it."},
    Row{"power", Category::Number, "base exponent", "number", "The base raised to the exponent."},
    Row{"random", Category::Number, "", "number", "A random number from 0 up to, but not, 1."},
    Row{"reduce", Category::HigherOrder, "array function start", "any",
        "One value of all items: the function gets what there is so far and the next item."},
    Row{"replace", Category::String, "string pattern replacement limit", "string",
        "The string with what matches the pattern replaced, by a text or by what a function gives."},
    Row{"reverse", Category::Array, "array", "array", "The items from the last to the first."},
    Row{"round", Category::Number, "number precision", "number",
        "The nearest number with that many decimal places; of two that are as near, the even one."},
    Row{"shuffle", Category::Array, "array", "array", "The items in a random order."},
    Row{"sift", Category::HigherOrder, "object function", "object",
        "The members for which the function is true: it gets the value, the name and the object."},
    Row{"single", Category::HigherOrder, "array function", "any",
        "The only item for which the function is true; it is an error if there is none or another one."},
    Row{"sort", Category::Array, "array function", "array",
        "The items in ascending order, or so that the function is true of no two: it gets two items and "
        "tells "
        "whether the first belongs behind the second."},
    Row{"split", Category::String, "string separator limit", "array",
        "The parts of the string between the separators, a text or a regular expression."},
    Row{"spread", Category::Object, "object", "array", "An object of its own for each member."},
    Row{"sqrt", Category::Number, "number", "number", "The square root."},
    Row{"string", Category::String, "value prettify", "string",
        "The value as text: a string as it is, everything else as JSON, with indentation where wanted."},
    Row{"substring", Category::String, "string start length", "string",
        "The characters from that place on, counted from 0, or from the end where it is negative."},
    Row{"substringAfter", Category::String, "string chars", "string",
        "What follows the first place of the characters; all of it where they do not occur."},
    Row{"substringBefore", Category::String, "string chars", "string",
        "What comes before the first place of the characters; all of it where they do not occur."},
    Row{"sum", Category::Aggregation, "numbers", "number", "The sum of the numbers."},
    Row{"toMillis", Category::DateTime, "timestamp picture", "number",
        "The milliseconds from the beginning of 1970 to the time, in ISO 8601 or as the picture has it."},
    Row{"trim", Category::String, "string", "string",
        "The string without blanks around it, and with one where there were several."},
    Row{"type", Category::Evaluation, "value", "string",
        "The name of the value's type: null, number, string, boolean, array, object or function."},
    Row{"uppercase", Category::String, "string", "string", "The string in upper case."},
    Row{"zip", Category::Array, "array", "array",
        "Arrays of the first items of all, of the second ones, and so on to the end of the shortest."},
};

std::string_view typeWord(char letter)
{
    switch (letter) {
    case 's':
        return "string";
    case 'n':
        return "number";
    case 'b':
        return "boolean";
    case 'l':
        return "null";
    case 'a':
        return "array";
    case 'o':
        return "object";
    case 'f':
        return "function";
    default:
        return "any";
    }
}

std::string typesOf(const Signature::Parameter &parameter)
{
    if (parameter.type != '(')
        return std::string(typeWord(parameter.type));
    std::string types;
    for (const char letter : parameter.accepts) {
        // Every choice takes a missing value, too.
        if (letter != 'm')
            types += (types.empty() ? "" : " or ") + std::string(typeWord(letter));
    }
    return types;
}

std::vector<std::string_view> splitNames(std::string_view names)
{
    std::vector<std::string_view> parts;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        parts.push_back(names.substr(0, end));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return parts;
}

std::string signatureText(const FunctionInfo &info)
{
    std::string text;
    for (const ParameterInfo &parameter : info.parameters) {
        text += text.empty() ? "" : ", ";
        const std::string name = std::string(parameter.name) + (parameter.isRepeated ? "..." : "");
        text += parameter.isOptional && !parameter.isContextual ? '[' + name + ']' : name;
    }
    return '$' + std::string(info.name) + '(' + text + ')';
}

/// A row, with what the signature that the evaluator uses tells.
FunctionInfo infoOf(const Row &row)
{
    FunctionInfo info{row.name, row.category, {}, row.result, {}, row.description};
    const Builtin *const builtin = findBuiltin(row.name);
    const std::vector<std::string_view> names = splitNames(row.parameters);
    const std::size_t count = builtin != nullptr ? builtin->signature.parameters.size() : 0;
    for (std::size_t i = 0; i < std::min(count, names.size()); ++i) {
        const Signature::Parameter &parameter = builtin->signature.parameters[i];
        info.parameters.push_back({names[i], typesOf(parameter), parameter.isOptional, parameter.isContextual,
                                   parameter.isRepeated});
    }
    info.signature = signatureText(info);
    return info;
}

std::vector<FunctionInfo> makeCatalogue()
{
    std::vector<FunctionInfo> catalogue;
    for (const Row &row : rows)
        catalogue.push_back(infoOf(row));
    return catalogue;
}

} // namespace

std::span<const FunctionInfo> functionCatalogue()
{
    static const std::vector<FunctionInfo> catalogue = makeCatalogue();
    return catalogue;
}

const FunctionInfo *findFunctionInfo(std::string_view name)
{
    const std::span<const FunctionInfo> all = functionCatalogue();
    const auto found =
        std::lower_bound(all.begin(), all.end(), name, [](const FunctionInfo &info, std::string_view sought) {
            return info.name < sought;
        });
    return found != all.end() && found->name == name ? &*found : nullptr;
}

} // namespace schemabridge::expression
