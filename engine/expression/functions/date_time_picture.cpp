#include "engine/expression/functions/date_time_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace schemabridge::expression {

namespace {

constexpr std::size_t none = std::u16string_view::npos;

/// What a component looks like where its marker does not say.
std::u16string_view usualPresentation(char16_t component)
{
    switch (component) {
    case u'Y':
    case u'M':
    case u'D':
    case u'd':
    case u'W':
    case u'w':
    case u'X':
    case u'x':
    case u'H':
    case u'h':
    case u'f':
        return u"1";
    case u'm':
    case u's':
        return u"01";
    case u'F':
    case u'P':
    case u'C':
    case u'E':
        return u"n";
    case u'Z':
    case u'z':
        return u"01:01";
    default:
        return {};
    }
}

bool isInteger(char16_t component)
{
    return std::u16string_view(u"YMDdFWwXxHhmsf").find(component) != none;
}

bool isTimeZone(char16_t component)
{
    return component == u'Z' || component == u'z';
}

/// A marker without its brackets, cut into its parts.
struct Marker {
    char16_t component = 0;
    std::u16string presentation{};
    char16_t modifier = 0; ///< `a`, `t`, `c` or `o` after the presentation
    std::optional<double> widthMin{};
    std::optional<double> widthMax{};
};

/// `*` and what is no number set no bound.
std::optional<double> widthFrom(std::u16string_view text)
{
    const double width = parseLeadingInteger(text);
    return std::isnan(width) ? std::nullopt : std::optional(width);
}

void readWidths(std::u16string_view text, Marker &marker)
{
    const std::size_t dash = text.find(u'-');
    marker.widthMin = widthFrom(text.substr(0, dash));
    if (dash != none)
        marker.widthMax = widthFrom(text.substr(dash + 1));
}

Marker cutMarker(std::u16string_view given)
{
    std::u16string text(given);
    text.erase(std::remove_if(text.begin(), text.end(), isBlank), text.end());
    Marker marker;
    if (text.empty())
        return marker;
    marker.component = text.front();
    const std::size_t comma = text.rfind(u',');
    const bool hasWidth = comma != none && comma > 0;
    if (hasWidth)
        readWidths(std::u16string_view(text).substr(comma + 1), marker);
    marker.presentation = text.substr(1, hasWidth ? comma - 1 : none);
    constexpr std::u16string_view modifiers = u"atco";
    if (marker.presentation.size() > 1 && modifiers.find(marker.presentation.back()) != none) {
        marker.modifier = marker.presentation.back();
        marker.presentation.pop_back();
    }
    if (marker.presentation.empty())
        marker.presentation = usualPresentation(marker.component);
    return marker;
}

DateTimePart::Names namesFrom(std::u16string_view presentation)
{
    if (presentation.starts_with(u'n'))
        return DateTimePart::Names::Lower;
    if (!presentation.starts_with(u'N'))
        return DateTimePart::Names::None;
    return presentation.starts_with(u"Nn") ? DateTimePart::Names::Title : DateTimePart::Names::Upper;
}

/// F&O 9.8.4.4: a width, or at least two digits in the picture, cut the year short.
void limitYear(DateTimePart &part)
{
    const std::size_t digits = part.integer->mandatoryDigits + part.integer->optionalDigits;
    if (part.widthMax)
        part.yearDigitsMax = part.widthMax;
    else if (digits >= 2)
        part.yearDigitsMax = static_cast<double>(digits);
}

/// Widths ask for digits beside those of the picture.
double digitsWanted(const Marker &marker, const IntegerPicture &integer)
{
    if (marker.component == u'Y' && marker.widthMax)
        return std::max(*marker.widthMax, 0.0);
    return std::max(marker.widthMin.value_or(0), static_cast<double>(integer.mandatoryDigits));
}

/// Reads what a marker says of a component in digits, letters or words.
Result<void, PictureProblem> addInteger(const Marker &marker, DateTimePart &part)
{
    std::u16string text = marker.presentation;
    if (marker.modifier != 0 && !isTimeZone(marker.component))
        text += {u';', marker.modifier};
    auto integer = analyseIntegerPicture(text);
    if (!integer)
        return integer.error();
    part.integer = integer.takeValue();
    if (isTimeZone(marker.component))
        return {};
    if (part.integer->style == IntegerPicture::Style::Decimal) {
        const double digits = digitsWanted(marker, *part.integer);
        if (digits > pictureDigitsMax)
            return PictureProblem{"D1001", Item::number(digits)};
        part.integer->mandatoryDigits = static_cast<std::size_t>(digits);
    }
    if (marker.component == u'Y')
        limitYear(part);
    return {};
}

/// @param text  what stands between the brackets
PictureResult<DateTimePart> partFrom(std::u16string_view text)
{
    const Marker marker = cutMarker(text);
    if (marker.presentation.empty())
        return wrongText("D3132", text.substr(0, 1));
    DateTimePart part;
    part.component = marker.component;
    part.names = namesFrom(marker.presentation);
    part.widthMax = marker.widthMax;
    part.isZuluAtZero = marker.modifier == u't';
    const bool isName = part.names != DateTimePart::Names::None;
    if (isTimeZone(part.component) || (isInteger(part.component) && !isName)) {
        if (const auto added = addInteger(marker, part); !added)
            return added.error();
    }
    return part;
}

/// In a literal, `]]` stands for one bracket.
void addLiteral(std::u16string_view text, DateTimePicture &parts)
{
    if (text.empty())
        return;
    DateTimePart part;
    for (std::size_t i = 0; i < text.size(); ++i) {
        part.literal += text[i];
        i += text.substr(i).starts_with(u"]]") ? 1 : 0;
    }
    parts.push_back(std::move(part));
}

/// A number that another one follows at once must be read by its width.
void addMarker(DateTimePart part, DateTimePicture &parts)
{
    if (isInteger(part.component) && part.integer && !parts.empty() && parts.back().integer)
        parts.back().digitsRead = parts.back().integer->mandatoryDigits;
    parts.push_back(std::move(part));
}

} // namespace

PictureResult<DateTimePicture> analyseDateTimePicture(std::u16string_view picture)
{
    DateTimePicture parts;
    std::size_t at = 0;
    for (std::size_t start = 0; (start = picture.find(u'[', at)) != none;) {
        addLiteral(picture.substr(at, start - at), parts);
        if (picture.substr(start).starts_with(u"[[")) {
            addLiteral(u"[", parts);
            at = start + 2;
            continue;
        }
        const std::size_t end = picture.find(u']', start);
        if (end == none)
            return PictureProblem{"D3135"};
        auto part = partFrom(picture.substr(start + 1, end - start - 1));
        if (!part)
            return part.error();
        addMarker(part.takeValue(), parts);
        at = end + 1;
    }
    addLiteral(picture.substr(at), parts);
    return parts;
}

} // namespace schemabridge::expression
