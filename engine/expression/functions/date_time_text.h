#pragma once

#include "engine/expression/functions/calendar.h"
#include "engine/expression/functions/date_time_picture.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

/// Points in time written and read by a picture.
namespace schemabridge::expression {

constexpr std::array<std::u16string_view, 12> monthNames{u"January",   u"February", u"March",    u"April",
                                                         u"May",       u"June",     u"July",     u"August",
                                                         u"September", u"October",  u"November", u"December"};
constexpr std::array<std::u16string_view, 7> dayNames{u"Monday", u"Tuesday",  u"Wednesday", u"Thursday",
                                                      u"Friday", u"Saturday", u"Sunday"};

/// The value of a component that is a number: `Y M D d F W w X x H h m s f`.
double componentOf(const CivilTime &time, char16_t component);

/// Difference to UTC.
struct TimeOffset {
    double hours = 0;
    double minutes = 0;
};

/// @return or D3130, D3132, D3133, D3134
PictureResult<std::u16string> formatPart(const DateTimePart &part, const CivilTime &time,
                                         const TimeOffset &offset);

/// What stands for each part of the picture in a text, letter case ignored; nothing where the text is not as
/// the picture says. Only for a picture that can be read by.
std::optional<std::vector<std::u16string_view>> matchParts(const DateTimePicture &picture,
                                                           std::u16string_view text);

/// Reads a time by a picture. What is missing before the largest component given is that of now, what is
/// missing after the smallest one is zero.
/// @param now  called where it is needed; may have no answer
/// @return milliseconds since the epoch, or nothing where the text is not as the picture says;
///         or D3110 where there is no such time, D3130, D3133, D3136, U1010 without a time that is needed
PictureResult<std::optional<double>> parseDateTime(std::u16string_view text, const DateTimePicture &picture,
                                                   const std::function<std::optional<CivilTime>()> &now);

/// Reads a time in ISO 8601: a year, a month and a day or less; a time of hours, minutes and seconds or none,
/// a fraction of a second, an offset.
/// @return milliseconds since the epoch, or nothing
std::optional<std::int64_t> parseIsoTime(std::string_view text);

} // namespace schemabridge::expression
