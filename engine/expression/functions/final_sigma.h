#pragma once

#include <QString>

namespace schemabridge::expression {

/// QString::toLower() as ECMAScript has it: a capital sigma at a word's end becomes a final one.
/// Source: ECMA-262, 22.1.3.28; The Unicode Standard, table 3-17 "Final_Sigma".
QString toLowerWithFinalSigma(QString text);

} // namespace schemabridge::expression
