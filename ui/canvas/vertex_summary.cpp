#include "ui/canvas/vertex_summary.h"

#include "engine/json/print.h"
#include "engine/workflow/config/entry_config.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/idempotency_key_place.h"
#include "engine/workflow/config/merge_config.h"
#include "engine/workflow/config/transform_config.h"
#include "engine/workflow/expression_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace schemabridge::ui {

namespace {

using workflow::VertexType;

class Summary {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::VertexSummary)

public:
    static VertexSummary ofEntry(const json::Value &object)
    {
        const auto config = workflow::EntryConfig::read(object).config;
        QString text = triggerText(config);
        const QString fields = fieldsText(config.idempotencyFields);
        if (!fields.isEmpty())
            text = tr("%1, identified by %2").arg(text, fields);
        return {.lead = {}, .text = text, .keyUse = KeyUse::NotNeeded, .keyTemplate = {}};
    }

    static VertexSummary ofGateway(const json::Value &object)
    {
        const auto config = workflow::GatewayConfig::read(object).config;
        VertexSummary summary;
        summary.lead = QString::fromStdString(config.method);
        summary.text = config.url.empty() ? tr("no URL yet") : shortUrl(QString::fromStdString(config.url));
        if (const json::Value *key = workflow::idempotencyKeyTemplate(config)) {
            summary.keyUse = KeyUse::Sent;
            summary.keyTemplate = key->isString() ? QString::fromStdString(std::string(key->asString()))
                                                  : QString::fromStdString(json::printCompact(*key));
        } else if (changesTarget(config.method)) {
            summary.keyUse = KeyUse::Missing;
        }
        return summary;
    }

    static VertexSummary ofCondition(std::size_t branches)
    {
        VertexSummary summary;
        summary.text = branches == 0 ? tr("no branch yet")
                                     : tr("first match of %n branches", nullptr, static_cast<int>(branches));
        return summary;
    }

    static VertexSummary ofMerge(const json::Value &object)
    {
        const auto config = workflow::MergeConfig::read(object).config;
        VertexSummary summary;
        summary.text = config.mode == workflow::MergeMode::All ? tr("waits for every branch")
                                                               : tr("goes on with the first branch");
        return summary;
    }

    static VertexSummary ofTransform(const json::Value &object)
    {
        const auto config = workflow::TransformConfig::read(object).config;
        VertexSummary summary;
        summary.text = QString::fromStdString(config.expression).simplified();
        if (summary.text.isEmpty())
            summary.text = tr("no expression yet");
        return summary;
    }

private:
    static QString triggerText(const workflow::EntryConfig &config)
    {
        switch (config.trigger) {
        case workflow::Trigger::Webhook:
            return tr("Webhook");
        case workflow::Trigger::Cron:
            return tr("Schedule %1").arg(QString::fromStdString(config.schedule));
        case workflow::Trigger::Manual:
            return tr("By hand");
        }
        return {};
    }

    static QString fieldsText(const json::Value &fields)
    {
        if (fields.isString())
            return QString::fromStdString(std::string(fields.asString()));
        QStringList paths;
        for (const json::Value &path : fields.elements()) {
            if (path.isString())
                paths.append(QString::fromStdString(std::string(path.asString())));
        }
        return paths.join(QStringLiteral(", "));
    }

    static QString shortUrl(QString url)
    {
        for (const auto scheme : {QLatin1StringView("https://"), QLatin1StringView("http://")}) {
            if (url.startsWith(scheme, Qt::CaseInsensitive))
                return url.mid(scheme.size());
        }
        return url;
    }

    /// PUT and DELETE are idempotent by themselves (RFC 9110, section 9.2.2).
    static bool changesTarget(const std::string &method) { return method == "POST" || method == "PATCH"; }
};

} // namespace

VertexSummary summarize(const workflow::Workflow &workflow, const workflow::Vertex &vertex)
{
    switch (vertex.type()) {
    case VertexType::EntryPoint:
        return Summary::ofEntry(vertex.config());
    case VertexType::Gateway:
        return Summary::ofGateway(vertex.config());
    case VertexType::Condition:
        return Summary::ofCondition(workflow.outgoing(vertex.id()).size());
    case VertexType::Merge:
        return Summary::ofMerge(vertex.config());
    case VertexType::Transform:
        return Summary::ofTransform(vertex.config());
    }
    return {};
}

} // namespace schemabridge::ui
