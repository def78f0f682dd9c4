#pragma once

#include "engine/base/result.h"
#include "engine/expression/environment.h"
#include "engine/gateway/prepared_request.h"
#include "engine/json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::gateway {

/// Evaluates the strings of one gateway's config against one scope. Lives only as long as both.
class ConfigText {
public:
    ConfigText(const json::Value &scope, const expression::Environment &environment)
        : m_scope(scope), m_environment(environment)
    {
    }

    /// The text of an address, a header or a query item, not encoded in any way; nothing where an expression
    /// is undefined or null. Errors: EXPRESSION_INVALID, EXPRESSION_FAILED; REQUEST_INVALID for an array or
    /// an object.
    Result<std::optional<TemplateText>> text(const json::Value &configured, const std::string &pointer) const;

    /// What an expression comes to; nothing where it is undefined. @param source  without the `=`
    Result<std::optional<json::Value>> evaluate(std::string_view source, const std::string &pointer) const;

private:
    const json::Value &m_scope;
    const expression::Environment &m_environment;
};

/// REQUEST_INVALID with a reason and the place in the config.
Error requestInvalid(std::string reason, std::string pointer);

} // namespace schemabridge::gateway
