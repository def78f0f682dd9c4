#include "engine/gateway/build_request.h"

#include "engine/gateway/build_body.h"
#include "engine/gateway/build_headers.h"
#include "engine/gateway/build_key.h"
#include "engine/gateway/build_url.h"
#include "engine/gateway/template_text.h"
#include "engine/workflow/config/http_syntax.h"

namespace schemabridge::gateway {

namespace {

void addBody(PreparedRequest &request, std::optional<BuiltBody> body)
{
    if (!body)
        return;
    if (!findHeader(request.headers, "Content-Type"))
        request.headers.emplace_back("Content-Type", dataText(std::move(body->contentType)));
    request.body = std::move(body->text);
}

Status addKey(PreparedRequest &request, const workflow::GatewayConfig &config, const QueryItems &query,
              const BuildOptions &options)
{
    auto key = findKey(config, {request.headers, query, request.body});
    if (!key)
        return key.error();
    request.key = key.takeValue();
    if (request.key)
        addKeyFacts(*request.key, request.headers, options);
    return {};
}

} // namespace

Result<PreparedRequest> buildRequest(const workflow::GatewayConfig &config, const json::Value &scope,
                                     const BuildOptions &options)
{
    if (!workflow::isSendableMethod(config.method))
        return requestInvalid("the method is none that can be sent", "/method");
    if (const Status operands = checkKeyOperands(config, scope, options.expressions); !operands)
        return operands.error();
    const ConfigText texts(scope, options.expressions);
    PreparedRequest request;
    request.method = config.method;
    const auto query = buildQuery(config, texts);
    if (!query)
        return query.error();
    auto url = buildUrl(config, *query, texts);
    if (!url)
        return url.error();
    request.url = url.takeValue();
    auto headers = buildHeaders(config, texts);
    if (!headers)
        return headers.error();
    request.headers = headers.takeValue();
    auto body = buildBody(config, texts);
    if (!body)
        return body.error();
    addBody(request, body.takeValue());
    if (const Status key = addKey(request, config, *query, options); !key)
        return key.error();
    return request;
}

} // namespace schemabridge::gateway
