#include "ui/run/run_counts.h"

#include "ui/run/flow_layout.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"

#include <QEvent>

namespace schemabridge::ui {

namespace {

/// What did not happen takes no room.
void showCount(Chip &chip, std::int64_t count, const QString &text, Tone tone)
{
    chip.setText(text);
    chip.setTone(tone);
    chip.setVisible(count > 0);
}

} // namespace

RunCounts::RunCounts(QWidget *parent)
    : QWidget(parent),
      m_executionsChip(new Chip(this)),
      m_hitsChip(new Chip(this)),
      m_newChip(new Chip(this)),
      m_replayedChip(new Chip(this)),
      m_conflictsChip(new Chip(this))
{
    auto *layout = new FlowLayout(metrics::spaceTiny);
    setLayout(layout);
    for (Chip *chip : {m_executionsChip, m_hitsChip, m_newChip, m_replayedChip, m_conflictsChip})
        layout->addWidget(chip);
    m_hitsChip->setIcon(Icon::Shield);
    m_replayedChip->setIcon(Icon::Replay);
    refresh();
}

void RunCounts::begin()
{
    m_executions = 0;
    m_hits = 0;
    m_effects = {};
    refresh();
}

void RunCounts::add(const std::vector<Event> &events)
{
    for (const Event &event : events) {
        m_executions += event.type == EventType::ExecutionCreated ? 1 : 0;
        m_hits += event.type == EventType::DedupHit ? 1 : 0;
    }
    refresh();
}

void RunCounts::setEffects(const target::LedgerTotals &totals)
{
    m_effects = totals;
    refresh();
}

void RunCounts::refresh()
{
    const auto count = [](std::int64_t number) { return static_cast<int>(number); };
    showCount(*m_executionsChip, m_executions, tr("%n execution(s)", nullptr, m_executions), Tone::Info);
    showCount(*m_hitsChip, m_hits, tr("%n dedup hit(s)", nullptr, m_hits), Tone::Guard);
    showCount(*m_newChip, m_effects.effects, tr("%n new effect(s)", nullptr, count(m_effects.effects)),
              Tone::Success);
    showCount(*m_replayedChip, m_effects.replayed, tr("%n replayed", nullptr, count(m_effects.replayed)),
              Tone::Guard);
    showCount(*m_conflictsChip, m_effects.conflicts,
              tr("%n conflict(s)", nullptr, count(m_effects.conflicts)), Tone::Warning);
    setToolTip(tr("Since the last start; effects are those in the mock target's ledger"));
    updateGeometry();
}

void RunCounts::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace schemabridge::ui
