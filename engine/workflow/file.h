#pragma once

#include "engine/base/result.h"
#include "engine/workflow/workflow.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace schemabridge::workflow {

/// Larger files are refused.
inline constexpr std::size_t workflowFileBytesMax = 64UL * 1024 * 1024;

/// A workflow and where it stands.
struct WorkflowFile {
    std::string path; ///< UTF-8
    Workflow workflow;
    std::string text; ///< what the file held when it was last read or written; empty where it never was
};

enum class OutsideChange : std::uint8_t {
    Refuse,    ///< a file on disk that is not what was read is left alone
    Overwrite, ///< a person was asked and said so
};

/// Reads and understands a file.
/// Errors, each with `file`: FILE_UNREADABLE (`reason`), those of json::parse() (`line`, `column`), those of
/// Workflow::fromJson() (`pointer`, `line`, `column`).
Result<WorkflowFile> readWorkflowFile(const std::string &path);

/// The same for a text that is at hand, such as an autosave.
/// @param path  only named in errors and kept in the result
Result<WorkflowFile> readWorkflowText(const std::string &path, std::string text);

/// The bytes that a save would write: parts that did not change stay byte for byte; a new file has a 2-space
/// indent and one trailing newline.
std::string workflowText(const WorkflowFile &file);

/// Writes the file in one step: after a crash there is the old or the new one, never a part. `text` then
/// holds what was written. Errors, each with `file`: FILE_NOT_WRITABLE (`reason`), FILE_CHANGED_OUTSIDE; the
/// file on disk is then as before.
Status writeWorkflowFile(WorkflowFile &file, OutsideChange outsideChange = OutsideChange::Refuse);

/// Is there a file at the path that is not what was last read or written?
bool isChangedOutside(const WorkflowFile &file);

} // namespace schemabridge::workflow
