// Properties of vertices and edges that route and shape data.

#include "ui/document/expression_scope.h"
#include "ui/inspector/property_maker.h"

namespace schemabridge::ui {

using json::Value;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::RoutingProperties)
};

Property edgeProperty(const EdgeId &edge, const QString &label, const QString &help,
                      const std::string &pointer, PropertyEditor editor)
{
    Property property;
    property.label = label;
    property.help = help;
    property.place = {{}, edge, pointer};
    property.editor = std::move(editor);
    return property;
}

PropertyAction selectAction(WorkflowDocument &document, const VertexId &vertex)
{
    return {Icon::ChevronRight, Texts::tr("Select this vertex"),
            [&document, vertex] { document.selectVertex(vertex); }};
}

Property endProperty(WorkflowDocument &document, const EdgeId &edge, const QString &label,
                     const std::string &pointer, const VertexId &vertex)
{
    Property property =
        edgeProperty(edge, label, QString::fromStdString(vertex.value), pointer, ReadOnlyEditor{});
    property.get = [&document, vertex] { return memberText(document.displayName(vertex)); };
    return property.with(selectAction(document, vertex));
}

/// One branch of a CONDITION: its condition, and its place among the others.
Property branchProperty(WorkflowDocument &document, const workflow::Edge &edge, std::size_t place,
                        std::size_t count)
{
    Property property = conditionProperty(document, edge.id());
    const EdgeId id = edge.id();
    const QString name =
        edge.name().empty() ? QString() : QStringLiteral(" · ") % QString::fromStdString(edge.name());
    property.label =
        QString::number(place + 1) % QStringLiteral(". → ") % document.displayName(edge.to()) % name;
    property.section = Texts::tr("Branches, the first that is true");
    property.with({Icon::ArrowUp, Texts::tr("Try earlier"),
                   [&document, id, place] { document.reorderEdge(id, place - 1); }, place > 0});
    property.with({Icon::ArrowDown, Texts::tr("Try later"),
                   [&document, id, place] { document.reorderEdge(id, place + 1); }, place + 1 < count});
    return property.with(
        {Icon::ChevronRight, Texts::tr("Select this edge"), [&document, id] { document.selectEdge(id); }});
}

} // namespace

Property conditionProperty(WorkflowDocument &document, const EdgeId &edge)
{
    Property property = edgeProperty(
        edge, Texts::tr("Condition"),
        Texts::tr(
            "An expression that begins with =; sees payload, input, steps, and response, the output of "
            "where the edge begins. Without one the edge is always taken, or is the default of a condition."),
        "/condition",
        ExpressionEditor{.placeholder = QStringLiteral("= response.status < 300"),
                         .use = ExpressionUse::Condition});
    property.get = [&document, edge]() -> MemberValue {
        const workflow::Edge *found = document.edge(edge);
        return found && found->condition() ? MemberValue(Value::string(*found->condition())) : std::nullopt;
    };
    property.set = [&document, edge](const MemberValue &value) {
        document.setEdgeCondition(edge, textOf(value));
    };
    property.scope = [&document, edge](const ExpressionScope &scope) {
        const workflow::Edge *found = document.edge(edge);
        return found ? scope.of(document.workflow(), *found) : Value();
    };
    return property;
}

std::vector<Property> edgeProperties(WorkflowDocument &document, const EdgeId &id)
{
    const workflow::Edge &edge = *document.edge(id);
    Property name =
        edgeProperty(id, Texts::tr("Name"), Texts::tr("What people read on the edge"), "/name",
                     TextEditor{.placeholder = Texts::tr("none"), .isCode = false, .expression = {}});
    name.get = [&document, id]() -> MemberValue {
        const workflow::Edge *found = document.edge(id);
        return found ? memberText(QString::fromStdString(found->name())) : std::nullopt;
    };
    name.set = [&document, id](const MemberValue &value) { document.setEdgeName(id, textOf(value)); };
    return {endProperty(document, id, Texts::tr("From"), "/from", edge.from()),
            endProperty(document, id, Texts::tr("To"), "/to", edge.to()), std::move(name),
            conditionProperty(document, id)};
}

std::vector<Property> workflowProperties(WorkflowDocument &document)
{
    Property name =
        edgeProperty({}, Texts::tr("Workflow"), Texts::tr("The workflow's name"), "/name",
                     TextEditor{.placeholder = Texts::tr("Unnamed"), .isCode = false, .expression = {}});
    name.get = [&document] { return memberText(QString::fromStdString(document.workflow().name())); };
    name.set = [&document](const MemberValue &value) { document.setWorkflowName(textOf(value)); };
    Property workspace = edgeProperty(
        {}, Texts::tr("Workspace"),
        Texts::tr("Workflows of a workspace share their executions; its name is part of every execution id"),
        "/workspace", TextEditor{.placeholder = QStringLiteral("default"), .isCode = true, .expression = {}});
    workspace.get = [&document] {
        return memberText(QString::fromStdString(document.workflow().workspace()));
    };
    workspace.set = [&document](const MemberValue &value) { document.setWorkspace(textOf(value)); };
    return {std::move(name), std::move(workspace)};
}

void addConditionProperties(PropertyMaker &maker)
{
    const auto branches = maker.document().workflow().outgoing(maker.vertex());
    for (std::size_t place = 0; place < branches.size(); ++place)
        maker.add(branchProperty(maker.document(), branches[place], place, branches.size()));
    maker.addUnknownMembers({});
}

void addMergeProperties(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Merging"));
    maker.add(Texts::tr("Waits for"), Texts::tr("A branch that is not taken is never waited for"), "/mode",
              ChoiceEditor{{defaultChoice("all", Texts::tr("All branches")),
                            choice("any", Texts::tr("The first branch"))}});
    maker.add(Texts::tr("Output"),
              Texts::tr("An expression over input, which holds the output of each predecessor by its id. "
                        "Without one the output is just that."),
              "/expression", ExpressionEditor{.placeholder = QStringLiteral("= input")});
    maker.addUnknownMembers({"mode", "expression"});
}

void addTransformProperties(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Shaping"));
    maker.add(Texts::tr("Expression"),
              Texts::tr("JSONata after a =; sees payload, input, steps.<id>.output and execution"),
              "/expression", ExpressionEditor{.placeholder = QStringLiteral("= input")});
    maker.addUnknownMembers({"expression"});
}

} // namespace schemabridge::ui
