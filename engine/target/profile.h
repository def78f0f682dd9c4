#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"
#include "engine/json/value.h"
#include "engine/ports/http_transport.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::target {

/// What a target does when a key, or a value that must be unique, is not simply new.
struct Reaction {
    enum class Do : std::uint8_t {
        Run,            ///< `run`: as if nothing had been before
        Replay,         ///< `replay`: the stored status and body
        ReplayResource, ///< `replay-resource`: the resource as it is today
        Accept,         ///< `accept`: the success given by `status` and `body`, without an effect
        Refuse,         ///< `refuse`: the error given by `status` and `body`
        Wait,           ///< `wait`: until the first request has ended, then decide again
        Update,         ///< `update`: the existing resource takes over the members sent (upsert)
        Warn,           ///< `warn`: runs, and the answer has the members of `body` as well
    };

    Do action = Do::Run;
    int status = 0; ///< 0: the stored one, or that of a fresh success
    HttpHeaders headers{};
    json::Value body{};
    bool pointer = false; ///< the answer's body gets `existing`: `id` and `path` of the resource there is

    friend bool operator==(const Reaction &, const Reaction &) = default;
};

/// How one API treats idempotency keys; the facts behind a file of resources/profiles. Its format is
/// described in resources/profiles/README.md.
struct Profile {
    enum class KeyIn : std::uint8_t { None, Header, Query, Body };
    enum class KeyForm : std::uint8_t {
        Bare,   ///< the header's value is the key
        Quoted, ///< a String of RFC 8941, section 3.3.3: in double quotes
        Either,
    };
    enum class KeyFormat : std::uint8_t { Any, Uuid };

    struct Key {
        KeyIn in = KeyIn::None;
        std::string name; ///< of the header or parameter, or the json::Path in the body
        KeyForm form = KeyForm::Bare;
        KeyFormat format = KeyFormat::Any;
        bool required = false;
        std::size_t lengthMin = 1; ///< bytes
        std::size_t lengthMax = 255;
        std::string firstSentHeader; ///< an HTTP-date that must come with the key; empty: none
    };

    /// Fields that no two resources of a collection may share, for ever or within a window.
    struct Unique {
        std::vector<std::string> fields;
        std::optional<Milliseconds> windowMs;
        Reaction reaction;
    };

    std::string name;
    std::string title;
    std::string description;
    Key key;
    std::vector<std::string> methods{"POST"}; ///< on which the key counts
    std::optional<Milliseconds> lifetimeMs;   ///< of a key; nothing: kept for ever
    /// What a key is unique within: `host`, `method`, `path`, or a body's member as `body.<path>`.
    std::vector<std::string> scope{"host"};
    /// What must be the same when a key comes again: `method`, `path`, `query`, `body` (its bytes), `json`
    /// (its canonical form) or `body.<path>`; empty: nothing is compared.
    std::vector<std::string> fingerprint{"method", "path", "query", "body"};
    std::vector<int> remembered{2, 3, 4, 5}; ///< hundreds of the statuses whose answers are kept with the key
    HttpHeaders headersWithKey;              ///< in every answer to an accepted request with a key
    bool idFromKey = false;                  ///< the key becomes the id of the resource
    int createdStatus = 201;

    Reaction sameBody{.action = Reaction::Do::Replay};
    Reaction otherBody{.action = Reaction::Do::Refuse, .status = 422};
    Reaction running{.action = Reaction::Do::Refuse, .status = 409};
    Reaction expired;
    Reaction afterFailure;
    Reaction missing{.action = Reaction::Do::Refuse, .status = 400};
    Reaction malformed{.action = Reaction::Do::Refuse, .status = 400};
    std::vector<Unique> unique;

    /// Errors: CONFIG_INVALID (`member`, `expected`).
    static Result<Profile> fromJson(const json::Value &value);
    /// One that comes with the program. Errors: PROFILE_UNKNOWN (`profile`, `known`).
    static Result<Profile> named(std::string_view name);
    /// Those that come with the program, sorted.
    static std::vector<std::string> names();
};

} // namespace schemabridge::target
