#include "ui/document/default_config.h"

#include <QCoreApplication>

namespace schemabridge::ui {

using json::Value;
using workflow::VertexType;

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("schemabridge::ui::VertexType", text);
}

} // namespace

Value defaultConfig(VertexType type)
{
    switch (type) {
    case VertexType::EntryPoint:
        return Value::object({{"trigger", Value::string("webhook")}});
    case VertexType::Gateway:
        return Value::object({{"method", Value::string("POST")}, {"url", Value::string("")}});
    case VertexType::Merge:
        return Value::object({{"mode", Value::string("all")}});
    case VertexType::Transform:
        return Value::object({{"expression", Value::string("= input")}});
    case VertexType::Condition:
        break;
    }
    return Value::object({});
}

QString vertexTypeTitle(VertexType type)
{
    switch (type) {
    case VertexType::EntryPoint:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Entry point"));
    case VertexType::Gateway:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Gateway"));
    case VertexType::Condition:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Condition"));
    case VertexType::Merge:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Merge"));
    case VertexType::Transform:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Transform"));
    }
    return {};
}

QString vertexTypeHelp(VertexType type)
{
    switch (type) {
    case VertexType::EntryPoint:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType",
                                            "Starts the workflow: webhook, schedule, or by hand"));
    case VertexType::Gateway:
        return translated(
            QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Calls an HTTP API, with an idempotency key"));
    case VertexType::Condition:
        return translated(QT_TRANSLATE_NOOP("schemabridge::ui::VertexType",
                                            "Takes the first branch whose condition is true"));
    case VertexType::Merge:
        return translated(
            QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Waits for parallel branches and joins them"));
    case VertexType::Transform:
        return translated(
            QT_TRANSLATE_NOOP("schemabridge::ui::VertexType", "Shapes data with one expression"));
    }
    return {};
}

} // namespace schemabridge::ui
