#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace schemabridge::ui {

/// A workflow that comes with the program.
struct Sample {
    QString name;     ///< of the workflow
    QString fileName; ///< `order-to-cash.workflow.json`
    QByteArray text;
    QByteArray payload; ///< a trigger's body that suits it; empty where there is none
};

/// All, in the order in which the welcome page offers them.
std::vector<Sample> samples();

} // namespace schemabridge::ui
