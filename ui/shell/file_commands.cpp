#include "ui/shell/file_commands.h"

#include "ui/document/autosave.h"
#include "ui/messages/sentence.h"
#include "ui/shell/recent_files.h"
#include "ui/widgets/message_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QStandardPaths>

namespace schemabridge::ui {

namespace {

QString fileSuffix()
{
    return QStringLiteral(".workflow.json");
}

/// A name that the file system takes: letters, digits and hyphens.
QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar character : title.toLower())
        name += character.isLetterOrNumber() ? character : u'-';
    return name % fileSuffix();
}

QString startFolder(const WorkflowDocument &document)
{
    return document.filePath().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                         : QFileInfo(document.filePath()).path();
}

} // namespace

FileCommands::FileCommands(WorkflowDocument &document, RecentFiles &recentFiles, MessageBar &messages,
                           QWidget &window)
    : QObject(&window),
      m_document(document),
      m_recentFiles(recentFiles),
      m_messages(messages),
      m_window(window)
{
}

void FileCommands::createNew()
{
    if (!mayLeave())
        return;
    m_messages.dismiss();
    m_document.createNew();
    Q_EMIT opened();
}

void FileCommands::open()
{
    const QString filter = tr("Workflows (*.workflow.json *.json)");
    const QString path =
        QFileDialog::getOpenFileName(&m_window, tr("Open workflow"), startFolder(m_document), filter);
    if (!path.isEmpty())
        openPath(path);
}

void FileCommands::openPath(const QString &path)
{
    if (!mayLeave())
        return;
    if (const Status status = m_document.open(path); !status) {
        showError(status.error());
        return;
    }
    m_messages.dismiss();
    m_recentFiles.add(m_document.filePath());
    Q_EMIT opened();
}

void FileCommands::openSample(const Sample &sample)
{
    if (!mayLeave())
        return;
    if (const Status status = m_document.openSample(sample.fileName, sample.text); !status) {
        showError(status.error());
        return;
    }
    m_messages.dismiss();
    Q_EMIT opened();
}

bool FileCommands::save()
{
    return m_document.filePath().isEmpty() ? saveAs() : finishSave(m_document.save());
}

bool FileCommands::saveAs()
{
    const QString proposal = m_document.filePath().isEmpty()
                                 ? QDir(startFolder(m_document)).filePath(fileNameFor(m_document.title()))
                                 : m_document.filePath();
    QString path = QFileDialog::getSaveFileName(&m_window, tr("Save workflow"), proposal,
                                                tr("Workflows (*.workflow.json)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += fileSuffix();
    return finishSave(m_document.saveAs(path));
}

bool FileCommands::finishSave(const Status &written)
{
    if (!written) {
        showError(written.error());
        return false;
    }
    m_messages.dismiss();
    m_recentFiles.add(m_document.filePath());
    Q_EMIT saved(m_document.filePath());
    return true;
}

bool FileCommands::mayLeave()
{
    if (!m_document.isModified())
        return true;
    QMessageBox question(&m_window);
    question.setIcon(QMessageBox::NoIcon);
    question.setText(tr("Save the changes to “%1”?").arg(m_document.title()));
    question.setInformativeText(tr("Otherwise they are lost."));
    question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void FileCommands::offerRecovered(std::vector<RecoveredWork> work)
{
    if (work.empty())
        return;
    const RecoveredWork newest = work.front();
    const QString when = QLocale().toString(newest.editedAt.toLocalTime(), QLocale::ShortFormat);
    m_messages.showMessage(
        Tone::Info,
        tr("An earlier session ended without saving “%1”, last edited %2.").arg(newest.name, when));
    m_messages.addAction(tr("Restore"), [this, newest] { restore(newest); });
    m_messages.addAction(tr("Discard"), [this, work = std::move(work)]() mutable {
        Autosave::discard(work.front());
        work.erase(work.begin());
        offerRecovered(std::move(work));
    });
}

void FileCommands::restore(const RecoveredWork &work)
{
    if (!mayLeave())
        return;
    if (const Status status = m_document.restore(work); !status) {
        showError(status.error());
        return;
    }
    Autosave::discard(work);
    Q_EMIT opened();
}

void FileCommands::showError(const Error &error)
{
    if (error.code == ErrorCode::FileChangedOutside)
        showChangedOutside(error);
    else
        m_messages.showMessage(Tone::Danger, sentence(error));
}

void FileCommands::showChangedOutside(const Error &error)
{
    m_messages.showMessage(Tone::Warning, sentence(error));
    m_messages.addAction(tr("Overwrite"),
                         [this] { finishSave(m_document.save(workflow::OutsideChange::Overwrite)); });
    m_messages.addAction(tr("Save as…"), [this] { saveAs(); });
    m_messages.addAction(tr("Reload"), [this] { reload(); });
}

/// The button says it: what was edited here is given up.
void FileCommands::reload()
{
    if (const Status status = m_document.open(m_document.filePath()); !status)
        showError(status.error());
    else
        Q_EMIT opened();
}

} // namespace schemabridge::ui
