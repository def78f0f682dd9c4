#include "engine/target/fault_script.h"

#include "engine/json/path.h"
#include "engine/target/fault_text.h"

#include <algorithm>
#include <utility>

namespace schemabridge::target {

namespace {

constexpr std::string_view routeForm = "a route is written METHOD /path or METHOD host/path";
constexpr std::string_view faultForm =
    "a fault is ok, answer-lost, request-lost, reset, a status such as 500 or 429:2, or delay:MS, also "
    "delay:MS+FAULT";

Error invalid(std::string_view reason, std::string place, std::string at)
{
    return {ErrorCode::FaultScriptInvalid,
            {{"reason", std::string(reason)}, {std::move(place), std::move(at)}}};
}

/// Reads the short spelling and knows where it is.
class ShortReader {
public:
    explicit ShortReader(std::string_view text) : m_text(text) {}

    Result<std::vector<FaultScript::Rule>> read()
    {
        std::vector<FaultScript::Rule> rules;
        for (std::size_t start = 0; start < m_text.size();) {
            const auto end = std::min(m_text.find_first_of(";\n", start), m_text.size());
            const std::string_view line = trimmed(m_text.substr(start, end - start));
            start = end + 1;
            if (line.empty())
                continue;
            auto rule = readRule(line);
            if (!rule)
                return rule.error();
            rules.push_back(rule.takeValue());
        }
        return rules;
    }

private:
    Result<FaultScript::Rule> readRule(std::string_view line) const
    {
        const auto equals = line.rfind('=');
        if (equals == std::string_view::npos)
            return invalidAt("a rule is written METHOD /path=fault,fault", line);
        auto rule = routeFromText(trimmed(line.substr(0, equals)));
        if (!rule)
            return invalidAt(routeForm, line);
        std::string_view rest = line.substr(equals + 1);
        for (bool isLast = false; !isLast;) {
            const auto comma = rest.find(',');
            isLast = comma == std::string_view::npos;
            const std::string_view item = trimmed(rest.substr(0, comma));
            if (const Status status = addItem(*rule, item, isLast); !status)
                return status.error();
            rest.remove_prefix(isLast ? 0 : comma + 1);
        }
        return std::move(*rule);
    }

    Status addItem(FaultScript::Rule &rule, std::string_view item, bool isLast) const
    {
        if (isLast && item == "repeat" && !rule.faults.empty()) {
            rule.repeat = true;
            return {};
        }
        const auto fault = faultFromText(item);
        if (!fault)
            return invalidAt(faultForm, item);
        rule.faults.push_back(*fault);
        return {};
    }

    /// @param part  a piece of the whole text
    Error invalidAt(std::string_view reason, std::string_view part) const
    {
        return invalid(reason, "column", std::to_string(part.data() - m_text.data() + 1));
    }

    std::string_view m_text;
};

Error invalidAt(std::string_view reason, std::vector<json::Path::Segment> place)
{
    return invalid(reason, "pointer", json::pointerFromSegments(place));
}

Status readFaults(const json::Value &value, std::size_t index, FaultScript::Rule &rule)
{
    const json::Value *faults = value.find("faults");
    if (!faults || !faults->isArray() || faults->size() == 0)
        return invalidAt("a rule needs faults", {index, std::string("faults")});
    for (std::size_t i = 0; i < faults->size(); ++i) {
        const json::Value &item = faults->elements()[i];
        const auto fault = item.isString() ? faultFromText(item.asString()) : std::nullopt;
        if (!fault)
            return invalidAt(faultForm, {index, std::string("faults"), i});
        rule.faults.push_back(*fault);
    }
    return {};
}

Result<FaultScript::Rule> readRule(const json::Value &value, std::size_t index)
{
    const json::Value *route = value.find("route");
    auto rule = route && route->isString() ? routeFromText(route->asString()) : std::nullopt;
    if (!rule)
        return invalidAt(routeForm, {index, std::string("route")});
    if (const json::Value *host = value.find("host")) {
        if (!host->isString())
            return invalidAt("a host is a string", {index, std::string("host")});
        rule->host = host->asString();
    }
    if (const json::Value *repeat = value.find("repeat")) {
        if (!repeat->isBoolean())
            return invalidAt("repeat is true or false", {index, std::string("repeat")});
        rule->repeat = repeat->asBoolean();
    }
    if (const Status faults = readFaults(value, index, *rule); !faults)
        return faults.error();
    return std::move(*rule);
}

bool isUsedUp(const FaultScript::Rule &rule)
{
    return !rule.repeat && rule.used == rule.faults.size();
}

} // namespace

Result<FaultScript> FaultScript::fromText(std::string_view text)
{
    auto rules = ShortReader(text).read();
    if (!rules)
        return rules.error();
    FaultScript script;
    script.m_rules = rules.takeValue();
    return script;
}

Result<FaultScript> FaultScript::fromJson(const json::Value &value)
{
    if (!value.isArray())
        return invalidAt("a fault script is an array of rules", {});
    FaultScript script;
    for (std::size_t i = 0; i < value.size(); ++i) {
        auto rule = readRule(value.elements()[i], i);
        if (!rule)
            return rule.error();
        script.m_rules.push_back(rule.takeValue());
    }
    return script;
}

Fault FaultScript::next(std::string_view host, std::string_view method, std::string_view path)
{
    for (Rule &rule : m_rules) {
        const bool fits = (rule.host.empty() || rule.host == host) &&
                          (rule.method == "*" || rule.method == method) && fitsPattern(rule.path, path);
        if (!fits || isUsedUp(rule))
            continue;
        const Fault fault = rule.faults[rule.used % rule.faults.size()];
        ++rule.used;
        return fault;
    }
    return {};
}

} // namespace schemabridge::target
