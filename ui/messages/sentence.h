#pragma once

#include "engine/base/error.h"

#include <QString>

namespace schemabridge::ui {

/// An error as people read it, in the language of the program. Whole sentences without their full stop.
struct Message {
    QString what;     ///< what happened
    QString where;    ///< file, line, vertex, ...; empty where the error names no place
    QString whatToDo; ///< empty where there is nothing to do
};

/// Any thread. Translations: context `Messages`, of the translators that QCoreApplication has.
Message message(const Error &error);

/// All of it in one line: what, where, what to do.
QString sentence(const Error &error);

/// What is wrong with an expression, without its place: for an error EXPRESSION_INVALID or EXPRESSION_FAILED,
/// with the arguments that expression::toError() gives it.
QString problemText(const Error &error);

/// The place that an error names: `order.workflow.json:12:5, vertex "charge"`; empty where it names none.
QString placeText(const Error &error);

} // namespace schemabridge::ui
