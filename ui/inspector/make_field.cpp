#include "ui/inspector/table_field.h"
#include "ui/inspector/text_fields.h"

namespace schemabridge::ui {

PropertyField *makeField(Property property, QWidget *parent)
{
    struct Maker {
        Property &property;
        QWidget *parent;

        PropertyField *operator()(const TextEditor &) { return new TextField(std::move(property), parent); }
        PropertyField *operator()(const ExpressionEditor &)
        {
            return new ExpressionField(std::move(property), parent);
        }
        PropertyField *operator()(const ChoiceEditor &)
        {
            return new ChoiceField(std::move(property), parent);
        }
        PropertyField *operator()(const NumberEditor &)
        {
            return new NumberField(std::move(property), parent);
        }
        PropertyField *operator()(const JsonEditor &) { return new JsonField(std::move(property), parent); }
        PropertyField *operator()(const TableEditor &) { return new TableField(std::move(property), parent); }
        PropertyField *operator()(const ReadOnlyEditor &)
        {
            return new ReadOnlyField(std::move(property), parent);
        }
    };
    const PropertyEditor editor = property.editor;
    return std::visit(Maker{property, parent}, editor);
}

} // namespace schemabridge::ui
