#pragma once

// moc of Qt 6.4 cannot parse libstdc++'s <concepts> where it comes before the library's own configuration,
// which <array> and <compare> lead to.
#include <version>
