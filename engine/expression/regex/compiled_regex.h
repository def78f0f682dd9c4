#pragma once

#include "engine/expression/regex/regex.h"
#include "engine/expression/regex/regex_effort.h"
#include "engine/expression/regex/regex_translator.h"

#include <QRegularExpression>

#include <mutex>

namespace schemabridge::expression {

/// Starts of a match that are tried before the clock is asked.
constexpr qsizetype windowCharacters = 256;

/// The forms that QRegularExpression needs of one regular expression. All of them count their steps, so that
/// each attempt at a match ends.
struct Regex::Compiled {
    RegexTranslation translation;
    Effort effort = Effort::Linear;
    bool ignoresCase = false;

    /// Searches from an offset to the end.
    QRegularExpression swift;
    /// Tries as many starts as a window has, from an offset on: so a search can stop between two of them.
    const QRegularExpression &windowed() const;
    /// Takes its memory from the heap, where the stack of compiled code is too small for a long text.
    const QRegularExpression &patient() const;

private:
    mutable std::once_flag m_windowedOnce;
    mutable std::once_flag m_patientOnce;
    mutable QRegularExpression m_windowed;
    mutable QRegularExpression m_patient;
};

} // namespace schemabridge::expression
