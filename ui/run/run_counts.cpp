#include "ui/run/run_counts.h"

#include "ui/run/flow_layout.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/chip.h"

#include <QEvent>

namespace schemabridge::ui {

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
    const auto toneIf = [](bool isSet, Tone tone) { return isSet ? tone : Tone::Neutral; };
    m_executionsChip->setText(tr("%n execution(s)", nullptr, m_executions));
    m_executionsChip->setTone(toneIf(m_executions > 0, Tone::Info));
    m_hitsChip->setText(tr("%n dedup hit(s)", nullptr, m_hits));
    m_hitsChip->setTone(toneIf(m_hits > 0, Tone::Guard));
    m_newChip->setText(tr("%n new effect(s)", nullptr, static_cast<int>(m_effects.effects)));
    m_newChip->setTone(toneIf(m_effects.effects > 0, Tone::Success));
    m_replayedChip->setText(tr("%n replayed", nullptr, static_cast<int>(m_effects.replayed)));
    m_replayedChip->setTone(toneIf(m_effects.replayed > 0, Tone::Guard));
    m_conflictsChip->setText(tr("%n conflict(s)", nullptr, static_cast<int>(m_effects.conflicts)));
    m_conflictsChip->setTone(toneIf(m_effects.conflicts > 0, Tone::Warning));
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
