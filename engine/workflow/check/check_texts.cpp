#include "engine/expression/expression.h"
#include "engine/expression/token.h"
#include "engine/workflow/check/rules.h"
#include "engine/workflow/expression_text.h"
#include "engine/workflow/secret_reference.h"

namespace schemabridge::workflow {

namespace {

bool isSent(Text::Role role)
{
    return role == Text::Role::Url || role == Text::Role::HeaderValue || role == Text::Role::QueryValue ||
           role == Text::Role::Body;
}

/// Does an expression look for secrets, by `secrets.NAME` or by a placeholder in one of its strings? It would
/// find none.
bool mentionsSecrets(std::string_view source)
{
    if (!findSecretReferences(source).empty() || findMisspelledSecret(source))
        return true;
    std::string_view before;
    std::string_view name;
    for (const expression::Token &token : expression::tokenize(source)) {
        if (token.kind == expression::Token::Kind::Comment)
            continue;
        const std::string_view text = source.substr(token.start, token.length);
        // `payload.secrets.x` is data of that name, `secrets.x` is not.
        if (text == "." && name == "secrets" && before != ".")
            return true;
        before = name;
        name = text;
    }
    return false;
}

void checkExpression(std::string_view source, const Place &place, FindingList &findings)
{
    if (mentionsSecrets(source))
        findings.addError({ErrorCode::SecretInExpression, {}}, place);
    const auto compiled = expression::Expression::compile(source);
    if (!compiled)
        findings.addError(expression::toError(compiled.error()), place);
}

} // namespace

void checkTexts(const std::vector<Text> &texts, FindingList &findings)
{
    for (const Text &text : texts) {
        if (const auto source = expressionSource(text.text))
            checkExpression(*source, text.place, findings);
        else if (const auto reference = findMisspelledSecret(text.text); reference && isSent(text.role))
            findings.addError({ErrorCode::SecretReferenceInvalid, {{"reference", *reference}}}, text.place);
    }
}

} // namespace schemabridge::workflow
