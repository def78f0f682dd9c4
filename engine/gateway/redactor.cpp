#include "engine/gateway/redactor.h"

#include "engine/gateway/secret_pattern.h"
#include "engine/gateway/template_text.h"

#include <array>
#include <cstdint>

namespace schemabridge::gateway {

namespace {

using Alphabet = std::string_view;

/// RFC 4648, sections 4 and 5.
constexpr std::array<Alphabet, 2> base64Alphabets = {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"};

/// Shorter pieces of base64 would be found by chance.
constexpr std::size_t base64SizeMin = 4;

/// The base64 digits that depend on the secret alone, where `shift` (0 to 2) bytes of other text go before
/// it.
std::string base64Core(std::string_view secret, std::size_t shift, Alphabet alphabet)
{
    const std::string shifted = std::string(shift, '\0') + std::string(secret);
    const auto byteAt = [&](std::size_t i) {
        return i < shifted.size() ? static_cast<unsigned char>(shifted[i]) : 0U;
    };
    std::string core;
    const std::size_t digitFirst = (shift * 8 + 5) / 6;
    const std::size_t digitEnd = shifted.size() * 8 / 6;
    for (std::size_t digit = digitFirst; digit < digitEnd; ++digit) {
        const std::size_t bit = digit * 6;
        const std::uint32_t pair = byteAt(bit / 8) << 8U | byteAt(bit / 8 + 1);
        core += alphabet[pair >> (10U - bit % 8) & 0x3FU];
    }
    return core;
}

bool isBase64Digit(char c)
{
    return base64Alphabets[0].find(c) != Alphabet::npos || base64Alphabets[1].find(c) != Alphabet::npos;
}

struct Spelling {
    std::size_t secret; ///< index of the name
    SecretPattern pattern;
    bool before = false; ///< the base64 digit before it holds bits of the secret as well
    bool after = false;  ///< the one after it
};

} // namespace

/// The names, and every way in which a value is looked for.
struct Redactor::Secrets {
    std::vector<std::string> names;
    std::vector<Spelling> spellings;

    void add(std::string name, std::string_view value);
    /// @param length  becomes that of the match
    const Spelling *longestAt(std::string_view text, std::size_t offset, std::size_t &length) const;
};

void Redactor::Secrets::add(std::string name, std::string_view value)
{
    if (value.size() < lengthMin)
        return;
    names.push_back(std::move(name));
    spellings.push_back({names.size() - 1, SecretPattern(value)});
    for (const Alphabet alphabet : base64Alphabets) {
        for (std::size_t shift = 0; shift < 3; ++shift) {
            const std::string core = base64Core(value, shift, alphabet);
            if (core.size() >= base64SizeMin)
                spellings.push_back(
                    {names.size() - 1, SecretPattern(core), shift != 0, (shift + value.size()) % 3 != 0});
        }
    }
}

const Spelling *Redactor::Secrets::longestAt(std::string_view text, std::size_t offset,
                                             std::size_t &length) const
{
    const Spelling *longest = nullptr;
    length = 0;
    for (const Spelling &spelling : spellings) {
        if (!spelling.pattern.canBeginWith(text[offset]))
            continue;
        const std::size_t matched = spelling.pattern.matchAt(text, offset);
        if (matched > length) {
            length = matched;
            longest = &spelling;
        }
    }
    return longest;
}

Redactor::Redactor(std::vector<std::pair<std::string, SecretValue>> secrets)
{
    auto known = std::make_shared<Secrets>();
    for (auto &[name, value] : secrets)
        known->add(std::move(name), value.reveal());
    m_secrets = std::move(known);
}

std::string Redactor::redact(std::string_view text) const
{
    if (!m_secrets || m_secrets->names.empty())
        return std::string(text);
    std::string redacted;
    redacted.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0;
        const Spelling *found = m_secrets->longestAt(text, at, length);
        if (!found) {
            redacted += text[at++];
            continue;
        }
        if (found->before && !redacted.empty() && isBase64Digit(redacted.back()))
            redacted.pop_back();
        redacted += placeholderText(m_secrets->names[found->secret]);
        at += length;
        if (found->after && at < text.size() && isBase64Digit(text[at]))
            ++at;
    }
    return redacted;
}

HttpResponse Redactor::redact(HttpResponse response) const
{
    for (auto &[name, value] : response.headers) {
        name = redact(name);
        value = redact(value);
    }
    response.body = redact(response.body);
    return response;
}

Error Redactor::redact(Error error) const
{
    for (auto &[name, value] : error.arguments)
        value = redact(value);
    return error;
}

} // namespace schemabridge::gateway
