#pragma once

#include <bitset>
#include <optional>
#include <string_view>

namespace schemabridge::workflow {

/// When a cron entry fires: `minute hour day-of-month month day-of-week`, each `*`, a number, a range `a-b`,
/// a step
/// `*/n` or `a-b/n`, or a list of these; months and days also by their English three-letter names; Sunday is
/// 0 or 7.
/// `@hourly`, `@daily`, `@midnight`, `@weekly`, `@monthly`, `@yearly` and `@annually` are short for the usual
/// fields. Source: crontab(5) of Vixie cron.
class CronSchedule {
public:
    /// @return nothing where the text follows no such form.
    static std::optional<CronSchedule> fromText(std::string_view text);

    /// Does it fire in this minute? Where day of month and day of week are both restricted, one of them is
    /// enough.
    /// @param day  1 to 31; @param month  1 to 12; @param weekday  0 = Sunday
    bool matches(unsigned minute, unsigned hour, unsigned day, unsigned month, unsigned weekday) const;
    /// Does it fire on this day at all?
    bool matchesDay(unsigned day, unsigned month, unsigned weekday) const;

private:
    std::bitset<60> m_minutes;
    std::bitset<24> m_hours;
    std::bitset<32> m_days;
    std::bitset<13> m_months;
    std::bitset<8> m_weekdays;
    bool m_anyDay = true;
    bool m_anyWeekday = true;
};

} // namespace schemabridge::workflow
