#include "engine/workflow/config/gateway_config.h"

#include "engine/workflow/config/config_reader.h"
#include "engine/workflow/config/http_syntax.h"
#include "engine/workflow/config/idempotency_key_place.h"

#include <algorithm>
#include <array>

namespace schemabridge::workflow {

namespace {

constexpr std::int64_t timeoutMsMax = 600'000;
constexpr std::int64_t attemptsMaxMax = 100;
constexpr std::int64_t delayMsMaxMax = 86'400'000;

constexpr std::array<std::pair<std::string_view, ClientErrorMode>, 2> clientErrorModes = {{
    {"fail", ClientErrorMode::Fail},
    {"complete", ClientErrorMode::Complete},
}};

constexpr std::array<std::pair<std::string_view, KeyPlace::In>, 3> keyPlaces = {{
    {"header", KeyPlace::In::Header},
    {"query", KeyPlace::In::Query},
    {"body", KeyPlace::In::Body},
}};

/// The members of `config`, one function each.
class GatewayReader {
public:
    GatewayReader(const json::Value &config, ConfigReading<GatewayConfig> &reading)
        : m_reader(config, {}, reading.errors), m_errors(reading.errors), m_gateway(reading.config)
    {
    }

    void read()
    {
        readMethod();
        readUrl();
        m_gateway.headers =
            fields("headers", "string", [](const json::Value &value) { return value.isString(); });
        m_gateway.query = fields("query", "string, number or boolean", [](const json::Value &value) {
            return value.isString() || value.isNumber() || value.isBoolean();
        });
        if (const json::Value *body = m_reader.find("body"))
            m_gateway.body = *body;
        readTimeout();
        m_gateway.clientErrorMode =
            m_reader.choice<ClientErrorMode>("clientErrorMode", clientErrorModes, "fail or complete")
                .value_or(m_gateway.clientErrorMode);
        readRetry("overloadRetry", m_gateway.overloadRetry);
        readRetry("failureRetry", m_gateway.failureRetry);
        readKeyPlace();
        readProfile();
    }

private:
    void readMethod()
    {
        const auto method = m_reader.text("method");
        if (method && isSendableMethod(*method))
            m_gateway.method = *method;
        else if (method)
            m_reader.refuse("method", "HTTP method in capitals, other than CONNECT and TRACE");
    }

    void readUrl()
    {
        const json::Value *written = m_reader.find("url");
        m_gateway.url = m_reader.text("url").value_or(std::string());
        if (!written || (written->isString() && m_gateway.url.empty()))
            m_reader.refuse("url", "URL that begins with https:// or http://, or an expression");
    }

    template<typename IsAllowed>
    GatewayConfig::Fields fields(std::string_view member, std::string_view expected, IsAllowed isAllowed)
    {
        const json::Value *object = m_reader.find(member);
        if (!object)
            return {};
        if (!object->isObject())
            m_reader.refuse(member, "object");
        ConfigReader reader(*object, std::string(member), m_errors);
        GatewayConfig::Fields fields;
        for (const json::Member &field : object->members()) {
            if (isAllowed(field.value))
                fields.emplace_back(field.name, field.value);
            else
                reader.refuse(field.name, expected);
        }
        return fields;
    }

    void readTimeout()
    {
        if (const auto timeoutMs = m_reader.integer("timeoutMs", 1, timeoutMsMax))
            m_gateway.timeoutMs = Milliseconds(*timeoutMs);
    }

    void readRetry(std::string_view member, std::optional<RetryPolicy> &policy)
    {
        const json::Value *value = m_reader.find(member);
        if (!value)
            return;
        const bool isOff = value->isBoolean() && !value->asBoolean();
        if (!isOff && !value->isObject())
            m_reader.refuse(member, "object, or false");
        else
            policy = isOff ? std::nullopt : std::optional(readPolicy(*value, member));
    }

    RetryPolicy readPolicy(const json::Value &object, std::string_view member)
    {
        RetryPolicy policy;
        ConfigReader reader(object, std::string(member), m_errors);
        if (const auto attempts = reader.integer("attemptsMax", 1, attemptsMaxMax))
            policy.attemptsMax = static_cast<int>(*attempts);
        if (const auto delayMs = reader.integer("delayMs", 0, delayMsMaxMax))
            policy.delayMs = Milliseconds(*delayMs);
        // Only a first delay that was asked for may raise the default bound.
        policy.delayMsMax = std::max(policy.delayMsMax, policy.delayMs);
        if (const auto delayMsMax = reader.integer("delayMsMax", policy.delayMs.count(), delayMsMaxMax))
            policy.delayMsMax = Milliseconds(*delayMsMax);
        return policy;
    }

    void readKeyPlace()
    {
        const json::Value *object = m_reader.find("idempotencyKey");
        if (!object)
            return;
        if (!object->isObject())
            return m_reader.refuse("idempotencyKey",
                                   R"(object such as { "in": "header", "name": "Idempotency-Key" })");
        ConfigReader reader(*object, "idempotencyKey", m_errors);
        const auto in = reader.choice<KeyPlace::In>("in", keyPlaces, "header, query or body");
        if (!object->find("in"))
            reader.refuse("in", "header, query or body");
        const auto name = reader.text("name");
        if (!object->find("name"))
            reader.refuse("name", "string");
        if (!in || !name)
            return;
        m_gateway.idempotencyKey = KeyPlace{*in, *name};
        if (!mayCarryKey(m_gateway))
            reader.refuse("name", expectedName(*in));
    }

    void readProfile()
    {
        const auto profile = m_reader.text("profile");
        if (profile && !profile->empty())
            m_gateway.profile = *profile;
        else if (profile)
            m_reader.refuse("profile", "name of a target profile, such as stripe");
    }

    static std::string expectedName(KeyPlace::In in)
    {
        if (in == KeyPlace::In::Body)
            return "path of a member that body has";
        return in == KeyPlace::In::Header ? "name of a member of headers" : "name of a member of query";
    }

    ConfigReader m_reader;
    std::vector<Error> &m_errors;
    GatewayConfig &m_gateway;
};

} // namespace

std::string_view keyPlaceInName(KeyPlace::In in)
{
    return choiceName<KeyPlace::In>(keyPlaces, in);
}

ConfigReading<GatewayConfig> GatewayConfig::read(const json::Value &config)
{
    ConfigReading<GatewayConfig> reading;
    GatewayReader(config, reading).read();
    return reading;
}

} // namespace schemabridge::workflow
