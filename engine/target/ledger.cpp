#include "engine/target/ledger.h"

#include "engine/json/print.h"

#include <algorithm>
#include <array>

namespace schemabridge::target {

namespace {

bool equalsText(const json::Value &value, const std::string &text)
{
    return value.isString() ? value.asString() == text : json::printCompact(value) == text;
}

} // namespace

std::string_view ledgerKindName(LedgerEntry::Kind kind)
{
    static constexpr std::array<std::string_view, 4> names = {"effect", "replay", "conflict", "rejected"};
    return names[static_cast<std::size_t>(kind)];
}

std::int64_t &LedgerTotals::of(LedgerEntry::Kind kind)
{
    switch (kind) {
    case LedgerEntry::Kind::Effect:
        return effects;
    case LedgerEntry::Kind::Replay:
        return replayed;
    case LedgerEntry::Kind::Conflict:
        return conflicts;
    case LedgerEntry::Kind::Rejected:
        break;
    }
    return rejected;
}

bool matches(const json::Value &resource, const ResourceFilter &filter)
{
    return std::all_of(filter.begin(), filter.end(), [&resource](const auto &wanted) {
        const json::Value *member = resource.find(wanted.first);
        return member && equalsText(*member, wanted.second);
    });
}

std::string collectionOf(std::string_view path)
{
    return std::string(path.substr(0, path.rfind('/')));
}

} // namespace schemabridge::target
