#include "ui/inspector/property_list.h"

#include "ui/inspector/property_maker.h"

namespace schemabridge::ui {

namespace {

using workflow::VertexType;

std::vector<Property> vertexProperties(WorkflowDocument &document, const VertexId &id)
{
    PropertyMaker maker(document, id);
    maker.addNameAndId();
    switch (document.vertex(id)->type()) {
    case VertexType::EntryPoint:
        addEntryProperties(maker);
        break;
    case VertexType::Gateway:
        addGatewayProperties(maker);
        break;
    case VertexType::Condition:
        addConditionProperties(maker);
        break;
    case VertexType::Merge:
        addMergeProperties(maker);
        break;
    case VertexType::Transform:
        addTransformProperties(maker);
        break;
    }
    return maker.take();
}

} // namespace

std::vector<Property> propertiesOf(WorkflowDocument &document)
{
    const Selection &selection = document.selection();
    if (selection.isEmpty())
        return workflowProperties(document);
    if (selection.size() > 1)
        return {};
    if (!selection.vertices.empty())
        return vertexProperties(document, *selection.vertices.begin());
    return edgeProperties(document, *selection.edges.begin());
}

} // namespace schemabridge::ui
