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
    for (const auto rows :
         {aggregationFunctions(), arrayFunctions(), base64Functions(), booleanFunctions(),
          dateTimeFunctions(), evalFunctions(), higherOrderFunctions(), matchingFunctions(),
          numberFunctions(), numberPictureFunctions(), objectFunctions(), problemFunctions(),
          randomFunctions(), stringFunctions(), substringFunctions(), urlFunctions()})
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

Item NativeCall::fail(std::string_view code) const
{
    return evaluation.fail(code, site.position, site.name);
}

Item NativeCall::fail(std::string_view code, Item value) const
{
    return evaluation.fail(code, site.position, site.name, value);
}

Item NativeCall::failArgument(std::size_t index) const
{
    Problem problem;
    problem.code = "T0410";
    problem.position = site.position;
    problem.token = site.name;
    problem.value = std::to_string(index + 1);
    return evaluation.failWith(std::move(problem));
}

Item NativeCall::apply(Item function, Arguments functionArguments) const
{
    return evaluation.apply(*function.asFunction(), functionArguments, Item::null(), site);
}

} // namespace schemabridge::expression
