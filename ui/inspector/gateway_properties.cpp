#include "engine/target/mock_target.h"
#include "engine/target/profile.h"
#include "engine/workflow/config/gateway_config.h"
#include "engine/workflow/config/idempotency_key_place.h"
#include "ui/inspector/property_maker.h"

namespace schemabridge::ui {

using json::Value;

namespace {

constexpr std::int64_t timeoutMsMax = 600'000;
constexpr std::int64_t attemptsMaxMax = 100;
constexpr std::int64_t delayMsMaxMax = 86'400'000;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::GatewayProperties)
};

QString milliseconds()
{
    return Texts::tr("ms");
}

ChoiceEditor methods()
{
    ChoiceEditor editor;
    for (const std::string_view name : {"POST", "PUT", "PATCH", "DELETE", "GET", "HEAD"}) {
        const QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        editor.options.push_back(name == "POST" ? defaultChoice(name, text) : choice(name, text));
    }
    return editor;
}

std::function<std::string()> keyNameIn(PropertyMaker &maker, workflow::KeyPlace::In in)
{
    WorkflowDocument *document = &maker.document();
    return [document, id = maker.vertex(), in]() -> std::string {
        const workflow::Vertex *vertex = document->vertex(id);
        if (!vertex)
            return {};
        const auto place =
            workflow::idempotencyKeyPlace(workflow::GatewayConfig::read(vertex->config()).config);
        return place && place->in == in ? place->name : std::string();
    };
}

void addRequest(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Request"));
    maker.add(Texts::tr("Method"), Texts::tr("HTTP method"), "/method", methods());
    maker.add(Texts::tr("URL"), Texts::tr("Where the call goes; may be an expression, and may hold secrets"),
              "/url",
              TextEditor{.placeholder = QStringLiteral("https://api.example.com/v1/charges"),
                         .isCode = true,
                         .expression = ExpressionUse::Value});
    maker.add(Texts::tr("Headers"),
              Texts::tr("Texts, expressions that begin with =, and secrets as {{ secrets.NAME }}"),
              "/headers",
              TableEditor{.namePlaceholder = QStringLiteral("Idempotency-Key"),
                          .valuePlaceholder = QStringLiteral("= 'charge-' & payload.order.id"),
                          .addText = Texts::tr("Add header"),
                          .keyName = keyNameIn(maker, workflow::KeyPlace::In::Header)});
    maker.add(Texts::tr("Query"), Texts::tr("What follows the ? of the URL, percent-encoded when it is sent"),
              "/query",
              TableEditor{.namePlaceholder = QStringLiteral("expand"),
                          .valuePlaceholder = QStringLiteral("customer"),
                          .addText = Texts::tr("Add parameter"),
                          .keyName = keyNameIn(maker, workflow::KeyPlace::In::Query),
                          .keepsTypes = true});
    maker.add(Texts::tr("Body"), Texts::tr("JSON, with expressions at any depth; empty: no body is sent"),
              "/body",
              JsonEditor{.placeholder = QStringLiteral("{ \"amount\": \"= payload.order.total\" }")});
}

/// The place as a choice; the name stays when another place is chosen.
void addKeyPlace(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Idempotency key"));
    Property &place =
        maker.add(Texts::tr("Where the key is"),
                  Texts::tr("Automatic: the first header that is well known for it, such as Idempotency-Key"),
                  "/idempotencyKey/in",
                  ChoiceEditor{{{std::nullopt, Texts::tr("Automatic"), {}, nullptr},
                                choice("header", Texts::tr("In a header")),
                                choice("query", Texts::tr("In the query")),
                                choice("body", Texts::tr("In the body"))}});
    WorkflowDocument *document = &maker.document();
    place.set = [document, id = maker.vertex()](const MemberValue &in) {
        const workflow::Vertex *vertex = document->vertex(id);
        const Value *current = vertex ? vertex->config().find("idempotencyKey") : nullptr;
        if (!in)
            return document->setVertexConfigMember(id, "/idempotencyKey", std::nullopt);
        Value object = current && current->isObject() ? *current : Value::object({});
        object = object.with("in", *in);
        document->setVertexConfigMember(
            id, "/idempotencyKey",
            object.find("name") ? object : object.with("name", Value::string("Idempotency-Key")));
    };
    if (maker.config().find("idempotencyKey"))
        maker.add(
            Texts::tr("Name"), Texts::tr("Of the header or parameter; in a body the path to the member"),
            "/idempotencyKey/name",
            TextEditor{.placeholder = QStringLiteral("Idempotency-Key"), .isCode = true, .expression = {}});
}

bool isOff(const MemberValue &value)
{
    return value && value->isBoolean() && !value->asBoolean();
}

bool isObject(const MemberValue &value)
{
    return value && value->isObject();
}

Value defaultPolicy()
{
    const workflow::RetryPolicy policy;
    return Value::object({{"attemptsMax", Value::integer(policy.attemptsMax)},
                          {"delayMs", Value::integer(policy.delayMs.count())},
                          {"delayMsMax", Value::integer(policy.delayMsMax.count())}});
}

void addPolicyNumbers(PropertyMaker &maker, const std::string &member)
{
    const Value *policy = maker.config().find(member);
    if (!policy || !policy->isObject())
        return;
    const workflow::RetryPolicy defaults;
    const std::string pointer = '/' + member;
    maker.add(Texts::tr("Attempts"), Texts::tr("In all, the first included"), pointer + "/attemptsMax",
              NumberEditor{1, attemptsMaxMax, defaults.attemptsMax, {}});
    maker.add(Texts::tr("First delay"),
              Texts::tr("Before the second attempt; doubles with each one, with jitter"),
              pointer + "/delayMs", NumberEditor{0, delayMsMaxMax, defaults.delayMs.count(), milliseconds()});
    maker.add(Texts::tr("Longest delay"), Texts::tr("Unless the target asks for more by Retry-After"),
              pointer + "/delayMsMax",
              NumberEditor{0, delayMsMaxMax, defaults.delayMsMax.count(), milliseconds()});
}

void addRetries(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Errors and retries"));
    maker.add(Texts::tr("Time limit"), Texts::tr("How long to wait for the answer"), "/timeoutMs",
              NumberEditor{1, timeoutMsMax, workflow::GatewayConfig().timeoutMs.count(), milliseconds()});
    maker.add(Texts::tr("Client errors (4xx)"), Texts::tr("Complete: a 409, say, is data to route on"),
              "/clientErrorMode",
              ChoiceEditor{{defaultChoice("fail", Texts::tr("Fail the step")),
                            choice("complete", Texts::tr("Complete the step"))}});
    maker.add(Texts::tr("When overloaded (429, 503)"),
              Texts::tr("Tries again with the same key, after Retry-After or growing delays"),
              "/overloadRetry",
              ChoiceEditor{{{std::nullopt, Texts::tr("Retry, up to 5 attempts"), {}, nullptr},
                            {defaultPolicy(), Texts::tr("Retry as set here"), {}, isObject},
                            {Value::boolean(false), Texts::tr("Do not retry"), {}, isOff}}});
    addPolicyNumbers(maker, "overloadRetry");
    maker.add(Texts::tr("On failure (5xx, no answer)"),
              Texts::tr("The effect may have happened: without a key, a retry can make it happen twice"),
              "/failureRetry",
              ChoiceEditor{{{std::nullopt,
                             Texts::tr("Leave it to the operator"),
                             {},
                             [](const MemberValue &value) { return !value || isOff(value); }},
                            {defaultPolicy(), Texts::tr("Retry as set here"), {}, isObject}}});
    addPolicyNumbers(maker, "failureRetry");
}

void addProfile(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Test run"));
    ChoiceEditor editor;
    for (const std::string &name : target::Profile::names()) {
        const auto profile = target::Profile::named(name);
        const QString title = QString::fromStdString(profile ? profile->title : name);
        const QString help = QString::fromStdString(profile ? profile->description : std::string());
        const bool isDefault = name == target::MockTargetOptions().profile;
        editor.options.push_back(isDefault ? defaultChoice(name, title, help) : choice(name, title, help));
    }
    maker.add(Texts::tr("Mock target behaves like"),
              Texts::tr("How the built-in target treats idempotency keys in a test run"), "/profile",
              std::move(editor));
}

} // namespace

void addGatewayProperties(PropertyMaker &maker)
{
    addRequest(maker);
    addKeyPlace(maker);
    addRetries(maker);
    addProfile(maker);
    maker.addUnknownMembers({"method", "url", "headers", "query", "body", "timeoutMs", "clientErrorMode",
                             "overloadRetry", "failureRetry", "idempotencyKey", "profile"});
}

} // namespace schemabridge::ui
