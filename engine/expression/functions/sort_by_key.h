#pragma once

#include "engine/expression/functions/registry.h"

#include <span>

namespace schemabridge::expression {

/// Sorts where the comparing function does nothing but compare a member of one argument with a member of the
/// other, as in `function($l, $r) { $l.total > $r.total }`: then each member is looked up once, not for every
/// comparison. Order and problems are the same.
/// @return false where the function is another one; nothing is sorted then
bool sortByKey(const NativeCall &call, const Function &comparator, std::span<Item> items);

} // namespace schemabridge::expression
