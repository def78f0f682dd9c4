#pragma once

#include <QString>
#include <functional>

namespace schemabridge::ui {

/// The value of a name; empty where there is none.
using PatternValue = std::function<QString(const QString &name)>;

/// Fills a sentence's places. `{name}` becomes the name's value; a part in `[...]` stays only where all of
/// its names have one. `{{` stands for itself, as secret references are written.
QString fillPattern(const QString &pattern, const PatternValue &value);

} // namespace schemabridge::ui
