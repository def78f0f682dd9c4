#include "engine/expression/functions/date_time_text.h"
#include "engine/expression/text.h"

#include <array>
#include <cmath>

/// $fromMillis $toMillis $now $millis
namespace schemabridge::expression {

namespace {

constexpr std::string_view usualPicture = "[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001][Z01:01t]";

/// Without one: ISO 8601, to the millisecond.
PictureResult<const DateTimePicture *> pictureFrom(const NativeCall &call, std::size_t index)
{
    thread_local PictureCache<DateTimePicture> cache;
    if (call.argument(index).isUndefined())
        return cache.get(usualPicture, analyseDateTimePicture);
    const auto text = shortText(call, index);
    return text ? cache.get(*text, analyseDateTimePicture) : text.error();
}

/// An offset written as `+hhmm`; as in the reference, a negative one counts its hours down to the whole and
/// its minutes from there again.
/// @return or T0410 where it is no number
PictureResult<TimeOffset> offsetFrom(const NativeCall &call, std::size_t index)
{
    if (call.argument(index).isUndefined())
        return TimeOffset();
    const double number = parseLeadingInteger(toUtf16(call.argument(index).asString()));
    if (!std::isfinite(number))
        return PictureProblem{"T0410", Item::number(static_cast<double>(index + 1))};
    return TimeOffset{std::floor(number / 100), std::fmod(number, 100)};
}

Item format(const NativeCall &call, const DateTimePicture &picture, const CivilTime &time,
            const TimeOffset &offset)
{
    std::u16string text;
    for (const DateTimePart &part : picture) {
        const auto written = formatPart(part, time, offset);
        if (!written)
            return fail(call, written.error());
        // A short picture can ask for long numbers.
        if (const auto charged = charge(call, written->size()); !charged)
            return fail(call, charged.error());
        text += *written;
    }
    return textItem(call, text);
}

/// @param pictureIndex  of the argument; the time zone comes next
Item formatTime(const NativeCall &call, Item time, std::size_t pictureIndex)
{
    const auto picture = pictureFrom(call, pictureIndex);
    if (!picture)
        return fail(call, picture.error());
    const auto offset = offsetFrom(call, pictureIndex + 1);
    if (!offset)
        return fail(call, offset.error());
    const double minutes = offset->hours * 60 + offset->minutes;
    const double local = std::trunc(time.asNumber() + minutes * millisecondsPerMinute);
    if (!(std::abs(local) <= epochMillisecondsMax))
        return call.fail("D1001", time);
    return format(call, **picture, toCivilTime(static_cast<std::int64_t>(local)), *offset);
}

Item fromMillis(const NativeCall &call)
{
    return call.argument(0).isUndefined() ? Item() : formatTime(call, call.argument(0), 1);
}

std::optional<CivilTime> presentOf(const NativeCall &call)
{
    if (call.evaluation.environment().clock == nullptr)
        return std::nullopt;
    return toCivilTime(toEpochMs(call.evaluation.now()));
}

Item parseByPicture(const NativeCall &call)
{
    const auto picture = pictureFrom(call, 1);
    if (!picture)
        return fail(call, picture.error());
    const auto text = shortText(call, 0);
    if (!text)
        return fail(call, text.error());
    if (const auto charged = charge(call, (*picture)->size() * text->size()); !charged)
        return fail(call, charged.error());
    const auto time = parseDateTime(toUtf16(*text), **picture, [&call] { return presentOf(call); });
    if (!time)
        return fail(call, time.error());
    return *time ? Item::number(**time) : Item();
}

Item toMillis(const NativeCall &call)
{
    const Item text = call.argument(0);
    if (text.isUndefined())
        return {};
    if (!call.argument(1).isUndefined())
        return parseByPicture(call);
    const auto time = parseIsoTime(text.asString());
    return time ? Item::number(static_cast<double>(*time)) : call.fail("D3110", text);
}

Item millis(const NativeCall &call)
{
    if (call.evaluation.environment().clock == nullptr)
        return call.fail("U1010");
    return Item::number(static_cast<double>(toEpochMs(call.evaluation.now())));
}

Item now(const NativeCall &call)
{
    const Item time = millis(call);
    return time.isUndefined() ? Item() : formatTime(call, time, 0);
}

constexpr std::array rows{
    BuiltinRow{"fromMillis", "<n-s?s?:s>", 3, fromMillis},
    BuiltinRow{"toMillis", "<s-s?:n>", 2, toMillis},
    BuiltinRow{"now", "<s?s?:s>", 2, now},
    BuiltinRow{"millis", "<:n>", 0, millis},
};

} // namespace

std::span<const BuiltinRow> dateTimeFunctions()
{
    return rows;
}

} // namespace schemabridge::expression
