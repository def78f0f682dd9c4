#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    // What json::parse() found.
    NamedText{"value_expected", QT_TRANSLATE_NOOP("Messages", "a value is missing")},
    NamedText{"name_expected", QT_TRANSLATE_NOOP("Messages", "a member's name in quotes is missing")},
    NamedText{"colon_expected", QT_TRANSLATE_NOOP("Messages", "a colon is missing")},
    NamedText{"comma_expected", QT_TRANSLATE_NOOP("Messages", "a comma or the closing bracket is missing")},
    NamedText{"end_of_text", QT_TRANSLATE_NOOP("Messages", "it ends too early")},
    NamedText{"text_after_end", QT_TRANSLATE_NOOP("Messages", "more text follows after its end")},
    NamedText{"literal_unknown", QT_TRANSLATE_NOOP("Messages", "this word is none of true, false and null")},
    NamedText{"number_malformed", QT_TRANSLATE_NOOP("Messages", "a number is written wrongly")},
    NamedText{"escape_unknown", QT_TRANSLATE_NOOP("Messages", "a string has an unknown escape sequence")},
    NamedText{"control_character", QT_TRANSLATE_NOOP("Messages", "a string has a control character")},
    NamedText{"surrogate_lone", QT_TRANSLATE_NOOP("Messages", "a string has half of a surrogate pair")},
    NamedText{"string_unterminated", QT_TRANSLATE_NOOP("Messages", "a string lacks its closing quote")},
    // What a part of a key is.
    NamedText{"missing", QT_TRANSLATE_NOOP("Messages", "missing")},
    NamedText{"null", QT_TRANSLATE_NOOP("Messages", "null")},
    NamedText{"empty", QT_TRANSLATE_NOOP("Messages", "empty")},
    // Why a URL or a header is refused.
    NamedText{"it has blanks", QT_TRANSLATE_NOOP("Messages", "it has blanks")},
    NamedText{"it is no URL", QT_TRANSLATE_NOOP("Messages", "it is no URL")},
    NamedText{"it does not begin with https:// or http://",
              QT_TRANSLATE_NOOP("Messages", "it does not begin with https:// or http://")},
    NamedText{"it has no host", QT_TRANSLATE_NOOP("Messages", "it has no host")},
    NamedText{"it has a user or password; use a header with a secret",
              QT_TRANSLATE_NOOP("Messages", "it has a user or password; use a header with a secret")},
    NamedText{"its name has characters that no header name may have",
              QT_TRANSLATE_NOOP("Messages", "its name has characters that no header name may have")},
    NamedText{"it is set from the message itself",
              QT_TRANSLATE_NOOP("Messages", "it is set from the message itself")},
    NamedText{"another header has the same name",
              QT_TRANSLATE_NOOP("Messages", "another header has the same name")},
    NamedText{"its value has control characters",
              QT_TRANSLATE_NOOP("Messages", "its value has control characters")},
    // What a setting should be.
    NamedText{"expression that begins with =",
              QT_TRANSLATE_NOOP("Messages", "expression that begins with =")},
    NamedText{"string that is not empty", QT_TRANSLATE_NOOP("Messages", "string that is not empty")},
};

} // namespace

std::span<const NamedText> reasonRows()
{
    return rows;
}

} // namespace schemabridge::ui
