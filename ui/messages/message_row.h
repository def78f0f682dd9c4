#pragma once

#include "engine/base/error.h"

#include <span>

namespace schemabridge::ui {

/// Sentences of one code, as Pattern reads them; the place is no part of them. Marked for translation in
/// the context `Messages`.
struct MessageRow {
    ErrorCode code;
    const char *what;
    const char *whatToDo;
};

std::span<const MessageRow> jsonRows();
std::span<const MessageRow> workflowRows();
std::span<const MessageRow> identityRows();
std::span<const MessageRow> executionRows();
std::span<const MessageRow> gatewayRows();
std::span<const MessageRow> stateRows();

/// Null pointer where a code has none, which the test of this folder rules out.
const MessageRow *findMessageRow(ErrorCode code);

/// A text by the name that the engine has for it.
struct NamedText {
    const char *name;
    const char *text;
};

/// What a problem of an expression means, by its JSONata code; `{token}` and `{value}` are filled in.
std::span<const NamedText> problemRows();

/// Reasons that the engine gives as a name or in English, for translation.
std::span<const NamedText> reasonRows();

/// @return null pointer where there is none of that name.
const char *findText(std::span<const NamedText> rows, std::string_view name);

} // namespace schemabridge::ui
