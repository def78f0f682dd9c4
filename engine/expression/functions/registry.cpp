#include "engine/expression/functions/registry.h"

#include <unordered_map>

namespace schemabridge::expression {

namespace {

using Table = std::unordered_map<std::string_view, Builtin>;

void addFamily(Table &table, std::span<const BuiltinRow> rows)
{
    for (const BuiltinRow &row : rows) {
        auto signature = parseSignature(row.signature);
        Builtin &builtin = table[row.name];
        builtin.name = row.name;
        builtin.signature = signature.takeValue();
        builtin.arity = row.arity;
        builtin.function = row.function;
        builtin.callable.kind = Function::Kind::Native;
        builtin.callable.builtin = &builtin;
    }
}

Table makeTable()
{
    Table table;
    for (const auto rows : {aggregationFunctions(), arrayFunctions(), booleanFunctions(),
                            higherOrderFunctions(), numberFunctions(), objectFunctions(), problemFunctions(),
                            stringFunctions(), substringFunctions(), urlFunctions(), namedOnlyFunctions()})
        addFamily(table, rows);
    return table;
}

const Table &allFunctions()
{
    static const Table table = makeTable();
    return table;
}

} // namespace

const Builtin *findBuiltin(std::string_view name)
{
    const auto found = allFunctions().find(name);
    return found != allFunctions().end() ? &found->second : nullptr;
}

std::vector<std::string_view> builtinNames()
{
    std::vector<std::string_view> names;
    for (const auto &[name, builtin] : allFunctions())
        names.push_back(name);
    return names;
}

const Item &NativeCall::argument(std::size_t index) const
{
    static const Item undefined;
    return index < arguments.size() ? arguments[index] : undefined;
}

Item NativeCall::fail(std::string_view code) const
{
    return evaluation.fail(code, site.position, site.name);
}

Item NativeCall::fail(std::string_view code, const Item &value) const
{
    return evaluation.fail(code, site.position, site.name, value);
}

Item NativeCall::apply(const Item &function, Arguments functionArguments) const
{
    return evaluation.apply(*function.asFunction(), std::move(functionArguments), {}, site);
}

} // namespace schemabridge::expression
