#pragma once

#include <cstdint>

namespace schemabridge::ui {

/// Every colour that the window uses, by its role; Theme::color() tells what it is in the theme shown.
#define SCHEMABRIDGE_COLOR_TOKENS(TOKEN)                                                                     \
    /* surfaces, from the back to the front */                                                               \
    TOKEN(Window)       /* panels, bars */                                                                   \
    TOKEN(Surface)      /* cards, fields, lists */                                                           \
    TOKEN(SurfaceHover) /* a row or button under the mouse */                                                \
    TOKEN(Sunken)       /* read-only fields, code, headers of tables */                                      \
    TOKEN(Border)       /* hairlines that only separate */                                                   \
    TOKEN(BorderStrong) /* outlines of controls */                                                           \
    TOKEN(Shadow)                                                                                            \
    /* text */                                                                                               \
    TOKEN(Text)                                                                                              \
    TOKEN(TextMuted) /* secondary text; 4.5:1 against Window and Surface */                                  \
    TOKEN(TextDisabled)                                                                                      \
    /* what can be done, and what is chosen */                                                               \
    TOKEN(Accent) /* fills and focus rings */                                                                \
    TOKEN(AccentHover)                                                                                       \
    TOKEN(AccentPressed)                                                                                     \
    TOKEN(AccentText) /* accent as a text colour */                                                          \
    TOKEN(AccentSoft) /* background of what is selected */                                                   \
    TOKEN(OnAccent)   /* text upon Accent */                                                                 \
    /* tones: strong = text and icons; soft = background behind it */                                        \
    TOKEN(Success)                                                                                           \
    TOKEN(SuccessSoft)                                                                                       \
    TOKEN(Warning)                                                                                           \
    TOKEN(WarningSoft)                                                                                       \
    TOKEN(Danger)                                                                                            \
    TOKEN(DangerSoft)                                                                                        \
    TOKEN(Info)                                                                                              \
    TOKEN(InfoSoft)                                                                                          \
    TOKEN(Neutral)                                                                                           \
    TOKEN(NeutralSoft)                                                                                       \
    TOKEN(Guard) /* a duplicate was stopped here */                                                          \
    TOKEN(GuardSoft)                                                                                         \
    /* canvas */                                                                                             \
    TOKEN(Canvas)                                                                                            \
    TOKEN(CanvasDot)                                                                                         \
    TOKEN(Edge)                                                                                              \
    TOKEN(EdgeHover)                                                                                         \
    /* code */                                                                                               \
    TOKEN(CodeString)                                                                                        \
    TOKEN(CodeNumber)                                                                                        \
    TOKEN(CodeName)                                                                                          \
    TOKEN(CodeKeyword)                                                                                       \
    TOKEN(CodeOperator)                                                                                      \
    TOKEN(CodeComment)

enum class ColorToken : std::uint8_t {
#define SCHEMABRIDGE_ENUMERATOR(name) name,
    SCHEMABRIDGE_COLOR_TOKENS(SCHEMABRIDGE_ENUMERATOR)
#undef SCHEMABRIDGE_ENUMERATOR
};

/// What a message, badge or mark means; each has a strong and a soft colour.
enum class Tone : std::uint8_t { Neutral, Info, Success, Warning, Danger, Guard };

ColorToken strongColor(Tone tone);
ColorToken softColor(Tone tone);

} // namespace schemabridge::ui
