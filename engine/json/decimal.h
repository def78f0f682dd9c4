#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge::json {

/// The exact value of a number's spelling: digits × 10^exponent, without zeros at either end of the digits.
/// So two spellings of one value (`1.10`, `11e-1`) are equal as decimals.
struct Decimal {
    bool negative = false;
    std::string digits; ///< empty for zero
    std::int64_t exponent = 0;

    /// @param spelling  must follow the number grammar of RFC 8259. Exponents beyond ±10^15 count as that.
    static Decimal fromText(std::string_view spelling);

    bool isZero() const { return digits.empty(); }
    bool isInteger() const { return exponent >= 0; }
    /// Number of digits before the decimal point; zero or less where the value is below 1.
    std::int64_t pointPosition() const { return static_cast<std::int64_t>(digits.size()) + exponent; }
    /// Characters that toPlainText() would give.
    std::int64_t plainLength() const;
    /// Without an exponent: `12000`, `0.0012`, `-1.1`.
    std::string toPlainText() const;
    /// @return the value where it is an integer that fits.
    std::optional<std::int64_t> toInteger() const;

    friend bool operator==(const Decimal &, const Decimal &) = default;
};

} // namespace schemabridge::json
