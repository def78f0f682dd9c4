#include "engine/identity/idempotency_fields.h"
#include "engine/workflow/check/rules.h"
#include "engine/workflow/config/entry_config.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/http_syntax.h"
#include "engine/workflow/config/merge_config.h"
#include "engine/workflow/config/transform_config.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/pointer.h"

#include <algorithm>
#include <string>

namespace schemabridge::workflow {

namespace {

/// One vertex under examination.
class VertexCheck {
public:
    VertexCheck(const Workflow &workflow, std::size_t index, FindingList &findings)
        : m_workflow(workflow),
          m_vertex(workflow.vertices()[index]),
          m_index(index),
          m_pointer(pointerTo("/vertices", index)),
          m_findings(findings)
    {
    }

    void checkReachability(const std::unordered_set<VertexId> &reachable)
    {
        if (!reachable.contains(m_vertex.id()))
            m_findings.addWarning({ErrorCode::VertexUnreachable, {}}, place(m_pointer));
    }

    void checkConfig()
    {
        switch (m_vertex.type()) {
        case VertexType::EntryPoint:
            checkEntry();
            break;
        case VertexType::Gateway:
            checkGateway();
            break;
        case VertexType::Condition:
            checkBranches();
            break;
        case VertexType::Merge:
            addErrorsOf(MergeConfig::read(m_vertex.config()));
            break;
        case VertexType::Transform:
            addErrorsOf(TransformConfig::read(m_vertex.config()));
            break;
        }
        checkTexts(textsOf(m_vertex, m_index), m_findings);
    }

private:
    Place place(std::string pointer) const { return {m_vertex.id(), {}, std::move(pointer)}; }
    std::string configPointer() const { return m_pointer + "/config"; }

    template<typename Config>
    void addErrorsOf(const ConfigReading<Config> &reading)
    {
        for (const Error &error : reading.errors)
            m_findings.addError(error, place(configPointer() + std::string(error.argument("pointer"))));
    }

    void checkEntry()
    {
        const ConfigReading<EntryConfig> reading = EntryConfig::read(m_vertex.config());
        addErrorsOf(reading);
        if (!m_vertex.config().find("idempotencyFields"))
            return;
        const auto fields = identity::readIdempotencyFields(reading.config.idempotencyFields);
        if (!fields)
            m_findings.addError(fields.error(), place(configPointer() + "/idempotencyFields"));
    }

    void checkBranches()
    {
        const auto branches = m_workflow.outgoing(m_vertex.id());
        if (branches.empty())
            m_findings.addError({ErrorCode::ConditionWithoutBranch, {}}, place(m_pointer));
        std::string defaults;
        std::size_t count = 0;
        for (const Edge &edge : branches) {
            if (!edge.condition())
                defaults += (count++ == 0 ? "" : ", ") + edge.id().value;
        }
        if (count > 1)
            m_findings.addError({ErrorCode::ConditionDefaultAmbiguous, {{"edges", defaults}}},
                                place(m_pointer));
    }

    void checkGateway()
    {
        const ConfigReading<GatewayConfig> reading = GatewayConfig::read(m_vertex.config());
        addErrorsOf(reading);
        checkUrl(reading.config, place(configPointer() + "/url"), m_findings);
        for (const auto &[name, value] : reading.config.headers)
            checkHeader(reading.config.headers, name, value.asString());
    }

    void checkHeader(const GatewayConfig::Fields &headers, const std::string &name, std::string_view value)
    {
        std::string_view reason;
        if (!isHttpToken(name))
            reason = "its name has characters that no header name may have";
        else if (isTransportHeader(name))
            reason = "it is set from the message itself";
        else if (isRepeated(headers, name))
            reason = "another header has the same name";
        else if (!expressionSource(value) && !isHeaderValue(value))
            reason = "its value has control characters";
        if (!reason.empty())
            m_findings.addError(
                {ErrorCode::HeaderInvalid, {{"header", name}, {"reason", std::string(reason)}}},
                place(pointerTo(configPointer() + "/headers", name)));
    }

    /// Is there an earlier header whose name differs at most in case?
    static bool isRepeated(const GatewayConfig::Fields &headers, const std::string &name)
    {
        const auto first = std::find_if(headers.begin(), headers.end(), [&](const auto &header) {
            return isSameHeaderName(header.first, name);
        });
        return first->first != name;
    }

    const Workflow &m_workflow;
    const Vertex &m_vertex;
    std::size_t m_index;
    std::string m_pointer;
    FindingList &m_findings;
};

} // namespace

void checkVertex(const Workflow &workflow, std::size_t index, const std::unordered_set<VertexId> &reachable,
                 FindingList &findings)
{
    VertexCheck vertex(workflow, index, findings);
    vertex.checkReachability(reachable);
    vertex.checkConfig();
}

} // namespace schemabridge::workflow
