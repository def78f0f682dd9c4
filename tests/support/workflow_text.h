#pragma once

#include <QStringList>

#include <string>
#include <string_view>

namespace schemabridge::test {

/// The text of a workflow file from the elements of its two lists: `{"id": "a", "type": "MERGE"}, ...`.
inline std::string workflowText(std::string_view vertices, std::string_view edges)
{
    return R"({"schemaVersion": 1, "workspace": "acme", "name": "test", "vertices": [)" +
           std::string(vertices) + R"(], "edges": [)" + std::string(edges) + "]}";
}

/// entry → charge → after. @param chargeConfig  further members of the gateway's config, each with a comma
/// before it.
inline std::string chargeWorkflow(std::string_view entryConfig = "{}", std::string_view chargeConfig = {})
{
    return workflowText(
        R"({"id": "entry", "type": "ENTRY_POINT", "config": )" + std::string(entryConfig) +
            R"(}, {"id": "charge", "type": "GATEWAY", "config": {"method": "POST",
                                "url": "https://api.example/v1/charges",
                                "headers": {"Idempotency-Key": "= 'charge-' & payload.order.id"})" +
            std::string(chargeConfig) +
            R"(}}, {"id": "after", "type": "TRANSFORM", "config": {"expression": "= input.status"}})",
        R"({"id": "e1", "from": "entry", "to": "charge"}, {"id": "e2", "from": "charge", "to": "after"})");
}

// Elements of workflowText()'s lists; all but an entry begin with the comma before them.

inline std::string entry(const std::string &id = "entry")
{
    return R"({"id": ")" + id + R"(", "type": "ENTRY_POINT"})";
}

inline std::string condition(const std::string &id)
{
    return R"(, {"id": ")" + id + R"(", "type": "CONDITION"})";
}

inline std::string transform(const std::string &id, const std::string &expression = "= input")
{
    return R"(, {"id": ")" + id + R"(", "type": "TRANSFORM", "config": {"expression": ")" + expression +
           R"("}})";
}

inline std::string merge(const std::string &id, const std::string &mode = "all")
{
    return R"(, {"id": ")" + id + R"(", "type": "MERGE", "config": {"mode": ")" + mode + R"("}})";
}

/// Edges `a>b` with an optional condition behind a colon: `a>b:= payload.x`, parted by semicolons.
inline std::string edges(const std::string &list)
{
    QStringList objects;
    for (const auto &item : QString::fromStdString(list).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const auto ends = item.section(QLatin1Char(':'), 0, 0).split(QLatin1Char('>'));
        const auto text = item.section(QLatin1Char(':'), 1);
        objects += QStringLiteral(R"({"id": "e%1", "from": "%2", "to": "%3"%4})")
                       .arg(objects.size() + 1)
                       .arg(ends[0], ends[1],
                            text.isEmpty() ? QString() : QStringLiteral(R"(, "condition": "%1")").arg(text));
    }
    return objects.join(QStringLiteral(", ")).toStdString();
}

inline std::string gatewayVertex(const std::string &id)
{
    return R"(, {"id": ")" + id + R"(", "type": "GATEWAY", "config": {"url": "https://api.example/)" + id +
           R"("}})";
}

} // namespace schemabridge::test
