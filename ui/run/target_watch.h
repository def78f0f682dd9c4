#pragma once

#include "engine/ports/event.h"
#include "engine/target/ledger.h"

#include <QString>

#include <deque>
#include <map>
#include <vector>

namespace schemabridge::ui {

/// What the mock target did with one request of a step.
struct TargetFact {
    target::LedgerEntry entry;
    ExecutionId execution;
    VertexId vertex;
    int attempt = 0;
    bool carriedKey = false; ///< did the request carry an idempotency key, whatever the target made of it?
    int effectsOfIntent = 0; ///< effects of this step of this order so far, this one included
};

/// Finds out which line of the mock target's ledger belongs to which step: the journal tells what was sent,
/// the ledger what became of it.
///
/// Two triggers mean the same intent where they have the same readable key and were not forced apart.
class TargetWatch {
public:
    /// Takes note of what was sent. In journal order.
    void note(const std::vector<Event> &events);
    /// @return those entries that belong to requests seen before, in the ledger's order
    std::vector<TargetFact> match(const std::vector<target::LedgerEntry> &entries);

private:
    struct Sent {
        ExecutionId execution;
        VertexId vertex;
        int attempt = 0;
        std::string host;
        std::string route;
        std::string key;
    };

    static Sent sentBy(const Event &event);
    std::deque<Sent>::iterator find(const target::LedgerEntry &entry);
    std::string intentOf(const Sent &sent) const;

    std::deque<Sent> m_sent;
    std::map<ExecutionId, std::string> m_orders; ///< what each execution's identity was made of
    std::map<std::string, int> m_effects;        ///< by intent
};

} // namespace schemabridge::ui
