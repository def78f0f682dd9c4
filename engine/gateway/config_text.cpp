#include "engine/gateway/config_text.h"

#include "engine/expression/expression.h"
#include "engine/gateway/template_text.h"
#include "engine/json/print.h"
#include "engine/workflow/expression_text.h"

namespace schemabridge::gateway {

namespace {

std::string valueAsText(const json::Value &value)
{
    return value.isString() ? std::string(value.asString()) : json::printCompact(value);
}

} // namespace

Result<std::optional<json::Value>> ConfigText::evaluate(std::string_view source,
                                                        const std::string &pointer) const
{
    const auto compiled = expression::Expression::compile(source);
    if (!compiled)
        return toError(compiled.error()).with("pointer", pointer);
    auto value = compiled->evaluate(m_scope, {}, m_environment);
    if (!value)
        return toError(value.error()).with("pointer", pointer);
    return value.takeValue();
}

Result<std::optional<TemplateText>> ConfigText::text(const json::Value &configured,
                                                     const std::string &pointer) const
{
    std::optional<json::Value> value = configured;
    if (configured.isString()) {
        const auto source = workflow::expressionSource(configured.asString());
        if (!source)
            return std::optional(literalText(workflow::literalText(configured.asString())));
        auto evaluated = evaluate(*source, pointer);
        if (!evaluated)
            return evaluated.error();
        value = evaluated.takeValue();
    }
    if (!value || value->isNull())
        return std::optional<TemplateText>();
    if (value->isArray() || value->isObject())
        return requestInvalid("the value is an array or an object where text must be", pointer);
    return std::optional(dataText(valueAsText(*value)));
}

Error requestInvalid(std::string reason, std::string pointer)
{
    return {ErrorCode::RequestInvalid, {{"reason", std::move(reason)}, {"pointer", std::move(pointer)}}};
}

} // namespace schemabridge::gateway
