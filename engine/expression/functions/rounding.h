#pragma once

namespace schemabridge::expression {

/// Rounds to so many decimal places, negative ones counting to the left of the point; a half goes to the even
/// neighbour. Decides by the number's shortest decimal text, so that 4.525 is a half although its double is
/// not.
/// @return the number itself where it is not finite, or has no room for that many places
double roundHalfToEven(double number, int decimalPlaces = 0);

} // namespace schemabridge::expression
