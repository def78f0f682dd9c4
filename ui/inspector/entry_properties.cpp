#include "ui/inspector/property_maker.h"

namespace schemabridge::ui {

using json::Value;

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(schemabridge::ui::EntryProperties)
};

bool isCron(const Value &config)
{
    const Value *trigger = config.find("trigger");
    return trigger && trigger->isString() && trigger->asString() == "cron";
}

/// An array of paths is shown as the list that it means, and stays an array.
QString listOf(const MemberValue &value)
{
    if (!value || !value->isArray())
        return textOf(value);
    QStringList paths;
    for (const Value &path : value->elements())
        paths.append(textOf(path));
    return paths.join(QStringLiteral(", "));
}

MemberValue asArray(const QString &list)
{
    std::vector<Value> paths;
    for (const QString &path : list.split(u',', Qt::SkipEmptyParts))
        paths.push_back(Value::string(path.trimmed().toStdString()));
    return list.trimmed().isEmpty() ? std::nullopt : MemberValue(Value::array(std::move(paths)));
}

void addFields(PropertyMaker &maker)
{
    Property &fields =
        maker.add(Texts::tr("Idempotency fields"),
                  Texts::tr("Paths into the payload, separated by commas. Triggers with the "
                            "same values there are one execution; one that lacks a path is "
                            "refused. Without fields the payload decides."),
                  "/idempotencyFields",
                  TextEditor{.placeholder = QStringLiteral("order.id"), .isCode = true, .expression = {}});
    const auto get = fields.get;
    const auto set = fields.set;
    fields.get = [get]() -> MemberValue {
        const MemberValue value = get();
        return value && value->isArray() ? memberText(listOf(value)) : value;
    };
    fields.set = [get, set](const MemberValue &list) {
        const MemberValue current = get();
        set(current && current->isArray() ? asArray(textOf(list)) : list);
    };
}

} // namespace

void addEntryProperties(PropertyMaker &maker)
{
    maker.startSection(Texts::tr("Trigger"));
    maker.add(
        Texts::tr("Trigger"), Texts::tr("What starts the workflow"), "/trigger",
        ChoiceEditor{{defaultChoice("webhook", Texts::tr("Webhook"), Texts::tr("A call from outside")),
                      choice("cron", Texts::tr("Schedule"), Texts::tr("At set times, never deduplicated")),
                      choice("manual", Texts::tr("By hand"))}});
    if (isCron(maker.config()))
        maker.add(Texts::tr("Schedule"),
                  Texts::tr("Minute, hour, day of the month, month, day of the week, as in crontab"),
                  "/schedule",
                  TextEditor{.placeholder = QStringLiteral("0 6 * * 1-5"), .isCode = true, .expression = {}});
    maker.startSection(Texts::tr("Identity"));
    addFields(maker);
    maker.add(Texts::tr("Payload identity"),
              Texts::tr("What of the payload decides while there are no fields"), "/payloadIdentity",
              ChoiceEditor{{defaultChoice("bytes", Texts::tr("Its bytes"),
                                          Texts::tr("Other spaces or another order are another execution")),
                            choice("canonical", Texts::tr("Its canonical form"),
                                   Texts::tr("RFC 8785: spaces and the order of members do not count"))}});
    maker.addUnknownMembers({"trigger", "schedule", "idempotencyFields", "payloadIdentity"});
}

} // namespace schemabridge::ui
