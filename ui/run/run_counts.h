#pragma once

#include "engine/ports/event.h"
#include "engine/target/ledger.h"

#include <QWidget>

#include <vector>

namespace schemabridge::ui {

class Chip;

/// What the triggers sent since the last start amount to, in chips.
class RunCounts : public QWidget {
    Q_OBJECT

public:
    explicit RunCounts(QWidget *parent = nullptr);

    /// Counts from nothing again.
    void begin();
    void add(const std::vector<Event> &events);
    void setEffects(const target::LedgerTotals &totals);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    int m_executions = 0;
    int m_hits = 0;
    target::LedgerTotals m_effects;
    Chip *m_executionsChip;
    Chip *m_hitsChip;
    Chip *m_newChip;
    Chip *m_replayedChip;
    Chip *m_conflictsChip;
};

} // namespace schemabridge::ui
