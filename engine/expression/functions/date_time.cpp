#include "engine/expression/functions/date_time_text.h"
#include "engine/expression/text.h"

#include <array>
#include <cmath>

/// $fromMillis $toMillis $now $millis
namespace schemabridge::expression {

namespace {

/// ISO 8601 in UTC, to the millisecond.
const DateTimePicture &usualPicture()
{
    static const DateTimePicture picture =
        analyseDateTimePicture(u"[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001][Z01:01t]").takeValue();
    return picture;
}

PictureResult<DateTimePicture> pictureFrom(const Item &picture)
{
    return picture.isUndefined() ? usualPicture() : analyseDateTimePicture(toUtf16(picture.asString()));
}

/// An offset written as `+hhmm`; as in the reference, a negative one counts its hours down to the whole and
/// its minutes from there again.
/// @return or T0410 where it is no number
PictureResult<TimeOffset> offsetFrom(const Item &timeZone)
{
    if (timeZone.isUndefined())
        return TimeOffset();
    const double number = parseLeadingInteger(toUtf16(timeZone.asString()));
    if (!std::isfinite(number))
        return PictureProblem{"T0410", Item::number(3)};
    return TimeOffset{std::floor(number / 100), std::fmod(number, 100)};
}

/// Charges while it writes: a short picture can ask for long numbers.
Item format(const NativeCall &call, const DateTimePicture &picture, const CivilTime &time,
            const TimeOffset &offset)
{
    std::u16string text;
    for (const DateTimePart &part : picture) {
        const auto written = formatPart(part, time, offset);
        if (!written)
            return fail(call, written.error());
        call.evaluation.heap().charge(written->size());
        if (call.evaluation.heap().isExhausted())
            return {};
        text += *written;
    }
    return textItem(text);
}

Item formatTime(const NativeCall &call, const Item &time, const Item &pictureText, const Item &timeZone)
{
    const auto picture = pictureFrom(pictureText);
    if (!picture)
        return fail(call, picture.error());
    const auto offset = offsetFrom(timeZone);
    if (!offset)
        return fail(call, offset.error());
    const double minutes = offset->hours * 60 + offset->minutes;
    const double local = std::trunc(time.asNumber() + minutes * millisecondsPerMinute);
    if (!(std::abs(local) <= epochMillisecondsMax))
        return call.fail("D1001", time);
    return format(call, *picture, toCivilTime(static_cast<std::int64_t>(local)), *offset);
}

Item fromMillis(const NativeCall &call)
{
    if (call.argument(0).isUndefined())
        return {};
    return formatTime(call, call.argument(0), call.argument(1), call.argument(2));
}

Item parseByPicture(const NativeCall &call)
{
    const auto picture = pictureFrom(call.argument(1));
    if (!picture)
        return fail(call, picture.error());
    const std::u16string text = toUtf16(call.argument(0).asString());
    call.evaluation.heap().charge(picture->size() * text.size());
    if (call.evaluation.heap().isExhausted())
        return {};
    const auto time = parseDateTime(text, *picture, [&call]() -> std::optional<CivilTime> {
        if (call.evaluation.environment().clock == nullptr)
            return std::nullopt;
        return toCivilTime(toEpochMs(call.evaluation.now()));
    });
    if (!time)
        return fail(call, time.error());
    return *time ? Item::number(**time) : Item();
}

Item toMillis(const NativeCall &call)
{
    const Item &text = call.argument(0);
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
    if (time.isUndefined())
        return {};
    return formatTime(call, time, call.argument(0), call.argument(1));
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
