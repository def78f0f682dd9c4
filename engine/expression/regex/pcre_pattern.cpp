#include "engine/expression/regex/pcre_pattern.h"

#define PCRE2_CODE_UNIT_WIDTH 16
#include <pcre2.h>

namespace schemabridge::expression {

namespace {

/// Of the stack that compiled code gets when the thread's own, of which it takes little, is too small.
constexpr std::size_t stackBytesFirst = 64UL * 1024;
constexpr std::size_t stackBytesMax = 64UL * 1024 * 1024;
/// Of a search without compiled code, which takes its memory from the heap.
constexpr std::uint32_t heapKibibytesMax = 64U * 1024;

template<auto free>
struct Freed {
    template<typename T>
    void operator()(T *object) const noexcept
    {
        free(object);
    }
};

using MatchData = std::unique_ptr<pcre2_match_data, Freed<pcre2_match_data_free>>;
using MatchContext = std::unique_ptr<pcre2_match_context, Freed<pcre2_match_context_free>>;
using Stack = std::unique_ptr<pcre2_jit_stack, Freed<pcre2_jit_stack_free>>;

/// What a search works on: no search has another one inside, so the threads have one each.
class Workspace {
public:
    static Workspace &ofThread()
    {
        static thread_local Workspace workspace;
        return workspace;
    }

    pcre2_match_data *dataFor(std::uint32_t captureCount)
    {
        if (!m_data || pcre2_get_ovector_count(m_data.get()) < captureCount)
            m_data.reset(pcre2_match_data_create(captureCount, nullptr));
        return m_data.get();
    }

    pcre2_match_context *contextFor(std::uint32_t stepsMax)
    {
        pcre2_set_match_limit(m_context.get(), stepsMax);
        return m_context.get();
    }

private:
    Workspace() : m_context(pcre2_match_context_create(nullptr))
    {
        pcre2_set_heap_limit(m_context.get(), heapKibibytesMax);
    }

    MatchContext m_context;
    MatchData m_data;
};

int attempt(const pcre2_code &code, std::u16string_view text, std::size_t from, pcre2_match_data *data,
            pcre2_match_context *context)
{
    return pcre2_match(&code, reinterpret_cast<PCRE2_SPTR>(text.data()), text.size(), from,
                       PCRE2_NO_UTF_CHECK, data, context);
}

int attemptWithLargeStack(const pcre2_code &code, std::u16string_view text, std::size_t from,
                          pcre2_match_data *data, pcre2_match_context *context)
{
    const Stack stack(pcre2_jit_stack_create(stackBytesFirst, stackBytesMax, nullptr));
    if (!stack)
        return PCRE2_ERROR_NOMEMORY;
    pcre2_jit_stack_assign(context, nullptr, stack.get());
    const int result = attempt(code, text, from, data, context);
    pcre2_jit_stack_assign(context, nullptr, nullptr);
    return result;
}

} // namespace

void PcrePattern::Free::operator()(pcre2_real_code_16 *code) const noexcept
{
    pcre2_code_free(code);
}

std::optional<PcrePattern> PcrePattern::compile(std::string_view pattern, Place place, std::uint32_t stepsMax)
{
    const std::u16string units(pattern.begin(), pattern.end());
    const std::uint32_t anchor = place == Place::AtStart ? PCRE2_ANCHORED : 0;
    int error = 0;
    std::size_t errorOffset = 0;
    Code code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(units.data()), units.size(),
                            PCRE2_UTF | PCRE2_DOTALL | anchor, &error, &errorOffset, nullptr));
    if (!code)
        return std::nullopt;
    // Where this fails the pattern is interpreted: slower, the same matches.
    pcre2_jit_compile(code.get(), PCRE2_JIT_COMPLETE);
    std::uint32_t groupCount = 0;
    pcre2_pattern_info(code.get(), PCRE2_INFO_CAPTURECOUNT, &groupCount);
    return PcrePattern(std::move(code), groupCount + 1, stepsMax);
}

PcrePattern::Outcome PcrePattern::match(std::u16string_view text, std::size_t from, Captures &captures) const
{
    Workspace &workspace = Workspace::ofThread();
    pcre2_match_data *const data = workspace.dataFor(m_captureCount);
    pcre2_match_context *const context = workspace.contextFor(m_stepsMax);
    int result = attempt(*m_code, text, from, data, context);
    if (result == PCRE2_ERROR_JIT_STACKLIMIT)
        result = attemptWithLargeStack(*m_code, text, from, data, context);
    if (result == PCRE2_ERROR_NOMATCH)
        return Outcome::NoMatch;
    if (result < 0)
        return Outcome::TooHard;
    captures.assign(pcre2_get_ovector_pointer(data), m_captureCount);
    return Outcome::Match;
}

} // namespace schemabridge::expression
