#pragma once

#include "engine/expression/regex/pcre_pattern.h"
#include "engine/expression/regex/regex.h"
#include "engine/expression/regex/regex_effort.h"
#include "engine/expression/regex/regex_translator.h"

#include <mutex>
#include <optional>

namespace schemabridge::expression {

/// Starts of a match that are tried before the clock is asked.
constexpr std::size_t windowCharacters = 256;

/// The forms that PCRE2 needs of one regular expression. All of them count their steps, so that each attempt
/// at a match ends.
struct Regex::Compiled {
    Compiled(RegexTranslation theTranslation, PcrePattern anywhere)
        : translation(std::move(theTranslation)), swift(std::move(anywhere))
    {
    }

    RegexTranslation translation;
    Effort effort = Effort::Linear;
    bool ignoresCase = false;

    /// Searches from an offset to the end.
    PcrePattern swift;
    /// Tries as many starts as a window has, from an offset on: so a search can stop between two of them.
    /// @return nothing where that is more than PCRE2 can hold
    const PcrePattern *windowed() const;

private:
    mutable std::once_flag m_windowedOnce;
    mutable std::optional<PcrePattern> m_windowed;
};

} // namespace schemabridge::expression
