#include "ui/inspector/inspector_panel.h"

#include "ui/inspector/inspector_header.h"
#include "ui/inspector/property_list.h"
#include "ui/messages/sentence.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/section.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr int widthMin = 280;

/// What a property looks like apart from its value: another one needs another field.
bool looksAlike(const Property &left, const Property &right)
{
    const auto actionsAlike = [](const PropertyAction &one, const PropertyAction &other) {
        return one.icon == other.icon && one.help == other.help && one.isEnabled == other.isEnabled;
    };
    return left.place == right.place && left.section == right.section && left.label == right.label &&
           left.editor.index() == right.editor.index() &&
           std::equal(left.actions.begin(), left.actions.end(), right.actions.begin(), right.actions.end(),
                      actionsAlike);
}

/// `/config/url` of `/vertices/1/config/url`
std::string pointerWithin(const workflow::Place &place)
{
    const auto second = place.pointer.find('/', 1);
    const auto third = second == std::string::npos ? second : place.pointer.find('/', second + 1);
    return third == std::string::npos ? std::string() : place.pointer.substr(third);
}

QString findingText(const workflow::Finding &finding)
{
    const Message text = message(finding.error);
    return text.whatToDo.isEmpty() ? text.what : text.what % QStringLiteral(". ") % text.whatToDo;
}

/// What is left of a pointer behind a property's own; nothing where it leads elsewhere.
std::optional<std::string> restBehind(const std::string &own, const std::string &pointer)
{
    const bool isWithin = !own.empty() && pointer.starts_with(own) &&
                          (pointer.size() == own.size() || pointer[own.size()] == '/');
    return isWithin ? std::optional(pointer.substr(own.size())) : std::nullopt;
}

} // namespace

InspectorPanel::InspectorPanel(WorkflowDocument &document, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_header(new InspectorHeader(this)),
      m_notes(new Label(TextStyle::Small, ColorToken::Danger, this)),
      m_scroll(new QScrollArea(this))
{
    setMinimumWidth(widthMin);
    m_notes->setWordWrap(true);
    m_notes->setContentsMargins(metrics::spaceLarge, metrics::spaceSmall, metrics::spaceLarge, 0);
    m_notes->hide();
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_notes);
    rows->addWidget(m_scroll, 1);
    connect(&m_document, &WorkflowDocument::changed, this, [this](const DocumentChange &change) {
        if (change.everything) {
            m_fields.clear(); // their drafts belong to another workflow
            m_drafts.clear();
        }
        if (change.changesMeaning())
            refresh();
    });
    connect(&m_document, &WorkflowDocument::selectionChanged, this, &InspectorPanel::refresh);
    connect(&m_document, &WorkflowDocument::findingsChanged, this, &InspectorPanel::refreshFindings);
    rebuild(propertiesOf(m_document));
}

void InspectorPanel::setScope(const ExpressionScope &scope)
{
    m_scope = scope;
    for (PropertyField *field : m_fields)
        field->setScope(m_scope);
}

void InspectorPanel::refresh()
{
    // A change may take away what is selected before the selection follows.
    const Selection &selection = m_document.selection();
    const bool isGone = std::any_of(selection.vertices.begin(), selection.vertices.end(),
                                    [this](const VertexId &id) { return !m_document.vertex(id); }) ||
                        std::any_of(selection.edges.begin(), selection.edges.end(),
                                    [this](const EdgeId &id) { return !m_document.edge(id); });
    if (isGone)
        return;
    auto properties = propertiesOf(m_document);
    m_header->showSelection(m_document);
    if (m_shown != selection || !hasSameFields(properties))
        return rebuild(std::move(properties));
    for (std::size_t index = 0; index < m_fields.size(); ++index)
        m_fields[index]->setProperty(std::move(properties[index]));
}

bool InspectorPanel::hasSameFields(const std::vector<Property> &properties) const
{
    return std::equal(m_fields.begin(), m_fields.end(), properties.begin(), properties.end(),
                      [](const PropertyField *field, const Property &property) {
                          return looksAlike(field->property(), property);
                      });
}

void InspectorPanel::keepDrafts()
{
    for (const PropertyField *field : m_fields) {
        m_drafts.erase(field->property().place);
        if (field->hasDraft())
            m_drafts[field->property().place] = field->draft();
    }
}

void InspectorPanel::rebuild(std::vector<Property> properties)
{
    keepDrafts();
    const auto focused = std::find_if(m_fields.begin(), m_fields.end(),
                                      [](const PropertyField *field) { return field->editor()->hasFocus(); });
    const auto focusedPlace =
        focused == m_fields.end() ? std::nullopt : std::optional((*focused)->property().place);
    const int scrolled = m_shown == m_document.selection() ? m_scroll->verticalScrollBar()->value() : 0;
    m_shown = m_document.selection();
    m_fields.clear();
    if (QWidget *old = m_scroll->takeWidget())
        old->deleteLater(); // it may be in the middle of an event of its own

    auto *content = new QWidget;
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(metrics::spaceLarge, metrics::spaceMedium, metrics::spaceLarge,
                             metrics::spaceLarge);
    rows->setSpacing(metrics::spaceMedium);
    addFields(std::move(properties), *rows);
    addActions(*rows);
    addHint(*rows);
    rows->addStretch(1);
    m_scroll->setWidget(content);
    m_header->showSelection(m_document);
    refreshFindings();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    if (PropertyField *field = focusedPlace ? fieldAt(*focusedPlace) : nullptr)
        field->editor()->setFocus();
}

void InspectorPanel::addFields(std::vector<Property> properties, QVBoxLayout &rows)
{
    QString sectionTitle;
    QVBoxLayout *place = &rows;
    for (Property &property : properties) {
        if (property.section != sectionTitle) {
            sectionTitle = property.section;
            auto *section = new Section(sectionTitle, rows.parentWidget());
            section->body()->setSpacing(metrics::spaceMedium);
            rows.addWidget(section);
            place = section->body();
        }
        PropertyField *field = makeField(std::move(property), rows.parentWidget());
        place->addWidget(field);
        m_fields.push_back(field);
        connect(field, &PropertyField::editingEnded, this, [this] { m_document.endTyping(); });
        field->setScope(m_scope);
        if (const auto draft = m_drafts.find(field->property().place); draft != m_drafts.end())
            field->restoreDraft(QString(draft->second));
    }
}

void InspectorPanel::addActions(QVBoxLayout &rows)
{
    if (m_shown.isEmpty())
        return;
    if (m_shown.vertices.size() > 1) {
        auto *duplicate = new Button(ButtonKind::Secondary, tr("Duplicate"), rows.parentWidget());
        connect(duplicate, &Button::clicked, &m_document, &WorkflowDocument::duplicateSelection,
                Qt::QueuedConnection);
        rows.addWidget(duplicate);
    }
    const QString text = m_shown.size() > 1 ? tr("Delete all") : tr("Delete");
    auto *remove = new Button(ButtonKind::Secondary, text, rows.parentWidget());
    remove->setIconName(Icon::Delete);
    connect(remove, &Button::clicked, &m_document, &WorkflowDocument::removeSelection, Qt::QueuedConnection);
    rows.addWidget(remove);
}

void InspectorPanel::addHint(QVBoxLayout &rows)
{
    if (!m_shown.isEmpty())
        return;
    auto *hint = new Label(TextStyle::Small, ColorToken::TextMuted, rows.parentWidget());
    hint->setWordWrap(true);
    hint->setText(tr("Select a vertex or an edge to see and change its settings."));
    rows.addWidget(hint);
}

PropertyField *InspectorPanel::fieldAt(const PropertyPlace &place) const
{
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), [&place](const PropertyField *field) {
        return field->property().place == place;
    });
    return found == m_fields.end() ? nullptr : *found;
}

PropertyField *InspectorPanel::fieldFor(const workflow::Place &place) const
{
    const std::string pointer = pointerWithin(place);
    PropertyField *nearest = nullptr;
    for (PropertyField *field : m_fields) {
        const PropertyPlace &own = field->property().place;
        const bool isSameOwner = own.vertex == place.vertex && own.edge == place.edge;
        const bool isNearer = !nearest || own.pointer.size() > nearest->property().place.pointer.size();
        if (isSameOwner && isNearer && restBehind(own.pointer, pointer))
            nearest = field;
    }
    return nearest;
}

void InspectorPanel::refreshFindings()
{
    std::map<PropertyField *, std::vector<FieldFinding>> byField;
    QStringList others;
    for (const workflow::Finding &finding : m_document.findings()) {
        const bool isError = finding.severity == workflow::Severity::Error;
        const bool isShown = m_shown.size() == 1 &&
                             (m_shown.contains(finding.place.vertex) || m_shown.contains(finding.place.edge));
        if (PropertyField *field = fieldFor(finding.place)) {
            const auto rest = restBehind(field->property().place.pointer, pointerWithin(finding.place));
            byField[field].push_back({rest.value_or(std::string()), findingText(finding), isError});
        } else if (isShown) {
            others.append(findingText(finding));
        }
    }
    for (PropertyField *field : m_fields)
        field->setFindings(byField[field]);
    m_notes->setText(others.join(u'\n'));
    m_notes->setVisible(!others.isEmpty());
}

void InspectorPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild(propertiesOf(m_document));
    QWidget::changeEvent(event);
}

} // namespace schemabridge::ui
