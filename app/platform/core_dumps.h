#pragma once

namespace schemabridge::app {

/// From now on a crash of this program leaves no picture of its memory, in which secrets would stand. Call it
/// before the first secret comes in; calling it again does nothing more.
void forbidCoreDumps();

} // namespace schemabridge::app
