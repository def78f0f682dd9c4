#pragma once

#include "ui/document/workflow_document.h"

#include <QString>

#include <functional>

namespace schemabridge::ui {

/// The payload that a workflow was last tried with, kept in the user's settings; for a workflow that was
/// never tried: `<name>.payload.json` beside its file, or that of the sample which it is.
class PayloadMemory {
public:
    /// @return the payload of the sample with this workflow name; empty where there is none
    using SamplePayload = std::function<QByteArray(const QString &workflowName)>;

    explicit PayloadMemory(SamplePayload samplePayload) : m_samplePayload(std::move(samplePayload)) {}

    QString payloadFor(const WorkflowDocument &document) const;
    void remember(const WorkflowDocument &document, const QString &payload) const;

private:
    static QString settingsKey(const WorkflowDocument &document);
    QString firstPayload(const WorkflowDocument &document) const;

    SamplePayload m_samplePayload;
};

} // namespace schemabridge::ui
