#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace schemabridge {

/// A name that cannot be taken for a name of another kind.
template<typename Tag>
struct StringId {
    std::string value;

    bool isEmpty() const { return value.empty(); }
    friend bool operator==(const StringId &, const StringId &) = default;
    friend auto operator<=>(const StringId &, const StringId &) = default;
};

/// A number that cannot be taken for a number of another kind.
template<typename Tag>
struct NumberId {
    std::int64_t value = 0;

    friend bool operator==(const NumberId &, const NumberId &) = default;
    friend auto operator<=>(const NumberId &, const NumberId &) = default;
};

using VertexId = StringId<struct VertexTag>;
using EdgeId = StringId<struct EdgeTag>;
using WorkerId = StringId<struct WorkerTag>;

/// Where an execution stands in its store: small and ascending, unlike its id. Never leaves the engine.
using ExecutionRow = NumberId<struct ExecutionRowTag>;

/// Where the text of a workflow stands in a store: executions keep the text that they started with.
using DefinitionRow = NumberId<struct DefinitionRowTag>;

/// The fencing number of a claim: each claim of a step raises it by one.
using Epoch = NumberId<struct EpochTag>;

/// Identity of one run of a workflow: 32 bytes, written as 64 lowercase hexadecimal digits.
struct ExecutionId {
    std::array<unsigned char, 32> bytes{};

    std::string toString() const;
    /// @return nothing where the text is not 64 lowercase hexadecimal digits.
    static std::optional<ExecutionId> fromString(std::string_view digits);

    friend bool operator==(const ExecutionId &, const ExecutionId &) = default;
    friend auto operator<=>(const ExecutionId &, const ExecutionId &) = default;
};

} // namespace schemabridge

template<typename Tag>
struct std::hash<schemabridge::StringId<Tag>> {
    std::size_t operator()(const schemabridge::StringId<Tag> &id) const noexcept
    {
        return std::hash<std::string>()(id.value);
    }
};

template<typename Tag>
struct std::hash<schemabridge::NumberId<Tag>> {
    std::size_t operator()(const schemabridge::NumberId<Tag> &id) const noexcept
    {
        return std::hash<std::int64_t>()(id.value);
    }
};

template<>
struct std::hash<schemabridge::ExecutionId> {
    std::size_t operator()(const schemabridge::ExecutionId &id) const noexcept;
};
