#include "input_generator.h"

#include <array>
#include <string_view>

namespace schemabridge::differential {

namespace {

using json::Member;
using json::Value;

constexpr std::array<double, 14> numbers{0, 1, 2, 3, 5, -1, -7, 10, 42, 0.5, 2.25, 1e3, 1234.5678, -0.1};
constexpr std::array<std::string_view, 16> texts{
    "",     "a",       "b",     "abc",       "Hello World", "1e1",    "3.5",  "n",
    "true", "a-b-a-c", "Größe", "\u20ac 12", "\U0001F600x", "x,y, z", " t  ", "2026-02-28T23:59:59.999Z"};

Value number(Dice &dice)
{
    return Value::number(dice.pick(numbers));
}

Value text(Dice &dice)
{
    return Value::string(dice.pick(texts));
}

Value object(Dice &dice, int depth);

Value scalar(Dice &dice)
{
    switch (dice.below(5)) {
    case 0:
        return {};
    case 1:
        return Value::boolean(dice.chance(50));
    case 2:
        return text(dice);
    default:
        return number(dice);
    }
}

template<typename Make>
Value arrayOf(Dice &dice, Make make)
{
    std::vector<Value> elements;
    for (std::size_t count = dice.below(5); count > 0; --count)
        elements.push_back(make());
    return Value::array(std::move(elements));
}

Value anything(Dice &dice, int depth)
{
    if (depth <= 0 || dice.chance(50))
        return scalar(dice);
    if (dice.chance(50))
        return object(dice, depth - 1);
    return arrayOf(dice, [&] { return anything(dice, depth - 1); });
}

Value objects(Dice &dice, int depth)
{
    return depth <= 0 ? Value::array({}) : arrayOf(dice, [&] { return object(dice, depth - 1); });
}

using Make = Value (*)(Dice &dice, int depth);

struct Slot {
    std::string_view name;
    Make make;
};

constexpr std::array<Slot, 15> slots{{
    {"n", [](Dice &dice, int) { return number(dice); }},
    {"m", [](Dice &dice, int) { return number(dice); }},
    {"s", [](Dice &dice, int) { return text(dice); }},
    {"t", [](Dice &dice, int) { return text(dice); }},
    {"b", [](Dice &dice, int) { return Value::boolean(dice.chance(50)); }},
    {"z", [](Dice &, int) { return Value(); }},
    {"ns", [](Dice &dice, int) { return arrayOf(dice, [&] { return number(dice); }); }},
    {"ss", [](Dice &dice, int) { return arrayOf(dice, [&] { return text(dice); }); }},
    {"os", objects},
    {"ps", objects},
    {"o", object},
    {"p", object},
    {"mix", [](Dice &dice, int depth) { return arrayOf(dice, [&] { return anything(dice, depth); }); }},
    {"odd name", [](Dice &dice, int depth) { return anything(dice, depth); }},
    {"schlüssel", [](Dice &dice, int depth) { return anything(dice, depth); }},
}};

Value object(Dice &dice, int depth)
{
    std::vector<Member> members;
    for (const Slot &slot : slots) {
        const bool isContainer = slot.make == &objects || slot.make == &object;
        if (isContainer ? depth <= 0 || dice.chance(15) : dice.chance(45))
            continue;
        members.push_back({std::string(slot.name),
                           dice.chance(7) ? anything(dice, depth - 1) : slot.make(dice, depth - 1)});
    }
    if (dice.chance(20) && members.size() > 1)
        std::swap(members.front(), members.back());
    return Value::object(std::move(members));
}

} // namespace

std::optional<Value> generateInput(Dice &dice)
{
    if (dice.chance(3))
        return std::nullopt;
    if (dice.chance(4))
        return scalar(dice);
    if (dice.chance(8))
        return dice.chance(50) ? objects(dice, 3) : arrayOf(dice, [&] { return anything(dice, 2); });
    return object(dice, 3);
}

} // namespace schemabridge::differential
