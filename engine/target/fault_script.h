#pragma once

#include "engine/base/instant.h"
#include "engine/base/result.h"
#include "engine/json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schemabridge::target {

/// What goes wrong with one request.
struct Fault {
    enum class Kind : std::uint8_t {
        None,        ///< `ok`
        AnswerLost,  ///< `answer-lost`: the effect happens, the connection closes without an answer
        RequestLost, ///< `request-lost`: the connection closes before the effect
        Reset,       ///< `reset`: as request-lost, by TCP RST
        Status,      ///< `500`, `429`, `503`, ...: no effect
    };

    Kind kind = Kind::None;
    int status = 0;
    std::optional<int> retryAfterSeconds; ///< `429:2`
    Milliseconds delayMs{0};              ///< `delay:250`, `delay:250+answer-lost`: before the effect

    friend bool operator==(const Fault &, const Fault &) = default;
};

/// Faults per route. Each request takes the next one of the first rule that matches it and is not used up.
class FaultScript {
public:
    struct Rule {
        std::string host;   ///< empty: any
        std::string method; ///< `*`: any
        std::string path;   ///< `*` stands for any characters
        std::vector<Fault> faults;
        bool repeat = false; ///< begins again at the end
        std::size_t used = 0;

        friend bool operator==(const Rule &, const Rule &) = default;
    };

    FaultScript() = default;

    /// `POST /v1/charges=answer-lost,ok,429:2`; with a host `POST api.example/v1/charges=…`; `repeat` as the
    /// last item begins again. Several rules are separated by `;` or line breaks. Errors:
    /// FAULT_SCRIPT_INVALID (`reason`, `column` from 1).
    static Result<FaultScript> fromText(std::string_view text);

    /// `[{"route": "POST /v1/charges*", "host": "api.example", "faults": ["answer-lost", "ok"], "repeat":
    /// false}]` Errors: FAULT_SCRIPT_INVALID (`reason`, `pointer`).
    static Result<FaultScript> fromJson(const json::Value &value);

    Fault next(std::string_view host, std::string_view method, std::string_view path);
    const std::vector<Rule> &rules() const { return m_rules; }

    friend bool operator==(const FaultScript &, const FaultScript &) = default;

private:
    std::vector<Rule> m_rules;
};

} // namespace schemabridge::target
