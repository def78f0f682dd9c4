#include "engine/workflow/config/merge_config.h"

#include "engine/workflow/config/config_reader.h"
#include "engine/workflow/expression_text.h"

#include <array>

namespace schemabridge::workflow {

namespace {

constexpr std::array<std::pair<std::string_view, MergeMode>, 2> modes = {{
    {"all", MergeMode::All},
    {"any", MergeMode::Any},
}};

} // namespace

std::string_view mergeModeName(MergeMode mode)
{
    return choiceName<MergeMode>(modes, mode);
}

ConfigReading<MergeConfig> MergeConfig::read(const json::Value &config)
{
    ConfigReading<MergeConfig> reading;
    ConfigReader reader(config, {}, reading.errors);
    reading.config.mode = reader.choice<MergeMode>("mode", modes, "all or any").value_or(reading.config.mode);
    const auto expression = reader.text("expression");
    if (expression && !expressionSource(*expression))
        reader.refuse("expression", "expression that begins with =");
    else
        reading.config.expression = expression;
    return reading;
}

} // namespace schemabridge::workflow
