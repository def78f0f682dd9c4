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
    // Why a trigger cannot be identified.
    NamedText{"invalid_utf8", QT_TRANSLATE_NOOP("Messages", "it is not UTF-8")},
    NamedText{"too_deep", QT_TRANSLATE_NOOP("Messages", "it is nested too deeply")},
    NamedText{"too_long", QT_TRANSLATE_NOOP("Messages", "it is too long")},
    NamedText{"wrong_type", QT_TRANSLATE_NOOP("Messages", "it is no string and no array of strings")},
    NamedText{"not_a_path", QT_TRANSLATE_NOOP("Messages", "it is no path")},
    NamedText{"path_repeated", QT_TRANSLATE_NOOP("Messages", "a path comes twice")},
    // Why a vault stays closed.
    NamedText{"header_damaged", QT_TRANSLATE_NOOP("Messages", "its beginning is damaged")},
    NamedText{"file_too_large", QT_TRANSLATE_NOOP("Messages", "its file is too large")},
    NamedText{"wrong_key_or_damaged",
              QT_TRANSLATE_NOOP("Messages", "the key is not its own, or it is damaged")},
    NamedText{"wrong_passphrase_or_damaged",
              QT_TRANSLATE_NOOP("Messages", "the passphrase is wrong, or the file was changed")},
    NamedText{"no_keychain",
              QT_TRANSLATE_NOOP("Messages", "the desktop's keychain, which has its key, does not answer")},
    NamedText{"keychain_denied", QT_TRANSLATE_NOOP("Messages", "the keychain was not to be opened")},
    NamedText{"key_not_in_keychain",
              QT_TRANSLATE_NOOP("Messages", "its key is not in the desktop's keychain")},
    NamedText{"no_passphrase", QT_TRANSLATE_NOOP("Messages", "there is no passphrase")},
    NamedText{"not_enough_memory", QT_TRANSLATE_NOOP("Messages", "there is not enough memory")},
    NamedText{"no_randomness", QT_TRANSLATE_NOOP("Messages", "the system gives no random bytes")},
    NamedText{"in_use", QT_TRANSLATE_NOOP("Messages", "another program is changing it")},
    NamedText{"folder_not_writable", QT_TRANSLATE_NOOP("Messages", "its folder cannot be written")},
    NamedText{"encryption_failed", QT_TRANSLATE_NOOP("Messages", "encrypting it failed")},
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
    NamedText{"HTTP method in capitals, other than CONNECT and TRACE",
              QT_TRANSLATE_NOOP("Messages", "HTTP method in capitals, other than CONNECT and TRACE")},
    NamedText{"URL that begins with https:// or http://, or an expression",
              QT_TRANSLATE_NOOP("Messages", "URL that begins with https:// or http://, or an expression")},
    NamedText{"name of a target profile, such as stripe",
              QT_TRANSLATE_NOOP("Messages", "name of a target profile, such as stripe")},
    NamedText{"string that is not empty", QT_TRANSLATE_NOOP("Messages", "string that is not empty")},
};

} // namespace

std::span<const NamedText> reasonRows()
{
    return rows;
}

} // namespace schemabridge::ui
