#include "ui/inspector/property_maker.h"
#include "ui/inspector/text_fields.h"

#include <QComboBox>

namespace schemabridge::ui {

namespace {

bool stands(const ChoiceEditor::Option &option, const MemberValue &value)
{
    return option.matches ? option.matches(value) : option.value == value;
}

} // namespace

ChoiceField::ChoiceField(Property property, QWidget *parent)
    : PropertyField(std::move(property), parent), m_choice(new QComboBox(this))
{
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    addEditor(m_choice);
    fill();
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        const auto &options = std::get<ChoiceEditor>(this->property().editor).options;
        if (const auto chosen = static_cast<std::size_t>(index); chosen < options.size())
            write(options[chosen].value);
    });
    refresh();
}

QWidget *ChoiceField::editor() const
{
    return m_choice;
}

void ChoiceField::fill()
{
    for (const ChoiceEditor::Option &option : std::get<ChoiceEditor>(property().editor).options) {
        m_choice->addItem(option.text);
        m_choice->setItemData(m_choice->count() - 1, option.help, Qt::ToolTipRole);
    }
}

int ChoiceField::indexOf(const MemberValue &value) const
{
    const auto &options = std::get<ChoiceEditor>(property().editor).options;
    for (std::size_t index = 0; index < options.size(); ++index) {
        if (stands(options[index], value))
            return static_cast<int>(index);
    }
    return -1;
}

void ChoiceField::showValue(const MemberValue &value)
{
    const int index = indexOf(value);
    m_choice->setCurrentIndex(index);
    // What the program does not know is shown as it is written.
    m_choice->setPlaceholderText(index < 0 ? textOf(value) : QString());
}

} // namespace schemabridge::ui
