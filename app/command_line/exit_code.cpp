#include "app/command_line/exit_code.h"

namespace schemabridge::app {

ExitCode exitCodeFor(const Error &error)
{
    switch (error.code) {
    case ErrorCode::ExpressionFailed:
    case ErrorCode::ForceNewExecutionRefused:
    case ErrorCode::IdempotencyFieldMissing:
    case ErrorCode::PayloadNotJson:
    case ErrorCode::ExecutionUnknown:
    case ErrorCode::StepUnknown:
    case ErrorCode::StepNotFailed:
    case ErrorCode::ExecutionNotFinished:
    case ErrorCode::QueueFull:
    case ErrorCode::SecretUnknown:
        return ExitCode::No;
    default:
        return ExitCode::Unusable;
    }
}

} // namespace schemabridge::app
