#pragma once

#include "engine/json/value.h"
#include "ui/inspector/property.h"

#include <QString>

#include <string>

namespace schemabridge::ui {

/// What can be said of an expression while it is typed.
struct ExpressionFeedback {
    QString error;   ///< it does not compile; empty where it does
    QString preview; ///< what it yields for the payload at hand: `→ charge-A-1001`
    QString warning; ///< it compiles, but fails or merges orders for the payload at hand
};

/// Nothing for a text that is no expression.
/// @param text      as written, with its `=`
/// @param scope     what the expression sees
/// @param keyPlace  for ExpressionUse::Key: the name of the header, parameter or member
ExpressionFeedback explainExpression(const QString &text, const json::Value &scope, ExpressionUse use,
                                     const std::string &keyPlace = {});

} // namespace schemabridge::ui
