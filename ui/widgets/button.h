#pragma once

#include "ui/theme/icon.h"

#include <QPushButton>

#include <cstdint>
#include <optional>

namespace schemabridge::ui {

enum class ButtonKind : std::uint8_t {
    Primary,   ///< the one thing to do next: filled with the accent
    Secondary, ///< outlined
    Quiet,     ///< text only
};

/// A push button of one of three kinds.
class Button : public QPushButton {
    Q_OBJECT

public:
    explicit Button(ButtonKind kind, const QString &text = {}, QWidget *parent = nullptr);

    void setIconName(std::optional<Icon> icon);

private:
    ButtonKind m_kind;
};

} // namespace schemabridge::ui
