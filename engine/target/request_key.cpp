#include "engine/target/request_key.h"

#include "engine/base/http_date.h"
#include "engine/json/canonical.h"
#include "engine/json/path.h"
#include "engine/json/print.h"
#include "engine/target/request_members.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cctype>

namespace schemabridge::target {

namespace {

constexpr std::string_view bodyPrefix = "body.";

std::optional<std::string> memberText(const TargetRequest &request, std::string_view pathText)
{
    const auto path = json::Path::fromText(pathText);
    const json::Value members = bodyMembers(request);
    const json::Value *value = path ? path->find(members) : nullptr;
    if (!value || value->isNull())
        return std::nullopt;
    return value->isString() ? std::string(value->asString()) : json::printCompact(*value);
}

std::optional<std::string> queryText(const TargetRequest &request, const std::string &name)
{
    for (const auto &[itemName, value] : formItems(request.query)) {
        if (itemName == name)
            return value;
    }
    return std::nullopt;
}

std::optional<std::string> writtenKey(const Profile &profile, const TargetRequest &request)
{
    switch (profile.key.in) {
    case Profile::KeyIn::None:
        return std::nullopt;
    case Profile::KeyIn::Header: {
        const std::string *header = findHeader(request.headers, profile.key.name);
        return header ? std::optional(*header) : std::nullopt;
    }
    case Profile::KeyIn::Query:
        return queryText(request, profile.key.name);
    case Profile::KeyIn::Body:
        return memberText(request, profile.key.name);
    }
    return std::nullopt;
}

bool isPrintableAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](unsigned char c) { return c >= 0x20 && c <= 0x7E; });
}

/// RFC 8941, section 3.3.3: printable ASCII in double quotes, in which `"` and `\` have a backslash before
/// them.
std::optional<std::string> unquoted(std::string_view written)
{
    if (written.size() < 2 || written.front() != '"' || written.back() != '"' || !isPrintableAscii(written))
        return std::nullopt;
    std::string text;
    const std::string_view inner = written.substr(1, written.size() - 2);
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const bool escapes = inner[i] == '\\';
        if (inner[i] == '"' ||
            (escapes && (i + 1 == inner.size() || (inner[i + 1] != '"' && inner[i + 1] != '\\'))))
            return std::nullopt;
        text += inner[escapes ? ++i : i];
    }
    return text;
}

/// The key itself; nothing where it has not the form that the profile asks for.
std::optional<std::string> withoutForm(Profile::KeyForm form, const std::string &written)
{
    switch (form) {
    case Profile::KeyForm::Bare:
        return written;
    case Profile::KeyForm::Quoted:
        return unquoted(written);
    case Profile::KeyForm::Either:
        break;
    }
    return written.starts_with('"') ? unquoted(written) : std::optional(written);
}

/// RFC 9562, section 4; any version.
bool isUuid(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDash = i == 8 || i == 13 || i == 18 || i == 23;
        if (isDash ? text[i] != '-' : std::isxdigit(static_cast<unsigned char>(text[i])) == 0)
            return false;
    }
    return text.size() == 36;
}

bool isAllowed(const Profile::Key &key, std::string_view text)
{
    return text.size() >= key.lengthMin && text.size() <= key.lengthMax &&
           (key.format == Profile::KeyFormat::Any || isUuid(text));
}

std::optional<Instant> firstSent(const Profile &profile, const TargetRequest &request, Instant now)
{
    const std::string *header = findHeader(request.headers, profile.key.firstSentHeader);
    return header ? parseHttpDate(*header, now) : std::nullopt;
}

std::string canonicalBody(const TargetRequest &request)
{
    auto canonical = json::canonicalForm(bodyMembers(request));
    return canonical ? canonical.takeValue() : request.body;
}

/// One part of a scope or a fingerprint, as the profile names it.
std::string part(const std::string &name, const TargetRequest &request)
{
    if (name == "host")
        return request.host;
    if (name == "method")
        return request.method;
    if (name == "path")
        return request.path;
    if (name == "query")
        return request.query;
    if (name == "body")
        return request.body;
    if (name == "json")
        return canonicalBody(request);
    return memberText(request, std::string_view(name).substr(bodyPrefix.size())).value_or(std::string());
}

} // namespace

RequestKey requestKey(const Profile &profile, const TargetRequest &request, Instant now)
{
    using State = RequestKey::State;
    const auto &methods = profile.methods;
    if (profile.key.in == Profile::KeyIn::None ||
        std::find(methods.begin(), methods.end(), request.method) == methods.end())
        return {};
    const auto written = writtenKey(profile, request);
    if (!written)
        return {State::Absent, {}, {}};
    const auto key = withoutForm(profile.key.form, *written);
    if (!key || !isAllowed(profile.key, *key))
        return {State::Malformed, *written, {}};
    if (profile.key.firstSentHeader.empty())
        return {State::Present, *key, {}};
    const auto sent = firstSent(profile, request, now);
    return {sent ? State::Present : State::Malformed, *key, sent};
}

std::string keyScope(const Profile &profile, const TargetRequest &request, const std::string &key)
{
    std::string scope = "key";
    for (const std::string &name : profile.scope)
        scope += '\n' + part(name, request);
    return scope + '\n' + key;
}

std::string fingerprint(const Profile &profile, const TargetRequest &request)
{
    if (profile.fingerprint.empty())
        return {};
    std::string parts;
    for (const std::string &name : profile.fingerprint) {
        const std::string text = part(name, request);
        // The length before each part keeps "ab" + "c" apart from "a" + "bc".
        parts += std::to_string(text.size()) + ':' + text;
    }
    return sha256(parts);
}

std::string sha256(std::string_view bytes)
{
    const QByteArray digest = QCryptographicHash::hash(
        QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())), QCryptographicHash::Sha256);
    return digest.toHex().toStdString();
}

} // namespace schemabridge::target
