#pragma once

#include "engine/base/ids.h"
#include "engine/ports/records.h"
#include "ui/theme/color_token.h"
#include "ui/theme/icon.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <set>
#include <unordered_map>

namespace schemabridge::ui {

/// A mark beside a vertex that tells what an engine's guard did: "dedup hit", "replayed", "fenced".
struct RunBadge {
    QString text; ///< short, already translated
    Icon icon = Icon::Shield;
    Tone tone = Tone::Guard;
    QString toolTip; ///< the reason, in a sentence

    friend bool operator==(const RunBadge &, const RunBadge &) = default;
};

/// What a run shows on one vertex.
struct StepOverlay {
    StepState state = StepState::Pending;
    int attempt = 0;               ///< shown from the second try on
    Epoch epoch;                   ///< claim epoch; shown from 1 on
    QString keyText;               ///< the idempotency key that was computed; empty where there is none
    QString detail;                ///< one line below the name, such as `201 Created, 34 ms`; may be empty
    std::optional<RunBadge> badge; ///< the guard that acted last

    friend bool operator==(const StepOverlay &, const StepOverlay &) = default;
};

enum class EdgeRoute : std::uint8_t { Open, Taken, NotTaken };

/// The state of one run, drawn over the workflow. Filled by the run panel, read by the canvas; GUI thread.
///
/// Setters may be called as often as events come: what changed is collected and announced once per turn of
/// the event loop.
class RunOverlay : public QObject {
    Q_OBJECT

public:
    explicit RunOverlay(QObject *parent = nullptr);

    /// Shows a new run: every vertex PENDING, every edge open.
    void begin();
    /// Shows the plain workflow again.
    void clear();
    bool isActive() const { return m_active; }

    void setStep(const VertexId &vertex, const StepOverlay &step);
    void setEdge(const EdgeId &edge, EdgeRoute route);

    /// PENDING for a vertex that nothing was set for.
    StepOverlay step(const VertexId &vertex) const;
    EdgeRoute edge(const EdgeId &edge) const;

Q_SIGNALS:
    /// What is to be drawn again.
    void changed(const std::set<schemabridge::VertexId> &vertices,
                 const std::set<schemabridge::EdgeId> &edges);
    /// A run began or was cleared: all is to be drawn again.
    void cleared();
    void activeChanged(bool active);

private:
    void scheduleNotice();
    void notify();
    void reset(bool active);

    bool m_active = false;
    bool m_noticePending = false;
    std::unordered_map<VertexId, StepOverlay> m_steps;
    std::unordered_map<EdgeId, EdgeRoute> m_edges;
    std::set<VertexId> m_changedVertices;
    std::set<EdgeId> m_changedEdges;
};

} // namespace schemabridge::ui
