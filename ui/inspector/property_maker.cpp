#include "ui/inspector/property_maker.h"

#include "engine/json/path.h"
#include "engine/json/print.h"
#include "engine/workflow/pointer.h"
#include "ui/document/expression_scope.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace schemabridge::ui {

using json::Value;

PropertyMaker::PropertyMaker(WorkflowDocument &document, VertexId vertex)
    : m_document(document), m_vertex(std::move(vertex))
{
}

Property &PropertyMaker::add(const QString &label, const QString &help, std::string_view pointer,
                             PropertyEditor editor)
{
    WorkflowDocument *document = &m_document;
    const VertexId id = m_vertex;
    const std::string member(pointer);
    Property property;
    property.section = m_section;
    property.label = label;
    property.help = help;
    property.place = {id, {}, "/config" + member};
    property.editor = std::move(editor);
    property.get = [document, id, member]() -> MemberValue {
        const workflow::Vertex *vertex = document->vertex(id);
        const Value *value = vertex ? json::findPointer(vertex->config(), member) : nullptr;
        return value ? MemberValue(*value) : std::nullopt;
    };
    property.set = [document, id, member](const MemberValue &value) {
        document->setVertexConfigMember(id, member, value);
    };
    property.scope = [document, id](const ExpressionScope &scope) {
        return scope.of(document->workflow(), id);
    };
    m_properties.push_back(std::move(property));
    return m_properties.back();
}

void PropertyMaker::addNameAndId()
{
    WorkflowDocument *document = &m_document;
    const VertexId id = m_vertex;
    const QString idText = QString::fromStdString(id.value);
    Property &name = add(tr("Name"),
                         tr("What people read. The id stays as it is, since expressions and "
                            "executions speak of it."),
                         "", TextEditor{.placeholder = idText, .isCode = false, .expression = {}});
    name.place.pointer = "/name";
    name.get = [document, id]() -> MemberValue {
        const workflow::Vertex *vertex = document->vertex(id);
        return vertex ? memberText(QString::fromStdString(vertex->name())) : std::nullopt;
    };
    name.set = [document, id](const MemberValue &value) { document->renameVertex(id, textOf(value)); };
    Property &idShown = addShown(tr("Id"), "/id", Value::string(id.value));
    idShown.help = tr("Expressions reach the output of this vertex as steps.%1.output").arg(idText);
    idShown.with(
        {Icon::Copy, tr("Copy the id"), [idText] { QGuiApplication::clipboard()->setText(idText); }});
}

void PropertyMaker::addUnknownMembers(std::initializer_list<std::string_view> known)
{
    startSection(tr("Other members"));
    constexpr std::string_view own[] = {"id", "type", "name", "config"};
    for (const json::Member &member : m_document.vertex(m_vertex)->toJson().members()) {
        if (std::find(std::begin(own), std::end(own), member.name) == std::end(own))
            addShown(QString::fromStdString(member.name), workflow::pointerTo("", member.name), member.value);
    }
    for (const json::Member &member : config().members()) {
        if (std::find(known.begin(), known.end(), member.name) == known.end())
            addShown(QString::fromStdString(member.name), workflow::pointerTo("/config", member.name),
                     member.value);
    }
}

Property &PropertyMaker::addShown(const QString &label, const std::string &pointer, const Value &value)
{
    Property &property = add(label, tr("Kept as it is"), "", ReadOnlyEditor{.isCode = true});
    property.place.pointer = pointer;
    property.get = [value] { return MemberValue(value); };
    property.set = nullptr;
    property.scope = nullptr;
    return property;
}

ChoiceEditor::Option choice(std::string_view name, const QString &text, const QString &help)
{
    return {.value = Value::string(name), .text = text, .help = help, .matches = nullptr};
}

ChoiceEditor::Option defaultChoice(std::string_view name, const QString &text, const QString &help)
{
    const std::string written(name);
    return {
        .value = std::nullopt, .text = text, .help = help, .matches = [written](const MemberValue &value) {
            return !value || (value->isString() && value->asString() == written);
        }};
}

MemberValue memberText(const QString &text)
{
    return text.isEmpty() ? std::nullopt : MemberValue(Value::string(text.toStdString()));
}

QString textOf(const MemberValue &value)
{
    if (!value)
        return {};
    return QString::fromStdString(value->isString() ? std::string(value->asString())
                                                    : json::printCompact(*value));
}

} // namespace schemabridge::ui
