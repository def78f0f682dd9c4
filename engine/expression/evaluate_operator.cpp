#include "engine/expression/evaluation.h"
#include "engine/expression/item_functions.h"
#include "engine/expression/text_builder.h"

#include <cmath>

namespace schemabridge::expression {

namespace {

constexpr double rangeSizeMax = 1e7;

bool isComparable(Item item)
{
    return item.isUndefined() || item.isNumber() || item.isString();
}

bool isInteger(Item item)
{
    return item.isNumber() && std::isfinite(item.asNumber()) &&
           std::trunc(item.asNumber()) == item.asNumber();
}

double calculate(Symbol symbol, double left, double right)
{
    switch (symbol) {
    case Symbol::Plus:
        return left + right;
    case Symbol::Minus:
        return left - right;
    case Symbol::Star:
        return left * right;
    case Symbol::Slash:
        return left / right;
    default:
        return std::fmod(left, right);
    }
}

bool holds(Symbol symbol, int order)
{
    switch (symbol) {
    case Symbol::Less:
        return order < 0;
    case Symbol::LessOrEqual:
        return order <= 0;
    case Symbol::Greater:
        return order > 0;
    default:
        return order >= 0;
    }
}

} // namespace

Item Evaluation::evaluateBinary(const Node &node, Item input, Frame *frame)
{
    if (node.symbol == Symbol::And || node.symbol == Symbol::Or)
        return evaluateLogical(node, input, frame);
    const Item left = evaluateOperand(*node.left, input, frame);
    const Item right = evaluateOperand(*node.right, input, frame);
    if (left.isDouble() && right.isDouble()) [[likely]]
        return evaluateDoubles(node, left.asNumber(), right.asNumber());
    if (hasFailed())
        return {};
    switch (node.symbol) {
    case Symbol::Equal:
        return Item::boolean(!left.isUndefined() && !right.isUndefined() && areEqual(left, right));
    case Symbol::NotEqual:
        return Item::boolean(!left.isUndefined() && !right.isUndefined() && !areEqual(left, right));
    case Symbol::Less:
    case Symbol::LessOrEqual:
    case Symbol::Greater:
    case Symbol::GreaterOrEqual:
        return evaluateComparison(node, left, right);
    case Symbol::In:
        return evaluateMembership(left, right);
    case Symbol::Range:
        return evaluateRange(node, left, right);
    default:
        return evaluateArithmetic(node, left, right);
    }
}

/// The same for two numbers that are nothing but doubles. NaN and infinity go the long way.
Item Evaluation::evaluateDoubles(const Node &node, double left, double right)
{
    switch (node.symbol) {
    case Symbol::Equal:
        return Item::boolean(left == right);
    case Symbol::NotEqual:
        return Item::boolean(left != right);
    case Symbol::Less:
        return Item::boolean(left < right);
    case Symbol::LessOrEqual:
        return Item::boolean(left <= right);
    case Symbol::Greater:
        return Item::boolean(left > right);
    case Symbol::GreaterOrEqual:
        return Item::boolean(left >= right);
    case Symbol::In:
        return Item::boolean(left == right);
    case Symbol::Range:
        return evaluateRange(node, Item::number(left), Item::number(right));
    default:
        break;
    }
    if (!std::isfinite(left) || !std::isfinite(right)) [[unlikely]]
        return evaluateArithmetic(node, Item::number(left), Item::number(right));
    return Item::number(calculate(node.symbol, left, right));
}

Item Evaluation::evaluateLogical(const Node &node, Item input, Frame *frame)
{
    const bool left = isTruthy(evaluate(*node.left, input, frame));
    const bool isDecided = left == (node.symbol == Symbol::Or);
    const bool result = isDecided ? left : isTruthy(evaluate(*node.right, input, frame));
    return Item::boolean(result);
}

bool Evaluation::isNumeric(Item item, std::uint32_t position, std::string_view token)
{
    if (!item.isNumber() || std::isnan(item.asNumber()))
        return false;
    if (std::isinf(item.asNumber()))
        fail("D1001", position, token, item);
    return true;
}

Item Evaluation::compare(const Node &node, Item left, Item right)
{
    if (left.isDouble() && right.isDouble()) [[likely]]
        return evaluateDoubles(node, left.asNumber(), right.asNumber());
    return spend(1, node.position) ? evaluateComparison(node, left, right) : Item();
}

Item Evaluation::evaluateArithmetic(const Node &node, Item left, Item right)
{
    const std::string_view operatorText = symbolText(node.symbol);
    if (!left.isUndefined() && !isNumeric(left, node.position, operatorText))
        return fail("T2001", node.position, operatorText, left);
    if (!right.isUndefined() && !isNumeric(right, node.position, operatorText))
        return fail("T2002", node.position, operatorText, right);
    if (left.isUndefined() || right.isUndefined())
        return {};
    return Item::number(calculate(node.symbol, left.asNumber(), right.asNumber()));
}

Item Evaluation::evaluateComparison(const Node &node, Item left, Item right)
{
    const std::string_view operatorText = symbolText(node.symbol);
    if (!isComparable(left) || !isComparable(right))
        return fail("T2010", node.position, operatorText, isComparable(left) ? right : left);
    if (left.isUndefined() || right.isUndefined())
        return {};
    if (left.type() != right.type())
        return fail("T2009", node.position, operatorText, left);
    if (left.isNumber() && (std::isnan(left.asNumber()) || std::isnan(right.asNumber())))
        return Item::boolean(false);
    return Item::boolean(holds(node.symbol, compareItems(left, right)));
}

/// Scalars by value, arrays and objects by identity, as the reference does.
Item Evaluation::evaluateMembership(Item left, Item right)
{
    if (left.isUndefined() || right.isUndefined())
        return Item::boolean(false);
    const bool isScalar = !left.isArray() && !left.isObject();
    const auto matches = [&](Item item) { return isScalar ? areEqual(left, item) : left.isSameAs(item); };
    if (!right.isArray())
        return Item::boolean(matches(right));
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (matches(right.element(i)))
            return Item::boolean(true);
    }
    return Item::boolean(false);
}

Item Evaluation::evaluateRange(const Node &node, Item left, Item right)
{
    if (!left.isUndefined() && !isInteger(left))
        return fail("T2003", node.position, symbolText(Symbol::Range), left);
    if (!right.isUndefined() && !isInteger(right))
        return fail("T2004", node.position, symbolText(Symbol::Range), right);
    if (left.isUndefined() || right.isUndefined() || left.asNumber() > right.asNumber())
        return {};
    const double size = right.asNumber() - left.asNumber() + 1;
    if (size > rangeSizeMax)
        return fail("D2014", node.position, symbolText(Symbol::Range), Item::number(size));
    Array *const range = m_heap.makeSequence();
    range->setRange(left.asNumber(), static_cast<std::size_t>(size));
    return Item::of(range);
}

Item Evaluation::evaluateConcatenation(const Node &node, Item input, Frame *frame)
{
    TextBuilder text(m_heap);
    for (const Node *operand : node.items) {
        const Item item = evaluateOperand(*operand, input, frame);
        if (!appendAsText(text, item))
            return fail(item.isNumber() ? "D3001" : "D1001", node.position, symbolText(Symbol::Ampersand),
                        item);
    }
    return text.finish();
}

Item Evaluation::evaluateNegation(const Node &node, Item input, Frame *frame)
{
    const Item operand = evaluate(*node.left, input, frame);
    if (operand.isUndefined())
        return {};
    if (!isNumeric(operand, node.position, symbolText(Symbol::Minus)))
        return fail("D1002", node.position, symbolText(Symbol::Minus), operand);
    return Item::number(-operand.asNumber());
}

} // namespace schemabridge::expression
