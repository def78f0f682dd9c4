#pragma once

#include "engine/expression/dataflow/join.h"
#include "engine/expression/dataflow/value.h"
#include "engine/expression/dependencies.h"

#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::expression::dataflow {

/// Collects what an analysis finds. It may come through the same part of the source many times.
class Recorder {
public:
    void addRead(const Place &place, Read::Use use) { m_reads.push_back({&place, use}); }
    void addClockRead(SourceSpan span) { m_result.clockReads.push_back(span); }
    void addRandomRead(SourceSpan span) { m_result.randomReads.push_back(span); }
    void addUnknownRead(SourceSpan span) { m_result.unknownReads.push_back(span); }
    void addArithmetic(SourceSpan span, std::string_view operation, const Value &operand);
    /// @param separator  what stands between the operands anyway
    void addJoin(SourceSpan span, std::vector<JoinOperand> operands, std::string_view separator);

    /// Everything once, in order of the source.
    Dependencies take();

private:
    struct PlaceRead {
        const Place *place;
        Read::Use use;
    };
    struct JoinRecord {
        SourceSpan span;
        std::vector<JoinOperand> operands;
        std::string separator;
    };

    void takeReads();

    std::vector<PlaceRead> m_reads;
    std::vector<JoinRecord> m_joins;
    Dependencies m_result;
};

} // namespace schemabridge::expression::dataflow
