#pragma once

#include "engine/base/error.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace schemabridge {

/// A value, or the reason why there is none. `std::expected` is C++23; this is the part of it that we use.
/// Expected failures travel in it; broken invariants are assertions; nothing in the engine throws on purpose.
template<typename T, typename E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const { return m_state.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    /// The value; only after hasValue() was seen to be true.
    T &value() { return std::get<0>(m_state); }
    const T &value() const { return std::get<0>(m_state); }
    T &operator*() { return value(); }
    const T &operator*() const { return value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    T takeValue() { return std::move(std::get<0>(m_state)); }

    /// The reason; only where hasValue() is false.
    const E &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, E> m_state;
};

/// Success without a value, or the reason why not.
template<typename E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(E error) : m_error(std::move(error)) {}

    bool hasValue() const { return !m_error.has_value(); }
    explicit operator bool() const { return hasValue(); }
    const E &error() const { return *m_error; }

private:
    std::optional<E> m_error;
};

using Status = Result<void, Error>;

} // namespace schemabridge
