#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include <boost/container/small_vector.hpp>

struct pcre2_real_code_16;

namespace schemabridge::expression {

/// Where a match begins and ends, then each group of it. Offsets of what took no part are `unset`.
class Captures {
public:
    static constexpr std::size_t unset = std::numeric_limits<std::size_t>::max();

    std::size_t start(std::size_t group) const { return m_offsets[2 * group]; }
    std::size_t end(std::size_t group) const { return m_offsets[2 * group + 1]; }
    void assign(const std::size_t *offsets, std::size_t count)
    {
        m_offsets.assign(offsets, offsets + 2 * count);
    }

private:
    static constexpr std::size_t inlineCount = 8;

    boost::container::small_vector<std::size_t, 2 * inlineCount> m_offsets;
};

/// A pattern of PCRE2, compiled to machine code where the processor is known to it. Immutable, may be used by
/// several threads at once. (QRegularExpression has the same library below it, but makes and locks so much
/// for each match that a short search takes ten times as long.)
class PcrePattern {
public:
    enum class Place : std::uint8_t { Anywhere, AtStart };
    enum class Outcome : std::uint8_t { Match, NoMatch, TooHard };

    /// @param pattern  in PCRE2's syntax, ASCII; a dot matches every character
    /// @param stepsMax  of one attempt; it is too hard beyond
    /// @return nothing where the pattern is more than PCRE2 can hold
    static std::optional<PcrePattern> compile(std::string_view pattern, Place place, std::uint32_t stepsMax);

    /// @param text  valid UTF-16
    /// @param from  where a match may begin first; at most the text's length
    Outcome match(std::u16string_view text, std::size_t from, Captures &captures) const;

private:
    struct Free {
        void operator()(pcre2_real_code_16 *code) const noexcept;
    };

    using Code = std::unique_ptr<pcre2_real_code_16, Free>;

    PcrePattern(Code code, std::uint32_t captureCount, std::uint32_t stepsMax)
        : m_code(std::move(code)), m_captureCount(captureCount), m_stepsMax(stepsMax)
    {
    }

    Code m_code;
    std::uint32_t m_captureCount; ///< the whole match included
    std::uint32_t m_stepsMax;
};

} // namespace schemabridge::expression
