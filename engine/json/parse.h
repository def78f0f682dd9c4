#pragma once

#include "engine/base/result.h"
#include "engine/json/value.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace schemabridge::json {

enum class DuplicateNames : std::uint8_t {
    Refuse,   ///< JSON_DUPLICATE_NAME, as I-JSON (RFC 7493, section 2.3) demands
    KeepLast, ///< the last value counts, at the first one's place (as ECMAScript's JSON.parse)
};

enum class LoneSurrogates : std::uint8_t {
    Refuse,
    Keep, ///< as three bytes (WTF-8); for expression data only
};

struct ParseOptions {
    std::size_t bytesMax = 64UL * 1024 * 1024;
    std::size_t depthMax = 500; ///< containers within each other; more than 1,000 counts as 1,000
    DuplicateNames duplicateNames = DuplicateNames::Refuse;
    LoneSurrogates loneSurrogates = LoneSurrogates::Refuse;
};

/// Parses one JSON text (RFC 8259), the whole of it, through simdjson.
/// Errors: JSON_SYNTAX (`line`, `column` from 1, in characters; `reason`), JSON_INVALID_UTF8 (`line`,
/// `column`, `offset`), JSON_TOO_DEEP (`depthMax`, `line`, `column`), JSON_TOO_LARGE (`bytes`, `bytesMax`),
/// JSON_DUPLICATE_NAME (`name`, `line`, `column`). A byte order mark at the start is passed over.
/// The reasons of JSON_SYNTAX: `value_expected`, `name_expected`, `colon_expected`, `comma_expected`,
/// `end_of_text`, `text_after_end`, `literal_unknown`, `number_malformed`, `escape_unknown`,
/// `control_character`, `surrogate_lone`, `string_unterminated`.
Result<Value> parse(std::string_view text, const ParseOptions &options = {});

} // namespace schemabridge::json
