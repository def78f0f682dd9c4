#include "engine/expression/functions/matches.h"
#include "engine/expression/functions/replacement_text.h"
#include "engine/expression/regex_functions.h"
#include "engine/expression/text.h"
#include "engine/expression/text_builder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

/// $match $contains $split $replace
namespace schemabridge::expression {

namespace {

/// Infinite where there is none.
double limitOf(Item limit)
{
    return limit.isUndefined() ? std::numeric_limits<double>::infinity() : limit.asNumber();
}

/// As the reference, looks for the match after the last one wanted, too: its problems are problems.
template<typename Use>
void forEachMatch(Matches &matches, double limit, Use use)
{
    double count = 0;
    for (bool isThere = limit > 0 && matches.next(); isThere && count < limit; ++count) {
        use();
        isThere = matches.next();
    }
}

Item match(const NativeCall &call)
{
    const Item value = call.argument(0);
    const double limit = limitOf(call.argument(2));
    if (value.isUndefined())
        return {};
    if (limit < 0)
        return call.fail("D3040", call.argument(2));
    Array *const results = call.evaluation.heap().makeSequence();
    const auto matches = Matches::make(call, call.argument(1), value);
    forEachMatch(*matches, limit, [&] { results->push(matches->summary()); });
    return Item::of(results);
}

Item contains(const NativeCall &call)
{
    const Item value = call.argument(0);
    const Item sought = call.argument(1);
    if (value.isUndefined() || sought.isUndefined())
        return {};
    if (sought.isFunction())
        return Item::boolean(Matches::make(call, sought, value)->next());
    return Item::boolean(value.asString().find(sought.asString()) != std::string_view::npos);
}

class Parts {
public:
    explicit Parts(const NativeCall &call) : m_call(call), m_array(call.evaluation.heap().makeArray()) {}

    void add(Item part) { m_array->push(part); }
    /// @param part, buffer  as Matches::slice() has them
    void add(std::string_view part, const std::string &buffer)
    {
        m_array->push(itemOf(m_call.evaluation, part, buffer));
    }
    double count() const { return static_cast<double>(m_array->size()); }
    Item take() { return Item::of(m_array); }

private:
    const NativeCall &m_call;
    Array *m_array;
};

/// An empty separator splits between UTF-16 units, as in ECMAScript.
void splitUnits(const NativeCall &call, Parts &parts, std::string_view content, double limit)
{
    for (const char16_t unit : toUtf16(content)) {
        if (parts.count() >= limit)
            return;
        parts.add(call.string(fromUtf16({&unit, 1})));
    }
}

void splitAt(Parts &parts, std::string_view content, std::string_view separator, double limit)
{
    for (std::size_t at = content.find(separator); at != std::string_view::npos && parts.count() < limit;
         at = content.find(separator)) {
        parts.add(Item::text(content.substr(0, at)));
        content.remove_prefix(at + separator.size());
    }
    if (parts.count() < limit)
        parts.add(Item::text(content));
}

void splitAtMatches(Parts &parts, Matches &matches, double limit)
{
    std::string buffer;
    std::size_t position = 0;
    forEachMatch(matches, limit, [&] {
        parts.add(matches.slice(position, matches.start(), buffer), buffer);
        position = matches.end();
    });
    if (parts.count() < limit)
        parts.add(matches.slice(position, matches.length(), buffer), buffer);
}

Item split(const NativeCall &call)
{
    const Item value = call.argument(0);
    const Item separator = call.argument(1);
    const double limit = limitOf(call.argument(2));
    if (value.isUndefined())
        return {};
    if (limit < 0)
        return call.fail("D3020", call.argument(2));
    if (separator.isUndefined() && limit > 0)
        return call.failArgument(1);
    Parts parts(call);
    if (!(limit > 0))
        return parts.take();
    if (separator.isFunction())
        splitAtMatches(parts, *Matches::make(call, separator, value), limit);
    else if (separator.asString().empty())
        splitUnits(call, parts, value.asString(), std::floor(limit));
    else
        splitAt(parts, value.asString(), separator.asString(), std::floor(limit));
    return parts.take();
}

/// The text that replaces the match where it stands.
/// @return whether there is one
bool appendReplacement(const NativeCall &call, TextBuilder &result, const Matches &matches,
                       ReplacementText &replacementText)
{
    const Item replacement = call.argument(2);
    if (replacement.isString()) {
        replacementText.appendTo(result, matches);
        return true;
    }
    if (replacement.isUndefined()) {
        call.failArgument(2);
        return false;
    }
    const Item text = call.apply(replacement, {matches.object()});
    if (!text.isString()) {
        call.fail("D3012", text);
        return false;
    }
    result.append(text.asString());
    return true;
}

Item replaceMatches(const NativeCall &call, double limit)
{
    const Item value = call.argument(0);
    const Item replacement = call.argument(2);
    const auto matches = Matches::make(call, call.argument(1), value);
    ReplacementText replacementText(replacement.isString() ? replacement.asString() : std::string_view());
    TextBuilder result(call.evaluation.heap());
    std::string buffer;
    std::size_t position = 0;
    forEachMatch(*matches, limit, [&] {
        result.append(matches->slice(position, matches->start(), buffer));
        appendReplacement(call, result, *matches, replacementText);
        position = matches->start() + utf16Length(matches->match(buffer));
    });
    result.append(matches->slice(std::min(position, matches->length()), matches->length(), buffer));
    return result.finish();
}

Item replaceText(const NativeCall &call, double limit)
{
    const std::string_view sought = call.argument(1).asString();
    const Item replacement = call.argument(2);
    std::string_view content = call.argument(0).asString();
    TextBuilder result(call.evaluation.heap());
    double count = 0;
    for (std::size_t at = content.find(sought); at != std::string_view::npos && count < limit;
         at = content.find(sought), ++count) {
        if (!replacement.isString())
            return call.fail("D3012", replacement);
        if (call.evaluation.heap().isExhausted() && !call.evaluation.mayGoOn(call.site.position))
            return {};
        result.append(content.substr(0, at));
        result.append(replacement.asString());
        content.remove_prefix(at + sought.size());
    }
    result.append(content);
    return result.finish();
}

Item replace(const NativeCall &call)
{
    const Item sought = call.argument(1);
    const double limit = limitOf(call.argument(3));
    if (call.argument(0).isUndefined())
        return {};
    if (sought.isString() && sought.asString().empty())
        return call.fail("D3010", sought);
    if (limit < 0)
        return call.fail("D3011", call.argument(3));
    if (!(limit > 0))
        return call.argument(0);
    if (sought.isUndefined())
        return call.failArgument(1);
    return sought.isString() ? replaceText(call, limit) : replaceMatches(call, limit);
}

constexpr std::array rows{
    BuiltinRow{"match", "<s-f<s:o>n?:a<o>>", 3, match},
    BuiltinRow{"contains", "<s-(sf):b>", 2, contains},
    BuiltinRow{"split", "<s-(sf)n?:a<s>>", 3, split},
    BuiltinRow{"replace", "<s-(sf)(sf)n?:s>", 4, replace},
};

} // namespace

std::span<const BuiltinRow> matchingFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
