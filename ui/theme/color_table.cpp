#include "ui/theme/color_table.h"

#include <array>
#include <cstddef>

namespace schemabridge::ui {

namespace {

/// In the order of SCHEMABRIDGE_COLOR_TOKENS.
constexpr std::array colors = {
    ColorPair{0xfff7f8fa, 0xff16181d}, // Window
    ColorPair{0xffffffff, 0xff1e2128}, // Surface
    ColorPair{0xffeff1f5, 0xff292d36}, // SurfaceHover
    ColorPair{0xfff2f4f7, 0xff121419}, // Sunken
    ColorPair{0xffe3e6eb, 0xff2c303a}, // Border
    ColorPair{0xffc3c9d3, 0xff484e5c}, // BorderStrong
    ColorPair{0x24141a2b, 0x70000000}, // Shadow
    ColorPair{0xff171b24, 0xffe8eaf0}, // Text
    ColorPair{0xff5a6374, 0xff9fa7b7}, // TextMuted
    ColorPair{0xffa1a9b6, 0xff626a7a}, // TextDisabled
    ColorPair{0xff4a58e0, 0xff5a67ee}, // Accent
    ColorPair{0xff3e4bd0, 0xff6b77f2}, // AccentHover
    ColorPair{0xff343fb8, 0xff4f5bdb}, // AccentPressed
    ColorPair{0xff3b47c9, 0xffa5afff}, // AccentText
    ColorPair{0xffeceefd, 0xff272c50}, // AccentSoft
    ColorPair{0xffffffff, 0xffffffff}, // OnAccent
    ColorPair{0xff13702f, 0xff5fd38d}, // Success
    ColorPair{0xffe5f5e9, 0xff16331f}, // SuccessSoft
    ColorPair{0xff955006, 0xfff3b65d}, // Warning
    ColorPair{0xfffdf1da, 0xff392a12}, // WarningSoft
    ColorPair{0xffb91c1c, 0xffff8a85}, // Danger
    ColorPair{0xfffdebeb, 0xff421c1e}, // DangerSoft
    ColorPair{0xff1d57c4, 0xff86b0ff}, // Info
    ColorPair{0xffe6effd, 0xff1a2c4e}, // InfoSoft
    ColorPair{0xff4b5565, 0xffa9b1c0}, // Neutral
    ColorPair{0xffedeff3, 0xff2a2e38}, // NeutralSoft
    ColorPair{0xff0b6a66, 0xff4fd6c8}, // Guard
    ColorPair{0xffdcf3f0, 0xff123633}, // GuardSoft
    ColorPair{0xfff4f5f8, 0xff111318}, // Canvas
    ColorPair{0xffced4de, 0xff2b303b}, // CanvasDot
    ColorPair{0xff98a1b1, 0xff5e6677}, // Edge
    ColorPair{0xff5a6374, 0xff9fa7b7}, // EdgeHover
    ColorPair{0xff13702f, 0xff8bd49c}, // CodeString
    ColorPair{0xff9a4a06, 0xfff0b070}, // CodeNumber
    ColorPair{0xff1d4fae, 0xff8fb8ff}, // CodeName
    ColorPair{0xff7a32c9, 0xffc9a2ff}, // CodeKeyword
    ColorPair{0xff5a6374, 0xffaab2c1}, // CodeOperator
    ColorPair{0xff69727f, 0xff858d9c}, // CodeComment
};

static_assert(colors.size() == static_cast<std::size_t>(ColorToken::CodeComment) + 1);

} // namespace

ColorPair colorPair(ColorToken token)
{
    return colors[static_cast<std::size_t>(token)];
}

} // namespace schemabridge::ui
