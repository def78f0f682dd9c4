#include "engine/target/profile.h"

#include "engine/target/member_reader.h"

#include <algorithm>
#include <array>

namespace schemabridge::target {

namespace {

template<typename Choice, std::size_t count>
using Choices = std::array<std::pair<std::string_view, Choice>, count>;

constexpr Choices<Reaction::Do, 8> actions = {{
    {"run", Reaction::Do::Run},
    {"replay", Reaction::Do::Replay},
    {"replay-resource", Reaction::Do::ReplayResource},
    {"accept", Reaction::Do::Accept},
    {"refuse", Reaction::Do::Refuse},
    {"wait", Reaction::Do::Wait},
    {"update", Reaction::Do::Update},
    {"warn", Reaction::Do::Warn},
}};

constexpr Choices<Profile::KeyIn, 4> places = {{
    {"none", Profile::KeyIn::None},
    {"header", Profile::KeyIn::Header},
    {"query", Profile::KeyIn::Query},
    {"body", Profile::KeyIn::Body},
}};

constexpr Choices<Profile::KeyForm, 3> forms = {{
    {"bare", Profile::KeyForm::Bare},
    {"quoted", Profile::KeyForm::Quoted},
    {"either", Profile::KeyForm::Either},
}};

constexpr Choices<Profile::KeyFormat, 2> formats = {{
    {"any", Profile::KeyFormat::Any},
    {"uuid", Profile::KeyFormat::Uuid},
}};

constexpr Choices<int, 4> hundreds = {{{"2xx", 2}, {"3xx", 3}, {"4xx", 4}, {"5xx", 5}}};

constexpr std::int64_t lengthLimit = 4096;

Milliseconds inMs(double amount, std::chrono::seconds unit)
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::duration<double>(unit) * amount);
}

/// Fills one profile; the members of the file in their order.
class ProfileReader {
public:
    explicit ProfileReader(const json::Value &value) : m_reader(value, {}, m_fault) {}

    Result<Profile> read()
    {
        m_reader.text("name", m_profile.name);
        m_reader.text("title", m_profile.title);
        m_reader.text("description", m_profile.description);
        m_reader.find("sources");
        readKey();
        m_reader.texts("methods", m_profile.methods);
        readLifetime();
        readParts("scope", m_profile.scope);
        readParts("fingerprint", m_profile.fingerprint);
        readRemembered();
        m_reader.headers("headersWithKey", m_profile.headersWithKey);
        m_reader.flag("idFromKey", m_profile.idFromKey);
        m_reader.number("createdStatus", m_profile.createdStatus, 200, 299);
        readReactions();
        readUnique();
        m_reader.refuseUnknown();
        if (m_profile.name.empty())
            m_reader.refuse("name", "name of the profile");
        return m_fault ? Result<Profile>(*m_fault) : Result<Profile>(std::move(m_profile));
    }

private:
    void readKey()
    {
        const json::Value *object = m_reader.find("key");
        if (!object)
            return;
        Profile::Key &key = m_profile.key;
        MemberReader reader(*object, "key", m_fault);
        reader.choice<Profile::KeyIn>("in", key.in, places);
        reader.text("name", key.name);
        reader.choice<Profile::KeyForm>("form", key.form, forms);
        reader.choice<Profile::KeyFormat>("format", key.format, formats);
        reader.flag("required", key.required);
        reader.number("lengthMin", key.lengthMin, 1, lengthLimit);
        reader.number("lengthMax", key.lengthMax, 1, lengthLimit);
        reader.text("firstSentHeader", key.firstSentHeader);
        reader.refuseUnknown();
        if (key.in != Profile::KeyIn::None && key.name.empty())
            reader.refuse("name", "name of the header or parameter, or path in the body");
    }

    void readLifetime()
    {
        std::optional<double> hours;
        m_reader.optionalNumber("lifetimeHours", hours);
        if (hours)
            m_profile.lifetimeMs = inMs(*hours, std::chrono::hours(1));
    }

    void readParts(std::string_view name, std::vector<std::string> &parts)
    {
        static constexpr std::array<std::string_view, 6> known = {"host",  "method", "path",
                                                                  "query", "body",   "json"};
        m_reader.texts(name, parts);
        for (const std::string &part : parts) {
            if (!part.starts_with("body.") && std::find(known.begin(), known.end(), part) == known.end())
                m_reader.refuse(name, "host, method, path, query, body, json or body.<path>");
        }
    }

    void readRemembered()
    {
        std::vector<std::string> names;
        const bool isGiven = m_reader.find("remembered") != nullptr;
        m_reader.texts("remembered", names);
        if (isGiven)
            m_profile.remembered.clear();
        for (const std::string &name : names) {
            const auto *const found = std::find_if(
                hundreds.begin(), hundreds.end(), [&name](const auto &known) { return known.first == name; });
            if (found == hundreds.end())
                return m_reader.refuse("remembered", "array of 2xx, 3xx, 4xx, 5xx");
            m_profile.remembered.push_back(found->second);
        }
    }

    void readReactions()
    {
        const json::Value *object = m_reader.find("reactions");
        if (!object)
            return;
        MemberReader reader(*object, "reactions", m_fault);
        const std::array<std::pair<std::string_view, Reaction *>, 7> known = {{
            {"missing", &m_profile.missing},
            {"malformed", &m_profile.malformed},
            {"running", &m_profile.running},
            {"sameBody", &m_profile.sameBody},
            {"otherBody", &m_profile.otherBody},
            {"afterFailure", &m_profile.afterFailure},
            {"expired", &m_profile.expired},
        }};
        for (const auto &[name, reaction] : known) {
            if (const json::Value *value = reader.find(name))
                readReaction(*value, reader.pathOf(name), *reaction);
        }
        reader.refuseUnknown();
    }

    void readReaction(const json::Value &value, const std::string &path, Reaction &reaction)
    {
        reaction = {};
        MemberReader reader(value, path, m_fault);
        reader.choice<Reaction::Do>("do", reaction.action, actions);
        reader.number("status", reaction.status, 200, 599);
        reader.headers("headers", reaction.headers);
        if (const json::Value *body = reader.find("body"))
            reaction.body = *body;
        reader.flag("pointer", reaction.pointer);
        reader.refuseUnknown();
        if (!value.find("do"))
            reader.refuse("do", "what the target does");
        if (reaction.action == Reaction::Do::Refuse && reaction.status < 400)
            reader.refuse("status", "status of the error");
        if (!reaction.body.isNull() && !reaction.body.isObject())
            reader.refuse("body", "object");
    }

    void readUnique()
    {
        const json::Value *list = m_reader.find("unique");
        if (list && !list->isArray())
            return m_reader.refuse("unique", "array");
        for (const json::Value &value : list ? list->elements() : std::span<const json::Value>())
            readUniqueFields(value, "unique." + std::to_string(m_profile.unique.size()));
    }

    void readUniqueFields(const json::Value &value, const std::string &path)
    {
        Profile::Unique unique;
        std::optional<double> seconds;
        MemberReader reader(value, path, m_fault);
        reader.texts("fields", unique.fields);
        reader.optionalNumber("windowSeconds", seconds);
        if (seconds)
            unique.windowMs = inMs(*seconds, std::chrono::seconds(1));
        if (const json::Value *reaction = reader.find("reaction"))
            readReaction(*reaction, reader.pathOf("reaction"), unique.reaction);
        reader.refuseUnknown();
        if (unique.fields.empty())
            reader.refuse("fields", "array of paths in the body");
        m_profile.unique.push_back(std::move(unique));
    }

    std::optional<Error> m_fault;
    MemberReader m_reader;
    Profile m_profile;
};

} // namespace

Result<Profile> Profile::fromJson(const json::Value &value)
{
    return ProfileReader(value).read();
}

} // namespace schemabridge::target
