#include "ui/messages/message_row.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace schemabridge::ui {

const MessageRow *findMessageRow(ErrorCode code)
{
    for (const auto rows :
         {jsonRows(), workflowRows(), identityRows(), executionRows(), gatewayRows(), stateRows()}) {
        const auto found =
            std::find_if(rows.begin(), rows.end(), [&](const MessageRow &row) { return row.code == code; });
        if (found != rows.end())
            return &*found;
    }
    return nullptr;
}

const char *findText(std::span<const NamedText> rows, std::string_view name)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const NamedText &row) { return row.name == name; });
    return found == rows.end() ? nullptr : found->text;
}

} // namespace schemabridge::ui
