#include "engine/expression/dataflow/recorder.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace schemabridge::expression::dataflow {

namespace {

bool comesBefore(SourceSpan left, SourceSpan right)
{
    return std::tie(left.start, left.end) < std::tie(right.start, right.end);
}

void arrange(std::vector<SourceSpan> &spans)
{
    std::sort(spans.begin(), spans.end(), comesBefore);
    spans.erase(std::unique(spans.begin(), spans.end()), spans.end());
}

template<typename T>
void arrangeBySpan(std::vector<T> &entries)
{
    std::stable_sort(entries.begin(), entries.end(),
                     [](const T &left, const T &right) { return comesBefore(left.span, right.span); });
}

bool isLongInteger(const json::Value &literal)
{
    constexpr double exactMax = 9007199254740992; // 2^53
    return literal.isNumber() && std::abs(literal.asDouble()) >= exactMax;
}

} // namespace

void Recorder::addArithmetic(SourceSpan span, std::string_view operation, const Value &operand)
{
    std::vector<Arithmetic> &all = m_result.arithmetic;
    auto found = std::find_if(all.begin(), all.end(), [&](const Arithmetic &known) {
        return known.span == span && known.operation == operation;
    });
    if (found == all.end())
        found = all.insert(found, Arithmetic{span, std::string(operation), {}, false});
    found->hasLongLiteral |= operand.literal != nullptr && isLongInteger(*operand.literal);
    for (const Place *place : operand.places) {
        DataPath path = pathOf(*place);
        if (std::find(found->paths.begin(), found->paths.end(), path) == found->paths.end())
            found->paths.push_back(std::move(path));
    }
}

void Recorder::addJoin(SourceSpan span, std::vector<JoinOperand> operands, std::string_view separator)
{
    const auto known = std::find_if(m_joins.begin(), m_joins.end(), [&](const JoinRecord &join) {
        return join.span == span && join.operands.size() == operands.size() && join.separator == separator;
    });
    if (known == m_joins.end()) {
        m_joins.push_back({span, std::move(operands), std::string(separator)});
        return;
    }
    for (std::size_t i = 0; i < operands.size(); ++i)
        mergeOperand(known->operands[i], operands[i]);
}

Dependencies Recorder::take()
{
    takeReads();
    for (const JoinRecord &join : m_joins)
        m_result.joins.push_back(makeJoin(join.span, join.operands, join.separator));
    std::erase_if(m_result.arithmetic,
                  [](const Arithmetic &each) { return each.paths.empty() && !each.hasLongLiteral; });
    arrangeBySpan(m_result.joins);
    arrangeBySpan(m_result.arithmetic);
    arrange(m_result.clockReads);
    arrange(m_result.randomReads);
    arrange(m_result.unknownReads);
    return std::move(m_result);
}

void Recorder::takeReads()
{
    std::vector<Read> all;
    for (const auto &[place, use] : m_reads) {
        const bool isWrittenThere = place->origin == SourceSpan{} || place->span.contains(place->origin);
        all.push_back({pathOf(*place), use, place->span, isWrittenThere ? place->span : place->origin});
    }
    arrangeBySpan(all);
    std::vector<Read> &reads = m_result.reads;
    for (Read &read : all) {
        auto known = reads.rbegin();
        while (known != reads.rend() && known->span == read.span && *known != read)
            ++known;
        if (known == reads.rend() || known->span != read.span)
            reads.push_back(std::move(read));
    }
}

} // namespace schemabridge::expression::dataflow
