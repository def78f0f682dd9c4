#include "ui/theme/theme.h"

namespace schemabridge::ui {

namespace {

VertexLook look(Icon icon, QRgb lightStrong, QRgb lightSoft, QRgb darkStrong, QRgb darkSoft)
{
    const bool isDark = Theme::instance().isDark();
    return {icon, QColor(isDark ? darkStrong : lightStrong), QColor(isDark ? darkSoft : lightSoft)};
}

} // namespace

VertexLook vertexLook(workflow::VertexType type)
{
    switch (type) {
    case workflow::VertexType::EntryPoint:
        return look(Icon::EntryPoint, 0x0f734f, 0xdcf4e9, 0x4fd1a0, 0x15352a);
    case workflow::VertexType::Gateway:
        return look(Icon::Gateway, 0x2459d6, 0xe4edfe, 0x82aaff, 0x1b2b4f);
    case workflow::VertexType::Condition:
        return look(Icon::Condition, 0x9a4a06, 0xfdf0d6, 0xf5b35c, 0x3b2a12);
    case workflow::VertexType::Merge:
        return look(Icon::Merge, 0x7630c4, 0xf1e8fd, 0xc59bff, 0x33234d);
    case workflow::VertexType::Transform:
        return look(Icon::Transform, 0xb01a6c, 0xfce6f1, 0xf68cc0, 0x422030);
    }
    return look(Icon::Gateway, 0, 0, 0, 0);
}

Tone stepTone(StepState state)
{
    switch (state) {
    case StepState::Pending:
    case StepState::Skipped:
        return Tone::Neutral;
    case StepState::Dispatched:
        return Tone::Info;
    case StepState::Executing:
        return Tone::Info;
    case StepState::Completed:
        return Tone::Success;
    case StepState::Failed:
        return Tone::Danger;
    case StepState::Cancelled:
        return Tone::Warning;
    }
    return Tone::Neutral;
}

} // namespace schemabridge::ui
