#include "engine/json/preserve.h"

#include "engine/json/item_matching.h"
#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "engine/json/print_string.h"
#include "engine/json/source_style.h"

#include <algorithm>

namespace schemabridge::json {

namespace {

/// Where a value is printed that the source has no bytes for.
struct Surroundings {
    bool isOnOneLine;          ///< the container around it keeps to one line
    const SourceNode *example; ///< a value of the same kind nearby, whose style it takes; or null
    std::string step;          ///< by how much nested items are indented
};

class PreservingPrinter {
public:
    PreservingPrinter(std::string_view text, const SourceNode &root)
        : m_text(text), m_root(root), m_style(sourceStyle(text, root))
    {
    }

    std::string run(const Value &value)
    {
        const auto before = static_cast<std::size_t>(m_root.bytes.data() - m_text.data());
        m_output = m_text.substr(0, before);
        printOver(value, m_root, {false, nullptr, m_style.step});
        return m_output + m_style.lineBreak;
    }

private:
    /// Prints a value in the place of the one that the source has there.
    void printOver(const Value &value, const SourceNode &source, const Surroundings &surroundings)
    {
        if (value.isIdenticalTo(source.value)) {
            m_output += source.bytes;
            return;
        }
        const bool keepsShape =
            value.type() == source.value.type() && !source.items.empty() && value.size() > 0;
        if (keepsShape)
            printItemsOver(value, source, surroundings.step);
        else
            printNew(value, surroundings);
    }

    void printItemsOver(const Value &value, const SourceNode &source, const std::string &outerStep)
    {
        const std::string ownStep = indentStepOf(m_text, source);
        const std::string &step = ownStep.empty() ? outerStep : ownStep;
        const ItemMatches matches = matchItems(value, source);
        m_output += source.bytes.front();
        m_output += source.opening;
        for (std::size_t i = 0; i < matches.size(); ++i) {
            if (i > 0)
                m_output += separatorBetween(source, matches[i - 1], matches[i]);
            printItem(value, i, source, matches[i],
                      {source.isOnOneLine(), exampleFor(value, i, source, matches), step});
        }
        m_output += source.closing;
        m_output += source.bytes.back();
    }

    void printItem(const Value &container, std::size_t index, const SourceNode &source,
                   std::optional<std::size_t> match, const Surroundings &surroundings)
    {
        const SourceItem *item = match ? &source.items[*match] : nullptr;
        if (container.isObject())
            printName(container.members()[index].name, source, match);
        const Value &value = itemOf(container, index);
        if (item)
            printOver(value, item->node, surroundings);
        else
            printNew(value, surroundings);
    }

    void printName(const std::string &name, const SourceNode &source, std::optional<std::size_t> match)
    {
        const bool isRenamed = match && source.value.members()[*match].name != name;
        if (match && !isRenamed)
            m_output += source.items[*match].name;
        else
            appendString(m_output, name);
        m_output += match ? std::string(source.items[*match].colon) : styleOf(source, m_style).colon;
    }

    /// Neighbours of old keep what stood between them; all others take what stands at the nearest place.
    std::string separatorBetween(const SourceNode &source, std::optional<std::size_t> left,
                                 std::optional<std::size_t> right) const
    {
        if (source.separators.empty())
            return separatorOfSingleItem(source);
        if (right && *right > 0) {
            const std::string_view before = source.separators[*right - 1];
            return left ? std::string(before) : withoutEmptyLines(before);
        }
        const std::size_t nearest = left && !right ? *left : right ? 0 : source.separators.size();
        return withoutEmptyLines(source.separators[std::min(nearest, source.separators.size() - 1)]);
    }

    std::string separatorOfSingleItem(const SourceNode &source) const
    {
        if (hasLineBreak(source.opening))
            return withoutEmptyLines(',' + std::string(source.opening));
        return m_style.separator;
    }

    /// The nearest item that can serve as an example, those before it first.
    static const SourceNode *exampleFor(const Value &container, std::size_t index, const SourceNode &source,
                                        const ItemMatches &matches)
    {
        const Value &value = itemOf(container, index);
        for (std::size_t i = index + 1; i-- > 0;) {
            if (matches[i] && isExampleFor(value, source.items[*matches[i]].node))
                return &source.items[*matches[i]].node;
        }
        const auto found =
            std::find_if(source.items.begin(), source.items.end(),
                         [&value](const SourceItem &item) { return isExampleFor(value, item.node); });
        return found == source.items.end() ? nullptr : &found->node;
    }

    /// One line that holds scalars only says nothing about how a value with more in it is laid out.
    static bool isExampleFor(const Value &value, const SourceNode &node)
    {
        const bool isSameKind = node.value.type() == value.type() && !node.items.empty();
        return isSameKind && (!node.isOnOneLine() || nests(node.value) || !nests(value));
    }

    static bool nests(const Value &value)
    {
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (itemOf(value, i).size() > 0)
                return true;
        }
        return false;
    }

    void printNew(const Value &value, const Surroundings &surroundings)
    {
        if (value.size() == 0) {
            m_output += printCompact(value);
            return;
        }
        const SourceNode *example = surroundings.example;
        const ContainerStyle style =
            example ? styleOf(*example, m_style) : m_style.forContainer(value.type());
        const std::string exampleStep = example ? indentStepOf(m_text, *example) : std::string();
        const Surroundings inner = {surroundings.isOnOneLine || (example && example->isOnOneLine()), example,
                                    exampleStep.empty() ? surroundings.step : exampleStep};
        printNewItems(value, inner.isOnOneLine ? style.onOneLine() : style, inner);
    }

    void printNewItems(const Value &value, const ContainerStyle &style, const Surroundings &inner)
    {
        const std::string line = m_style.lineBreak + std::string(indentOfLastLine(m_output));
        m_output += value.isObject() ? '{' : '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i == 0)
                m_output += style.breaksAtStart ? line + inner.step : style.padding;
            else if (!inner.isOnOneLine && breaksBefore(value, i, style, inner.example))
                m_output += ',' + line + inner.step;
            else
                m_output += style.separator;
            printNewItem(value, i, style,
                         {inner.isOnOneLine, exampleWithin(inner.example, value, i), inner.step});
        }
        m_output += style.breaksAtEnd ? line : style.padding;
        m_output += value.isObject() ? '}' : ']';
    }

    /// As the example does before its member of that name, where it has one.
    static bool breaksBefore(const Value &container, std::size_t index, const ContainerStyle &style,
                             const SourceNode *example)
    {
        const auto place = example && container.isObject()
                               ? placeOfMember(*example, container.members()[index].name)
                               : std::nullopt;
        return place.value_or(0) > 0 ? hasLineBreak(example->separators[*place - 1]) : style.breaksItems;
    }

    static std::optional<std::size_t> placeOfMember(const SourceNode &object, const std::string &name)
    {
        const auto members = object.value.members();
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&name](const Member &member) { return member.name == name; });
        return found == members.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(found - members.begin()));
    }

    void printNewItem(const Value &container, std::size_t index, const ContainerStyle &style,
                      const Surroundings &surroundings)
    {
        if (container.isObject()) {
            appendString(m_output, container.members()[index].name);
            m_output += style.colon;
        }
        printNew(itemOf(container, index), surroundings);
    }

    /// In an example for the whole, the example for one item: that of the same name, else the first of the
    /// same kind.
    static const SourceNode *exampleWithin(const SourceNode *example, const Value &container,
                                           std::size_t index)
    {
        if (!example)
            return nullptr;
        const Value &value = itemOf(container, index);
        const auto place =
            container.isObject() ? placeOfMember(*example, container.members()[index].name) : std::nullopt;
        if (place && isExampleFor(value, example->items[*place].node))
            return &example->items[*place].node;
        const auto found =
            std::find_if(example->items.begin(), example->items.end(),
                         [&value](const SourceItem &item) { return isExampleFor(value, item.node); });
        return found == example->items.end() ? nullptr : &found->node;
    }

    static const Value &itemOf(const Value &container, std::size_t index)
    {
        return container.isObject() ? container.members()[index].value : container.elements()[index];
    }

    std::string_view m_text;
    const SourceNode &m_root;
    SourceStyle m_style;
    std::string m_output;
};

} // namespace

std::string printPreserving(const Value &value, std::string_view original)
{
    const auto parsed = parse(original);
    if (!parsed)
        return printIndented(value) + '\n';
    if (value.isIdenticalTo(*parsed))
        return std::string(original);
    const SourceNode root = sourceTree(original, *parsed);
    return PreservingPrinter(original, root).run(value);
}

} // namespace schemabridge::json
