#pragma once

#include "engine/base/result.h"
#include "engine/workflow/file.h"

#include <cstddef>
#include <string>
#include <vector>

namespace schemabridge::app {

/// Longer payloads are refused, as the trigger endpoint refuses them.
inline constexpr std::size_t payloadBytesMax = 16UL * 1024 * 1024;

/// The bytes of a file, exactly as they are; `-` stands for standard input. No more than the bound is read.
/// Errors, each with `file`: FILE_UNREADABLE (`reason`), PAYLOAD_TOO_LARGE (`bytesMax`).
Result<std::string> readBytes(const std::string &path, std::size_t bytesMax);

/// A payload a line, without its line break (LF or CR LF); empty lines are passed over.
/// Errors: as readBytes(), PAYLOAD_TOO_LARGE with `line`; FILE_UNREADABLE where there is no payload at all.
Result<std::vector<std::string>> readPayloadLines(const std::string &path);

/// Reads a workflow file that may run. Errors: those of readWorkflowFile(), and the first that check() finds,
/// each with `file`.
Result<workflow::WorkflowFile> readRunnableWorkflow(const std::string &path);

} // namespace schemabridge::app
