#pragma once

#include "engine/execution/core.h"

namespace schemabridge::execution {

/// One handler a command, each in the file of its name. All follow Core::apply(): a guard that does not hold
/// changes nothing, and the journal tells so.
Actions handle(Context &context, const StartExecution &command);
Actions handle(Context &context, const RefuseTrigger &command);
Actions handle(Context &context, const ClaimStep &command);
Actions handle(Context &context, const RenewLease &command);
Actions handle(Context &context, const RecordRequest &command);
Actions handle(Context &context, const RecordAnswer &command);
Actions handle(Context &context, const CompleteStep &command);
Actions handle(Context &context, const FailStep &command);
Actions handle(Context &context, const RetryStep &command);

} // namespace schemabridge::execution
