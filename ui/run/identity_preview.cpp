#include "ui/run/identity_preview.h"

#include "engine/identity/canonical_payload.h"
#include "engine/identity/trigger.h"
#include "ui/messages/sentence.h"

#include <QCoreApplication>

namespace schemabridge::ui {

namespace {

using identity::Rule;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::IdentityPreview)
};

QString ruleSentence(const identity::TriggerIdentity &identity)
{
    switch (identity.rule) {
    case Rule::Cron:
        return Texts::tr("A schedule starts a new execution each time");
    case Rule::ForceNewExecution:
        return Texts::tr("Forced: a new execution each time");
    case Rule::ClientIdempotencyId:
        return Texts::tr("The sender's idempotency id decides");
    case Rule::IdempotencyFields:
        return Texts::tr("The idempotency fields decide");
    case Rule::Content:
        return Texts::tr("The payload's bytes decide");
    }
    return {};
}

QString idOf(const identity::TriggerIdentity &identity)
{
    return identity.contentId ? QString::fromStdString(identity.contentId->toString()) : QString();
}

QString twinOf(const runtime::TriggerRequest &request)
{
    const auto twin = identity::canonicalTwin(request.payload);
    return twin && *twin != request.payload ? QString::fromStdString(*twin) : QString();
}

Result<identity::TriggerIdentity> identify(const workflow::Workflow &workflow, const workflow::Vertex &entry,
                                           const runtime::TriggerRequest &request,
                                           identity::EntryIdentityConfig &config)
{
    auto read = identity::entryIdentityConfig(entry.config());
    if (!read)
        return read.error();
    config = read.takeValue();
    return identity::identifyTrigger({.kind = request.kind,
                                      .workspace = workflow.workspace(),
                                      .entry = entry.id(),
                                      .payload = request.payload,
                                      .clientIdempotencyId = request.clientIdempotencyId,
                                      .forceNewExecution = request.forceNewExecution},
                                     config);
}

} // namespace

IdentityPreview previewIdentity(const workflow::Workflow &workflow, const runtime::TriggerRequest &request)
{
    const workflow::Vertex *entry = request.entry ? workflow.findVertex(*request.entry) : nullptr;
    IdentityPreview preview;
    if (!entry) {
        preview.error = message(Error{ErrorCode::EntryPointMissing, {}}).what;
        return preview;
    }
    identity::EntryIdentityConfig config;
    const auto identity = identify(workflow, *entry, request, config);
    if (!identity) {
        preview.error = message(identity.error()).what;
        return preview;
    }
    preview.rule = config.canonicalPayload && identity->rule == Rule::Content
                       ? Texts::tr("The payload's canonical form decides")
                       : ruleSentence(*identity);
    preview.key = QString::fromStdString(identity->readableKey);
    preview.executionId = idOf(*identity);
    if (identity->rule == Rule::Content && !config.canonicalPayload)
        preview.canonicalTwin = twinOf(request);
    return preview;
}

} // namespace schemabridge::ui
