#include "ui/theme/color_token.h"

namespace schemabridge::ui {

ColorToken strongColor(Tone tone)
{
    switch (tone) {
    case Tone::Neutral:
        return ColorToken::Neutral;
    case Tone::Info:
        return ColorToken::Info;
    case Tone::Success:
        return ColorToken::Success;
    case Tone::Warning:
        return ColorToken::Warning;
    case Tone::Danger:
        return ColorToken::Danger;
    case Tone::Guard:
        return ColorToken::Guard;
    }
    return ColorToken::Neutral;
}

ColorToken softColor(Tone tone)
{
    switch (tone) {
    case Tone::Neutral:
        return ColorToken::NeutralSoft;
    case Tone::Info:
        return ColorToken::InfoSoft;
    case Tone::Success:
        return ColorToken::SuccessSoft;
    case Tone::Warning:
        return ColorToken::WarningSoft;
    case Tone::Danger:
        return ColorToken::DangerSoft;
    case Tone::Guard:
        return ColorToken::GuardSoft;
    }
    return ColorToken::NeutralSoft;
}

} // namespace schemabridge::ui
