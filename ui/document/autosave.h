#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace schemabridge::ui {

class WorkflowDocument;

/// Work that a session ended without saving.
struct RecoveredWork {
    QString journalPath;
    QString filePath;      ///< where the workflow is to be saved; empty where it never was
    QString name;          ///< of the workflow
    std::string savedText; ///< what the file held when the session last read or wrote it
    std::string text;      ///< the workflow as it was last edited
    QDateTime editedAt;
};

/// Keeps unsaved work in the user's data folder, so that it survives a crash; gone once the work is saved or
/// given up. Each session writes a file of its own.
class Autosave : public QObject {
    Q_OBJECT

public:
    /// @param folder  created where it is missing
    Autosave(WorkflowDocument &document, const QString &folder, QObject *parent = nullptr);
    ~Autosave() override;

    /// What sessions that are no longer running left behind, newest first. Journals that cannot be read are
    /// passed over and kept.
    static std::vector<RecoveredWork> findWork(const QString &folder);
    static void discard(const RecoveredWork &work);

    /// Writes at once where there is unsaved work.
    void flush();
    /// The user gave the unsaved work up.
    void forget();

private:
    void documentChanged();

    WorkflowDocument &m_document;
    QString m_journalPath;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

} // namespace schemabridge::ui
