#pragma once

#include "ui/document/workflow_document.h"
#include "ui/inspector/property.h"

#include <QCoreApplication>

#include <vector>

namespace schemabridge::ui {

/// Makes the properties of one vertex: their values stand in its config unless said otherwise.
class PropertyMaker {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::Properties)

public:
    PropertyMaker(WorkflowDocument &document, VertexId vertex);

    const json::Value &config() const { return m_document.vertex(m_vertex)->config(); }
    const VertexId &vertex() const { return m_vertex; }
    WorkflowDocument &document() const { return m_document; }

    /// The next properties stand under this heading.
    void startSection(const QString &title) { m_section = title; }
    /// @param pointer  RFC 6901 within the config
    Property &add(const QString &label, const QString &help, std::string_view pointer, PropertyEditor editor);
    void add(Property property) { m_properties.push_back(std::move(property)); }
    void addNameAndId();
    /// Members that the program does not know, as they are.
    /// @param known  the members of the config that other properties show
    void addUnknownMembers(std::initializer_list<std::string_view> known);

    std::vector<Property> take() { return std::move(m_properties); }

private:
    Property &addShown(const QString &label, const std::string &pointer, const json::Value &value);

    WorkflowDocument &m_document;
    VertexId m_vertex;
    QString m_section;
    std::vector<Property> m_properties;
};

/// What each type adds after name and id.
void addEntryProperties(PropertyMaker &maker);
void addGatewayProperties(PropertyMaker &maker);
void addConditionProperties(PropertyMaker &maker);
void addMergeProperties(PropertyMaker &maker);
void addTransformProperties(PropertyMaker &maker);

/// Of an edge that exists.
std::vector<Property> edgeProperties(WorkflowDocument &document, const EdgeId &edge);
/// The condition of an edge alone.
Property conditionProperty(WorkflowDocument &document, const EdgeId &edge);
std::vector<Property> workflowProperties(WorkflowDocument &document);

/// A member that is one of several names.
ChoiceEditor::Option choice(std::string_view name, const QString &text, const QString &help = {});
/// The one that counts while the member is missing; choosing it removes the member.
ChoiceEditor::Option defaultChoice(std::string_view name, const QString &text, const QString &help = {});

/// A text as a member's value; nothing for an empty one.
MemberValue memberText(const QString &text);
QString textOf(const MemberValue &value);

} // namespace schemabridge::ui
