#pragma once

#include "engine/base/error.h"

#include <QSqlError>
#include <string>

namespace schemabridge {

/// SQLite's result code in the engine's words, with `file` and `reason`. A reason is SQLite's own sentence,
/// which names tables and columns but never a value. Source: "Result and Error Codes",
/// sqlite.org/rescode.html.
Error storeError(const std::string &file, const QSqlError &error);

Error storeError(const std::string &file, ErrorCode code, const std::string &reason);

} // namespace schemabridge
