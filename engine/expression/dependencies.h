#pragma once

#include "engine/expression/data_path.h"
#include "engine/expression/expression.h"
#include "engine/expression/source_span.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace schemabridge::expression {

/// A place in the input that the result depends on.
struct Read {
    enum class Use : std::uint8_t {
        Value, ///< the whole value at that place
        Test,  ///< only whether it is there or true, or how many there are
    };

    DataPath path;
    Use use = Use::Value;
    SourceSpan span; ///< what reads it: `$order.id`
    /// Where the path begins to be written, as `payload.order` that was bound to `$order`; the span where all
    /// of it stands there.
    SourceSpan origin;

    friend bool operator==(const Read &, const Read &) = default;
};

/// One of the parts that a text is joined from. It may be missing, null or empty as MissingOperand tells them
/// apart: then it contributes nothing that tells one result from another.
struct Operand {
    SourceSpan span;
    bool isLiteral = false;
    bool mayBeMissing = false;
    bool mayBeNull = false;
    bool mayBeEmpty = false;

    friend bool operator==(const Operand &, const Operand &) = default;
};

/// Whether different operands may be joined into the same text.
///
/// The rule is sound: None only where the operands can be told from the text, as an injective encoding
/// allows. That is so where at most one operand varies, or where literals stand between those that vary and
/// at most one of them may contain a character of the literals beside it; the text can then be cut from both
/// ends. What is read from the input may contain any character. Numbers, booleans and what
/// $encodeUrlComponent, $base64encode, $count and the like give contain few. Whether operands are missing is
/// another question.
enum class Ambiguity : std::uint8_t {
    None,
    Adjacent,          ///< nothing stands between two operands: 'a' & 'bc' is 'ab' & 'c'
    SeparatorMayOccur, ///< two operands may contain what stands between: 'a-b' & '-' & 'c'
};

/// A chain of `&`, or a $join of an array that is written out.
struct Join {
    SourceSpan span;
    std::vector<Operand> operands; ///< at least two; chains in parentheses are taken apart
    Ambiguity ambiguity = Ambiguity::None;
    std::size_t left = 0; ///< the two operands that are to blame
    std::size_t right = 0;
};

/// A calculation in IEEE doubles, in which an integer beyond 2^53 loses digits.
struct Arithmetic {
    SourceSpan span;
    std::string operation;       ///< `+`, `$sum`, ...
    std::vector<DataPath> paths; ///< what it calculates with, as far as that comes from the input
    bool hasLongLiteral = false; ///< or it is an integer literal beyond 2^53
};

/// What the result of an expression may depend on.
struct Dependencies {
    std::vector<Read> reads;            ///< in order of the source; each once
    std::vector<SourceSpan> clockReads; ///< $now, $millis; $toMillis with a picture that leaves the date open
    std::vector<SourceSpan> randomReads;  ///< $random, $shuffle
    std::vector<SourceSpan> unknownReads; ///< $eval: it may read anything; also what is too much to analyse
    std::vector<Join> joins;              ///< in order of the source
    std::vector<Arithmetic> arithmetic;   ///< in order of the source
};

/// Follows the values through the expression, without evaluating it: through paths, variables, functions and
/// what the built-in functions hand on. Takes microseconds for a usual expression, and has a bound: past it
/// the rest is an unknown read.
///
/// Sound with two exceptions: a variable in `bindings` that is named as a built-in function is not seen, and
/// an optional first argument counts as left out only where the others show it ($substring(1), not
/// $substring(x, 1)). An expression that fails depends on what it read until then, too.
Dependencies findDependencies(const Expression &expression);

/// How one read of the input relates to what the engine puts there.
/// Source: ../shared/design.md, section 4.
enum class InputPart : std::uint8_t {
    Payload,
    PredecessorOutput, ///< `input`
    StepOutput,        ///< `steps.<id>.output`
    ExecutionId,
    Workspace,
    Response,
};

struct InputUse {
    InputPart part;
    std::string step; ///< of a StepOutput; empty where it may be any
    SourceSpan span;

    friend bool operator==(const InputUse &, const InputUse &) = default;
};

/// The parts of the input that the reads touch, in order of the source. What reads the whole input touches
/// every part; only to ask whether there is any touches none.
std::vector<InputUse> inputUses(const Dependencies &dependencies);

} // namespace schemabridge::expression
