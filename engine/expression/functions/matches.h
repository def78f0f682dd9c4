#pragma once

#include "engine/expression/functions/registry.h"
#include "engine/expression/regex/regex_search.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::expression {

/// The matches of a matcher in a text, one after the other. Offsets are UTF-16 code units.
class Matches {
public:
    /// @param matcher  a regex, or a function of the expression that does what a regex does
    /// @param text  must live as long as the matches
    static std::unique_ptr<Matches> make(const NativeCall &call, Item matcher, Item text);
    virtual ~Matches() = default;

    /// Goes to the first match, then to the next. @return whether there is one; none after a problem.
    virtual bool next() = 0;

    // Of the match where it stands. A buffer holds the result where nothing else does.
    virtual std::size_t start() const = 0;
    virtual std::size_t end() const = 0;
    virtual std::string_view match(std::string &buffer) const = 0;
    virtual std::size_t groupCount() const = 0;
    /// @return nothing where the group took no part
    virtual std::optional<std::string_view> group(std::size_t index, std::string &buffer) const = 0;
    /// `{match, index, groups}`, as `$match` gives it
    virtual Item summary() const = 0;
    /// `{match, start, end, groups, next}`, as the matcher gives it
    virtual Item object() const = 0;

    /// Part of the text, its bounds in any order.
    virtual std::string_view slice(std::size_t from, std::size_t to, std::string &buffer) const = 0;
    virtual std::size_t length() const = 0;
};

} // namespace schemabridge::expression
