#pragma once

#include "engine/base/error.h"
#include "ui/document/workflow_document.h"
#include "ui/shell/samples.h"

#include <QObject>

#include <vector>

namespace schemabridge::ui {

class MessageBar;
class RecentFiles;
struct RecoveredWork;

/// New, open, save and what can go wrong with them. Errors are one sentence in the message bar with what can
/// be done; only unsaved changes that are about to be lost stop the work with a question.
class FileCommands : public QObject {
    Q_OBJECT

public:
    FileCommands(WorkflowDocument &document, RecentFiles &recentFiles, MessageBar &messages, QWidget &window);

    void createNew();
    void open();
    void openPath(const QString &path);
    void openSample(const Sample &sample);
    /// @return false where the work is still unsaved
    bool save();
    bool saveAs();
    /// Asks where there are unsaved changes. @return false where the user wants to stay
    bool mayLeave();
    /// Offers what an earlier session could not save, the newest first.
    void offerRecovered(std::vector<RecoveredWork> work);

Q_SIGNALS:
    void saved(const QString &path);
    void opened();

private:
    void showError(const Error &error);
    void showChangedOutside(const Error &error);
    void reload();
    void restore(const RecoveredWork &work);
    bool finishSave(const Status &written);

    WorkflowDocument &m_document;
    RecentFiles &m_recentFiles;
    MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace schemabridge::ui
