#pragma once

#include "engine/expression/regex/regex_tree.h"

#include <utility>

/// What the parts of RegexParser have in common.
namespace schemabridge::expression {

inline bool isDigit(char16_t unit)
{
    return unit >= u'0' && unit <= u'9';
}

inline bool isOctal(char16_t unit)
{
    return unit >= u'0' && unit <= u'7';
}

inline bool isLetter(char16_t unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z');
}

/// Beyond ASCII every character may stand in a name: more than the standard allows.
inline bool isNameCharacter(char16_t unit, bool isFirst)
{
    return isLetter(unit) || unit == u'_' || unit == u'$' || unit >= 0x80 || (!isFirst && isDigit(unit));
}

inline int hexDigit(char16_t unit)
{
    if (isDigit(unit))
        return unit - u'0';
    const auto lower = static_cast<char16_t>(unit | 0x20);
    return lower >= u'a' && lower <= u'f' ? lower - u'a' + 10 : -1;
}

inline RegexNode setNode(CharacterSet set, bool isNegated = false)
{
    RegexNode node;
    node.kind = RegexNode::Kind::Set;
    node.set = std::move(set);
    node.isNegated = isNegated;
    return node;
}

inline RegexNode plainNode(RegexNode::Kind kind, bool isNegated = false)
{
    RegexNode node;
    node.kind = kind;
    node.isNegated = isNegated;
    return node;
}

} // namespace schemabridge::expression
