#include "engine/workflow/config/transform_config.h"

#include "engine/workflow/config/config_reader.h"
#include "engine/workflow/expression_text.h"

namespace schemabridge::workflow {

ConfigReading<TransformConfig> TransformConfig::read(const json::Value &config)
{
    ConfigReading<TransformConfig> reading;
    ConfigReader reader(config, {}, reading.errors);
    const auto expression = reader.text("expression");
    const json::Value *written = reader.find("expression");
    if (expression && expressionSource(*expression))
        reading.config.expression = *expression;
    else if (!written || written->isString())
        reader.refuse("expression", "expression that begins with =");
    return reading;
}

} // namespace schemabridge::workflow
