#pragma once

#include "engine/expression/expression.h"
#include "engine/json/value.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// One line of the suite's files; its README tells what the members mean.
struct SuiteCase {
    schemabridge::json::Value definition;
    std::optional<schemabridge::json::Value> input;

    QByteArray name() const;
    QByteArray source() const;
};

/// What became of a case.
struct SuiteOutcome {
    bool isRight = false;
    bool isCompiledRightly = false; ///< it compiled, or failed with the right syntax error
    QString difference;             ///< what came instead
};

/// The folder of the suite: SCHEMABRIDGE_JSONATA_SUITE, or `shared/jsonata-suite` beside the source tree.
QString suiteFolder();

/// All cases of a group's file, inputs read from `datasets`.
QList<SuiteCase> readGroup(const QString &folder, const QString &group);

SuiteOutcome runCase(const SuiteCase &suiteCase);
