#include "engine/expression/functions/date_time_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace schemabridge::expression {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

/// The components that a text gives. As in the reference, one of zero is given, and yet does not tell which
/// kind of date or time the text has.
class Components {
public:
    std::optional<double> &operator[](char16_t component) { return m_values[component - u'A']; }
    const std::optional<double> &operator[](char16_t component) const { return m_values[component - u'A']; }

    /// Whether some of the components tell, and none but those wanted.
    bool areOnly(std::u16string_view wanted, std::u16string_view all) const
    {
        bool isAny = false;
        for (const char16_t component : all) {
            if (!tells(component))
                continue;
            if (wanted.find(component) == std::u16string_view::npos)
                return false;
            isAny = true;
        }
        return isAny;
    }

    bool tells(char16_t component) const
    {
        const double value = (*this)[component].value_or(0);
        return value != 0 && !std::isnan(value);
    }

private:
    std::array<std::optional<double>, u'z' - u'A' + 1> m_values;
};

/// Whether something can be read by the picture at all.
/// @return or D3130, D3133
Result<void, PictureProblem> checkReadable(const DateTimePicture &picture)
{
    constexpr std::u16string_view withoutInteger = u"ZzfMxFP";
    for (const DateTimePart &part : picture) {
        const bool canBeName = withoutInteger.find(part.component) != std::u16string_view::npos;
        if (part.component != 0 && !part.integer && !canBeName)
            return wrongText("D3133", {&part.component, 1});
        const bool isOffset = part.component == u'Z' || part.component == u'z';
        const bool isSequence = part.integer && part.integer->style == IntegerPicture::Style::Sequence;
        if (isSequence && !isOffset && part.component != u'f')
            return wrongText("D3130", part.integer->sequence);
    }
    return {};
}

/// @return minutes
double readOffset(const DateTimePart &part, std::u16string_view text)
{
    constexpr std::size_t signAndHours = 3;
    text.remove_prefix(part.component == u'z' ? 3 : 0);
    if (part.integer->groupingInterval > 0) {
        const std::size_t at = text.find(part.integer->separators.front().text);
        return parseLeadingInteger(text.substr(0, at)) * 60 + parseLeadingInteger(text.substr(at + 1));
    }
    if (text.size() <= signAndHours)
        return parseLeadingInteger(text) * 60;
    return parseLeadingInteger(text.substr(0, signAndHours)) * 60 +
           parseLeadingInteger(text.substr(signAndHours));
}

/// @return milliseconds, not always whole ones
double readFraction(std::u16string_view digits)
{
    std::string text = "0.";
    for (const char16_t digit : digits.substr(0, 3))
        text += static_cast<char>(digit);
    double fraction = 0;
    std::from_chars(text.data(), text.data() + text.size(), fraction);
    return fraction * 1000;
}

/// Names are as the picture writes them, but always with one capital. The last one that fits counts.
template<std::size_t Size>
std::optional<double> indexOfName(const std::array<std::u16string_view, Size> &names,
                                  const DateTimePart &part, std::u16string_view text)
{
    const double width = part.widthMax.value_or(0);
    const std::size_t units =
        width == 0 ? std::u16string_view::npos : static_cast<std::size_t>(std::clamp(width, 0.0, 100.0));
    for (std::size_t i = Size; i > 0; --i) {
        if (names[i - 1].substr(0, units) == text)
            return static_cast<double>(i);
    }
    return std::nullopt;
}

std::optional<double> readHalfDay(std::u16string_view text)
{
    if (text == u"am" || text == u"AM")
        return 0;
    return text == u"pm" || text == u"PM" ? std::optional<double>(1) : std::nullopt;
}

std::optional<double> readPart(const DateTimePart &part, std::u16string_view text)
{
    switch (part.component) {
    case u'Z':
    case u'z':
        return readOffset(part, text);
    case u'f':
        return readFraction(text);
    case u'P':
        return readHalfDay(text);
    default:
        break;
    }
    if (part.integer)
        return *parseInteger(text, *part.integer);
    if (part.component == u'F')
        return indexOfName(dayNames, part, text);
    return indexOfName(monthNames, part, text);
}

Components componentsOf(const DateTimePicture &picture, const std::vector<std::u16string_view> &pieces)
{
    Components components;
    for (std::size_t i = 0; i < picture.size(); ++i) {
        if (picture[i].component != 0)
            components[picture[i].component] = readPart(picture[i], pieces[i]);
    }
    return components;
}

/// Only ASCII digits are read: there is nothing to read by a picture with others.
bool hasForeignDigits(const DateTimePart &part)
{
    const bool isRead =
        part.integer && part.component != u'Z' && part.component != u'z' && part.component != u'f';
    return isRead && part.integer->style == IntegerPicture::Style::Decimal && part.integer->zero != u'0';
}

PictureProblem noTime(std::u16string_view text)
{
    return wrongText("D3110", text);
}

/// How a date and a time are made up, from the largest component to the smallest.
struct Composition {
    std::u16string_view date;
    std::u16string_view time;
    bool isDayOfYear = false;
    bool isWeekDate = false; ///< which cannot be read
};

Composition compositionOf(const Components &components)
{
    constexpr std::u16string_view dates = u"YXMxWwdD";
    constexpr std::u16string_view times = u"PHhmsf";
    Composition composition{.date = u"YMD", .time = u"Hmsf"};
    if (!components.areOnly(u"YMD", dates) && components.areOnly(u"Yd", dates)) {
        composition.date = u"YD";
        composition.isDayOfYear = true;
    }
    composition.isWeekDate = components.areOnly(u"Xxw", dates) || components.areOnly(u"XW", dates);
    if (!components.areOnly(u"Hmsf", times) && components.areOnly(u"Phmsf", times))
        composition.time = u"Phmsf";
    return composition;
}

/// Fills in what is missing.
/// @return or D3136 where there is a gap between components given, U1010 without a time that is needed
Result<void, PictureProblem> complete(Components &components, std::u16string_view order,
                                      const std::function<std::optional<CivilTime>()> &now)
{
    const auto isGiven = [&](char16_t component) { return components[component].has_value(); };
    const auto firstGiven = std::find_if(order.begin(), order.end(), isGiven);
    std::optional<CivilTime> present;
    if (firstGiven != order.begin() && !(present = now()))
        return PictureProblem{"U1010"};
    bool isPastGiven = false;
    for (auto at = order.begin(); at != order.end(); ++at) {
        std::optional<double> &component = components[*at];
        if (component && isPastGiven)
            return PictureProblem{"D3136"};
        isPastGiven = at >= firstGiven && !component;
        if (!component && at < firstGiven)
            component = *at == u'P' ? 0 : componentOf(*present, *at);
        else if (!component)
            component = *at == u'M' || *at == u'D' ? 1 : 0;
    }
    return {};
}

double timeClip(double epochMilliseconds)
{
    return std::abs(epochMilliseconds) <= epochMillisecondsMax ? epochMilliseconds : notANumber;
}

/// As ECMAScript's Date.UTC (ECMA-262, 21.4.3.4), months from 0: parts may reach beyond their bounds, a year
/// of two digits is one of the 20th century.
double utcMilliseconds(double givenYear, double month, double day, double timeOfDay = 0)
{
    constexpr double yearsMax = 300'000;
    const double year =
        givenYear > -1 && givenYear < 100 ? 1900 + std::trunc(givenYear) : std::trunc(givenYear);
    if (!(std::abs(year) <= yearsMax && std::abs(month) <= 12 * yearsMax))
        return notANumber;
    const auto monthStart = static_cast<double>(
        dayNumberOf(static_cast<std::int64_t>(year), static_cast<std::int64_t>(month) + 1, 1));
    return timeClip((monthStart + std::trunc(day) - 1) * millisecondsPerDay + timeOfDay);
}

/// The month and day of a day of the year, which may be one of the next year.
void resolveDayOfYear(Components &components)
{
    const double firstOfYear = utcMilliseconds(*components[u'Y'], 0, 1);
    const double millis = timeClip(firstOfYear + (*components[u'd'] - 1) * millisecondsPerDay);
    const CivilTime time = toCivilTime(std::isnan(millis) ? 0 : static_cast<std::int64_t>(millis));
    components[u'M'] = time.month;
    components[u'D'] = std::isnan(millis) ? notANumber : time.day;
}

double hourOf(const Components &components, const Composition &composition)
{
    if (!composition.time.starts_with(u'P'))
        return *components[u'H'];
    const double hour = *components[u'h'];
    return (hour == 12 ? 0 : hour) + (components[u'P'] == 1 ? 12 : 0);
}

double millisecondsFrom(const Components &components, const Composition &composition)
{
    const double month = *components[u'M'] > 0 ? *components[u'M'] - 1 : 0;
    const double timeOfDay =
        ((hourOf(components, composition) * 60 + *components[u'm']) * 60 + *components[u's']) * 1000 +
        std::trunc(*components[u'f']);
    const double local = utcMilliseconds(*components[u'Y'], month, *components[u'D'], timeOfDay);
    const char16_t zone = components.tells(u'Z') ? u'Z' : u'z';
    return components.tells(zone) ? local - *components[zone] * millisecondsPerMinute : local;
}

} // namespace

PictureResult<std::optional<double>> parseDateTime(std::u16string_view text, const DateTimePicture &picture,
                                                   const std::function<std::optional<CivilTime>()> &now)
{
    if (const auto checked = checkReadable(picture); !checked)
        return checked.error();
    const auto match = matchParts(picture, text);
    const auto isMarker = [](const DateTimePart &part) { return part.component != 0; };
    if (!match || std::none_of(picture.begin(), picture.end(), isMarker))
        return std::optional<double>();
    if (std::any_of(picture.begin(), picture.end(), hasForeignDigits))
        return noTime(text);
    Components components = componentsOf(picture, *match);
    const Composition composition = compositionOf(components);
    if (composition.isWeekDate)
        return PictureProblem{"D3136"};
    const auto completed =
        complete(components, std::u16string(composition.date) + std::u16string(composition.time), now);
    if (!completed)
        return completed.error();
    if (composition.isDayOfYear)
        resolveDayOfYear(components);
    const double milliseconds = millisecondsFrom(components, composition);
    return std::isnan(milliseconds) ? noTime(text) : PictureResult<std::optional<double>>(milliseconds);
}

} // namespace schemabridge::expression
