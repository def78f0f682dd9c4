#include "ui/inspector/expression_feedback.h"

#include "engine/expression/expression.h"
#include "engine/expression/missing_operand.h"
#include "engine/json/print.h"
#include "engine/runtime/system_ports.h"
#include "engine/workflow/expression_text.h"
#include "ui/messages/sentence.h"

#include <QCoreApplication>

namespace schemabridge::ui {

namespace {

constexpr qsizetype previewLengthMax = 160;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::ExpressionFeedback)
};

/// A preview must not hold up the typing.
expression::Environment previewEnvironment()
{
    static const runtime::SystemClock clock;
    static runtime::SystemRandom random;
    expression::Environment environment{.limits = {}, .clock = &clock, .random = &random};
    environment.limits.stepsMax = 200'000;
    environment.limits.timeMax = std::chrono::milliseconds(50);
    environment.limits.bytesMax = 16UL * 1024 * 1024;
    return environment;
}

QString problemSentence(const expression::Problem &problem)
{
    const Message text = message(expression::toError(problem));
    return text.where.isEmpty() ? text.what : Texts::tr("%1 (%2)").arg(text.what, text.where);
}

QString shortened(const QString &text)
{
    return text.size() > previewLengthMax ? text.left(previewLengthMax) % u'…' : text;
}

QString valueText(const std::optional<json::Value> &value, ExpressionUse use)
{
    if (use == ExpressionUse::Condition)
        return expression::isTruthy(value) ? Texts::tr("true: the branch is taken")
                                           : Texts::tr("false: the branch is not taken");
    if (!value)
        return Texts::tr("nothing: it is left out");
    return shortened(QString::fromStdString(value->isString() ? std::string(value->asString())
                                                              : json::printCompact(*value)));
}

std::string_view kindName(expression::MissingOperand::Kind kind)
{
    using Kind = expression::MissingOperand::Kind;
    return kind == Kind::Missing ? "missing" : kind == Kind::Null ? "null" : "empty";
}

QString missingOperandWarning(const expression::Expression &expression, const json::Value &scope,
                              const std::string &keyPlace)
{
    const auto missing = expression::findMissingOperand(expression, scope, {}, previewEnvironment());
    if (!missing)
        return {};
    return message(Error{ErrorCode::KeyOperandMissing,
                         {{"path", missing->operand},
                          {"kind", std::string(kindName(missing->kind))},
                          {"header", keyPlace}}})
        .what;
}

} // namespace

ExpressionFeedback explainExpression(const QString &text, const json::Value &scope, ExpressionUse use,
                                     const std::string &keyPlace)
{
    const std::string written = text.toStdString();
    const auto source = workflow::expressionSource(written);
    if (!source)
        return {};
    const auto compiled = expression::Expression::compile(*source);
    if (!compiled)
        return {.error = problemSentence(compiled.error()), .preview = {}, .warning = {}};
    if (use == ExpressionUse::Key) {
        if (const QString warning = missingOperandWarning(*compiled, scope, keyPlace); !warning.isEmpty())
            return {.error = {}, .preview = {}, .warning = warning};
    }
    const auto value = compiled->evaluate(scope, {}, previewEnvironment());
    if (!value)
        return {.error = {},
                .preview = {},
                .warning = Texts::tr("With the payload at hand: %1").arg(problemSentence(value.error()))};
    return {.error = {}, .preview = QStringLiteral("→ ") % valueText(*value, use), .warning = {}};
}

} // namespace schemabridge::ui
