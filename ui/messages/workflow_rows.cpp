#include "ui/messages/message_row.h"

#include <QCoreApplication>
#include <array>

namespace schemabridge::ui {

namespace {

constexpr std::array rows{
    MessageRow{ErrorCode::FileUnreadable,
               QT_TRANSLATE_NOOP("Messages", "The file cannot be read[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Check the file's name and your permission to read it")},
    MessageRow{
        ErrorCode::FileNotWritable, QT_TRANSLATE_NOOP("Messages", "The file cannot be written[: {reason}]"),
        QT_TRANSLATE_NOOP("Messages", "Save it elsewhere, or free the place; nothing was overwritten")},
    MessageRow{ErrorCode::FileChangedOutside,
               QT_TRANSLATE_NOOP("Messages", "Another program changed the file after it was opened"),
               QT_TRANSLATE_NOOP("Messages", "Open it again, save under another name, or overwrite it")},
    MessageRow{ErrorCode::WorkflowInvalid,
               QT_TRANSLATE_NOOP("Messages", "The file is no workflow[: a {expected} is expected]"),
               QT_TRANSLATE_NOOP("Messages", "Correct the file at this place")},
    MessageRow{ErrorCode::WorkflowVersionUnsupported,
               QT_TRANSLATE_NOOP("Messages",
                                 "The workflow's schemaVersion is not supported[: {version}][; this "
                                 "program reads up to {supported}]"),
               QT_TRANSLATE_NOOP("Messages", "Open the file with a newer version of the program")},
    MessageRow{ErrorCode::VertexTypeUnknown,
               QT_TRANSLATE_NOOP("Messages", "There is no vertex type \"{type}\"[; known are {known}]"),
               QT_TRANSLATE_NOOP("Messages", "Give the vertex one of the known types")},
    MessageRow{ErrorCode::VertexIdDuplicate, QT_TRANSLATE_NOOP("Messages", "Two vertices have the same id"),
               QT_TRANSLATE_NOOP("Messages", "Give one of them another id")},
    MessageRow{ErrorCode::VertexIdInvalid, QT_TRANSLATE_NOOP("Messages", "The vertex's id is invalid"),
               QT_TRANSLATE_NOOP(
                   "Messages", "Use lowercase letters, digits and underscores, with no digit at the start")},
    MessageRow{ErrorCode::EdgeIdDuplicate, QT_TRANSLATE_NOOP("Messages", "Two edges have the same id"),
               QT_TRANSLATE_NOOP("Messages", "Give one of them another id")},
    MessageRow{ErrorCode::EdgeDangling,
               QT_TRANSLATE_NOOP("Messages", "The edge's vertex \"{missing}\" does not exist"),
               QT_TRANSLATE_NOOP("Messages", "Connect the edge with a vertex of the workflow, or remove it")},
    MessageRow{ErrorCode::EdgeDuplicate,
               QT_TRANSLATE_NOOP("Messages", "There already is an edge from \"{from}\" to \"{to}\""),
               QT_TRANSLATE_NOOP("Messages", "Use one edge, with one condition for both")},
    MessageRow{ErrorCode::EdgeToItself, QT_TRANSLATE_NOOP("Messages", "A vertex cannot lead to itself"),
               QT_TRANSLATE_NOOP("Messages", "Connect the edge with another vertex")},
    MessageRow{ErrorCode::EdgeIntoEntryPoint,
               QT_TRANSLATE_NOOP("Messages", "An edge cannot lead into an ENTRY_POINT"),
               QT_TRANSLATE_NOOP("Messages", "Connect the edge with a vertex of another type")},
    MessageRow{ErrorCode::GraphHasCycle,
               QT_TRANSLATE_NOOP("Messages", "The workflow runs in a circle[: {vertices}]"),
               QT_TRANSLATE_NOOP("Messages", "Remove one edge of the circle")},
    MessageRow{ErrorCode::VertexUnknown, QT_TRANSLATE_NOOP("Messages", "The workflow has no such vertex"),
               QT_TRANSLATE_NOOP("Messages", "Name one of its vertices")},
    MessageRow{ErrorCode::EntryPointMissing, QT_TRANSLATE_NOOP("Messages", "The workflow has no ENTRY_POINT"),
               QT_TRANSLATE_NOOP("Messages", "Add an ENTRY_POINT where triggers arrive")},
    MessageRow{ErrorCode::EntryPointAmbiguous,
               QT_TRANSLATE_NOOP("Messages", "The workflow has several ENTRY_POINTs: {entries}"),
               QT_TRANSLATE_NOOP("Messages", "Say which one shall be triggered")},
    MessageRow{ErrorCode::ConfigInvalid,
               QT_TRANSLATE_NOOP("Messages", "The setting \"{member}\" is invalid[: {actual}][; expected is "
                                             "{expected}]"),
               QT_TRANSLATE_NOOP("Messages", "Correct the setting")},
    MessageRow{ErrorCode::VertexUnreachable,
               QT_TRANSLATE_NOOP("Messages", "No ENTRY_POINT leads to the vertex, so it never runs"),
               QT_TRANSLATE_NOOP("Messages", "Connect it, or remove it")},
    MessageRow{ErrorCode::ConditionWithoutBranch,
               QT_TRANSLATE_NOOP("Messages", "The CONDITION leads nowhere"),
               QT_TRANSLATE_NOOP("Messages", "Add an edge for each case")},
    MessageRow{ErrorCode::ConditionDefaultAmbiguous,
               QT_TRANSLATE_NOOP("Messages", "Several edges of the CONDITION have no condition[: {edges}]"),
               QT_TRANSLATE_NOOP("Messages", "Leave one edge without a condition, for all other cases")},
    MessageRow{ErrorCode::UrlInvalid, QT_TRANSLATE_NOOP("Messages", "The URL cannot be called[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Enter an address such as https://api.example.com/v1/orders")},
    MessageRow{ErrorCode::HeaderInvalid,
               QT_TRANSLATE_NOOP("Messages", "The header \"{header}\" cannot be sent[: {reason}]"),
               QT_TRANSLATE_NOOP("Messages", "Rename or remove the header")},
    MessageRow{ErrorCode::SecretInExpression,
               QT_TRANSLATE_NOOP("Messages", "An expression cannot see secrets"),
               QT_TRANSLATE_NOOP("Messages", "Write {{ secrets.NAME }} in a text that is no expression")},
    MessageRow{ErrorCode::SecretReferenceInvalid,
               QT_TRANSLATE_NOOP("Messages", "\"{reference}\" is no reference to a secret"),
               QT_TRANSLATE_NOOP("Messages", "Write {{ secrets.NAME }}")},
};

} // namespace

std::span<const MessageRow> workflowRows()
{
    return rows;
}

} // namespace schemabridge::ui
