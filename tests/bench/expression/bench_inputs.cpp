#include "bench_inputs.h"

#include "engine/json/print.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <random>
#include <string_view>

namespace schemabridge::bench {

namespace {

using json::Member;
using json::Value;

constexpr std::array<std::string_view, 4> countries{"DE", "AT", "FR", "NL"};
constexpr std::array<std::string_view, 5> cities{"Berlin", "Graz", "Lyon", "Utrecht", "Leipzig"};
constexpr std::array<std::string_view, 3> states{"paid", "open", "refunded"};
constexpr std::string_view note = "Leave at the door; call desk@example before noon, ring twice. "
                                  "Invoice to billing@example, thanks";

/// Only whole numbers of the engine, whose sequence the standard fixes.
class Source {
public:
    std::int64_t below(std::uint32_t bound) { return static_cast<std::int64_t>(m_engine() % bound); }
    /// An amount with two decimals, from 0.01.
    Value amount(std::uint32_t centsMax)
    {
        return Value::number(static_cast<double>(below(centsMax) + 1) / 100);
    }
    template<std::size_t size>
    Value pick(const std::array<std::string_view, size> &texts)
    {
        return Value::string(texts[static_cast<std::size_t>(below(size))]);
    }

private:
    std::mt19937 m_engine{20260214};
};

Value text(std::string_view prefix, std::int64_t number)
{
    return Value::string(std::string(prefix) + std::to_string(number));
}

Value line(Source &source)
{
    return Value::object({{"sku", text("SKU-", source.below(40))},
                          {"price", source.amount(9000)},
                          {"quantity", Value::integer(1 + source.below(6))},
                          {"weightKg", source.amount(3000)}});
}

Value lines(Source &source, std::size_t count)
{
    std::vector<Value> elements;
    for (std::size_t i = 0; i < count; ++i)
        elements.push_back(line(source));
    return Value::array(std::move(elements));
}

Value address(std::string_view type, Source &source)
{
    return Value::object({{"type", Value::string(type)},
                          {"street", text("Main Street ", 1 + source.below(200))},
                          {"city", source.pick(cities)},
                          {"country", source.pick(countries)}});
}

Value customer(Source &source)
{
    return Value::object(
        {{"id", text("cus_", 1000 + source.below(9000))},
         {"name", Value::string("Ada Example")},
         {"email", Value::string("ada.example+shop@mail.example")},
         {"country", Value::string("DE")},
         {"addresses", Value::array({address("billing", source), address("shipping", source)})}});
}

Value singleOrder(Source &source)
{
    return Value::object({{"id", Value::string("ord_10482")},
                          {"number", Value::integer(10482)},
                          {"currency", Value::string("EUR")},
                          {"total", Value::number(249.9)},
                          {"placedAt", Value::string("2026-02-14T09:31:07.250Z")},
                          {"note", Value::string(note)},
                          {"lines", lines(source, 3)}});
}

Value workflowContext(Value payload)
{
    const Value body =
        Value::object({{"id", Value::string("ch_3PqL2")}, {"state", Value::string("captured")}});
    const Value output = Value::object({{"status", Value::integer(201)}, {"body", body}});
    return Value::object({{"payload", std::move(payload)},
                          {"steps", Value::object({{"charge", Value::object({{"output", output}})}})},
                          {"execution", Value::object({{"id", Value::string("5f0c2f7d")},
                                                       {"workspace", Value::string("acme")}})},
                          {"response", output}});
}

Value shortOrder(Source &source, std::int64_t number)
{
    return Value::object({{"id", text("ord_", number)},
                          {"number", Value::integer(number)},
                          {"status", source.pick(states)},
                          {"total", source.amount(50000)},
                          {"customer", Value::object({{"id", text("cus_", 1000 + source.below(9000))},
                                                      {"city", source.pick(cities)},
                                                      {"country", source.pick(countries)}})},
                          {"lines", lines(source, 1 + static_cast<std::size_t>(source.below(4)))}});
}

Value manyOrders(std::size_t bytes)
{
    Source source;
    std::vector<Value> orders;
    for (std::size_t printed = 0; printed < bytes;) {
        orders.push_back(shortOrder(source, 10000 + static_cast<std::int64_t>(orders.size())));
        printed += json::printCompact(orders.back()).size() + 1;
    }
    return Value::object({{"orders", Value::array(std::move(orders))}});
}

} // namespace

std::vector<BenchInput> makeBenchInputs()
{
    Source source;
    const Value order = Value::object({{"order", singleOrder(source)}, {"customer", customer(source)}});
    return {{"order", workflowContext(order)},
            {"orders", workflowContext(manyOrders(20'000))},
            {"archive", workflowContext(manyOrders(1'000'000))}};
}

} // namespace schemabridge::bench
