#pragma once

#include "engine/base/result.h"
#include "engine/expression/regex/regex_problem.h"

#include <cstddef>
#include <memory>
#include <string_view>

namespace schemabridge::expression {

/// A compiled regular expression, of ECMAScript's kind without the flag `u`: immutable, may be used by
/// several threads at once. RegexSearch uses it.
class Regex {
public:
    /// @param pattern  between the slashes
    /// @param flags  `i` (ignores case) and `m` (`^` and `$` at each line), in any number
    static Result<std::shared_ptr<const Regex>, RegexProblem> compile(std::string_view pattern,
                                                                      std::string_view flags);
    ~Regex();

    std::size_t groupCount() const;

private:
    friend class RegexSearch;
    struct Compiled;

    explicit Regex(std::unique_ptr<Compiled> compiled);

    std::unique_ptr<Compiled> m_compiled;
};

} // namespace schemabridge::expression
