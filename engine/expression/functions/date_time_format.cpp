#include "engine/expression/functions/date_time_text.h"

#include <algorithm>
#include <cmath>

namespace schemabridge::expression {

namespace {

using Names = DateTimePart::Names;

int halfDayHour(int hour)
{
    return hour % 12 == 0 ? 12 : hour % 12;
}

PictureResult<std::u16string> formatName(const DateTimePart &part, const CivilTime &time)
{
    const bool isMonth = part.component == u'M' || part.component == u'x';
    if (!isMonth && part.component != u'F')
        return wrongText("D3133", {&part.component, 1});
    const auto index = static_cast<std::size_t>(componentOf(time, part.component)) - 1;
    std::u16string name(isMonth ? monthNames[index] : dayNames[index]);
    if (part.names != Names::Title)
        std::transform(name.begin(), name.end(), name.begin(),
                       part.names == Names::Upper ? asciiUpper : asciiLower);
    if (part.widthMax && static_cast<double>(name.size()) > *part.widthMax)
        name.resize(static_cast<std::size_t>(std::max(*part.widthMax, 0.0)));
    return name;
}

PictureResult<std::u16string> formatNumber(const DateTimePart &part, const CivilTime &time)
{
    if (part.names != Names::None)
        return formatName(part, time);
    double value = componentOf(time, part.component);
    if (part.yearDigitsMax)
        value = std::fmod(value, std::pow(10, *part.yearDigitsMax));
    return formatInteger(value, *part.integer);
}

/// Hours alone, and the minutes only where there are some.
PictureResult<std::u16string> formatShortOffset(const TimeOffset &offset, const IntegerPicture &picture)
{
    IntegerPicture twoDigits;
    twoDigits.mandatoryDigits = 2;
    auto text = formatInteger(offset.hours, picture);
    if (text && offset.minutes != 0)
        *text += u":" + *formatInteger(offset.minutes, twoDigits);
    return text;
}

PictureResult<std::u16string> formatOffsetDigits(const TimeOffset &offset, const IntegerPicture &picture)
{
    const std::size_t digits = picture.mandatoryDigits;
    if (picture.groupingInterval > 0 || digits == 3 || digits == 4)
        return formatInteger(offset.hours * 100 + offset.minutes, picture);
    if (digits == 1 || digits == 2)
        return formatShortOffset(offset, picture);
    return PictureProblem{"D3134", Item::number(static_cast<double>(digits))};
}

/// F&O 9.8.4.6
PictureResult<std::u16string> formatOffset(const DateTimePart &part, const TimeOffset &offset)
{
    auto text = formatOffsetDigits(offset, *part.integer);
    if (!text)
        return text;
    const double number = offset.hours * 100 + offset.minutes;
    if (number == 0 && part.isZuluAtZero)
        return std::u16string(u"Z");
    if (number >= 0)
        text->insert(0, u"+");
    if (part.component == u'z')
        text->insert(0, u"GMT");
    return text;
}

std::u16string formatHalfDay(const DateTimePart &part, const CivilTime &time)
{
    if (part.names == Names::Upper)
        return time.hour >= 12 ? u"PM" : u"AM";
    return time.hour >= 12 ? u"pm" : u"am";
}

} // namespace

double componentOf(const CivilTime &time, char16_t component)
{
    switch (component) {
    case u'Y':
        return static_cast<double>(time.year);
    case u'M':
        return time.month;
    case u'D':
        return time.day;
    case u'd':
        return dayOfYear(time);
    case u'F':
        return weekdayOf(time.dayNumber);
    case u'W':
        return weekOfYear(time);
    case u'w':
        return weekOfMonth(time);
    case u'X':
        return static_cast<double>(yearOfWeek(time));
    case u'x':
        return monthOfWeek(time);
    case u'H':
        return time.hour;
    case u'h':
        return halfDayHour(time.hour);
    case u'm':
        return time.minute;
    case u's':
        return time.second;
    default:
        return time.millisecond;
    }
}

PictureResult<std::u16string> formatPart(const DateTimePart &part, const CivilTime &time,
                                         const TimeOffset &offset)
{
    switch (part.component) {
    case 0:
        return part.literal;
    case u'Z':
    case u'z':
        return formatOffset(part, offset);
    case u'P':
        return formatHalfDay(part, time);
    case u'C':
    case u'E':
        return std::u16string(u"ISO");
    default:
        break;
    }
    const bool isKnown =
        std::u16string_view(u"YMDdFWwXxHhmsf").find(part.component) != std::u16string_view::npos;
    return isKnown ? formatNumber(part, time)
                   : PictureResult<std::u16string>(wrongText("D3132", {&part.component, 1}));
}

} // namespace schemabridge::expression
