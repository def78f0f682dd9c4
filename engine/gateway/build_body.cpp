#include "engine/gateway/build_body.h"

#include "engine/gateway/template_text.h"
#include "engine/json/path.h"
#include "engine/json/print.h"
#include "engine/workflow/expression_text.h"

#include <utility>
#include <vector>

namespace schemabridge::gateway {

namespace {

using Segments = std::vector<json::Path::Segment>;

/// Writes the configured body as compact JSON, expressions evaluated. Literal strings may hold secrets, which
/// a json::Value could not tell from text; so the text is made in one go.
class JsonWriter {
public:
    explicit JsonWriter(const ConfigText &texts) : m_texts(texts), m_place(1, std::string("body")) {}

    /// Nothing where the value is undefined.
    Result<std::optional<TemplateText>> write(const json::Value &configured)
    {
        if (configured.isObject())
            return writeObject(configured);
        if (configured.isArray())
            return writeArray(configured);
        if (configured.isString())
            return writeString(configured.asString());
        return std::optional(dataText(json::printCompact(configured)));
    }

private:
    Result<std::optional<TemplateText>> writeObject(const json::Value &configured)
    {
        TemplateText text = dataText("{");
        for (const auto &[name, value] : configured.members()) {
            const auto written = writeAt(name, value);
            if (!written)
                return written.error();
            if (*written)
                appendItem(text, json::printString(name) + ':', **written);
        }
        append(text, dataText("}"));
        return std::optional(std::move(text));
    }

    Result<std::optional<TemplateText>> writeArray(const json::Value &configured)
    {
        TemplateText text = dataText("[");
        for (std::size_t i = 0; i < configured.size(); ++i) {
            const auto written = writeAt(i, configured.elements()[i]);
            if (!written)
                return written.error();
            if (*written)
                appendItem(text, {}, **written);
        }
        append(text, dataText("]"));
        return std::optional(std::move(text));
    }

    Result<std::optional<TemplateText>> writeString(std::string_view configured)
    {
        const auto source = workflow::expressionSource(configured);
        if (!source)
            return std::optional(quoted(literalText(workflow::literalText(configured))));
        const auto value = m_texts.evaluate(*source, json::pointerFromSegments(m_place));
        if (!value)
            return value.error();
        if (!*value)
            return std::optional<TemplateText>();
        return std::optional(dataText(json::printCompact(**value)));
    }

    Result<std::optional<TemplateText>> writeAt(const json::Path::Segment &place, const json::Value &value)
    {
        m_place.push_back(place);
        auto written = write(value);
        m_place.pop_back();
        return written;
    }

    static void appendItem(TemplateText &text, const std::string &label, const TemplateText &item)
    {
        if (text.text.size() > 1)
            append(text, dataText(","));
        append(text, dataText(label));
        append(text, item);
    }

    static TemplateText quoted(const TemplateText &plain)
    {
        TemplateText text = dataText("\"");
        append(text, respell(plain, SecretSpelling::JsonString));
        append(text, dataText("\""));
        return text;
    }

    const ConfigText &m_texts;
    Segments m_place;
};

BuiltBody plainBody(TemplateText text)
{
    return {std::move(text), "text/plain; charset=utf-8"};
}

BuiltBody jsonBody(TemplateText text)
{
    return {std::move(text), "application/json"};
}

/// A body that is one string: what it says, or what it comes to, is the whole body.
Result<std::optional<BuiltBody>> stringBody(std::string_view configured, const ConfigText &texts)
{
    const auto source = workflow::expressionSource(configured);
    if (!source)
        return std::optional(plainBody(literalText(workflow::literalText(configured))));
    const auto value = texts.evaluate(*source, "/body");
    if (!value)
        return value.error();
    if (!*value)
        return std::optional<BuiltBody>();
    if ((*value)->isString())
        return std::optional(plainBody(dataText(std::string((*value)->asString()))));
    return std::optional(jsonBody(dataText(json::printCompact(**value))));
}

} // namespace

Result<std::optional<BuiltBody>> buildBody(const workflow::GatewayConfig &config, const ConfigText &texts)
{
    if (!config.body)
        return std::optional<BuiltBody>();
    if (config.body->isString())
        return stringBody(config.body->asString(), texts);
    auto written = JsonWriter(texts).write(*config.body);
    if (!written)
        return written.error();
    return std::optional(jsonBody(std::move(**written)));
}

} // namespace schemabridge::gateway
