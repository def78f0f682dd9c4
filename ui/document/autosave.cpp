#include "ui/document/autosave.h"

#include "engine/json/parse.h"
#include "engine/json/print.h"
#include "ui/document/workflow_document.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>
#include <optional>

namespace schemabridge::ui {

namespace {

constexpr int autosaveDelayMs = 1500;
constexpr const char *journalSuffix = ".autosave.json";
constexpr const char *lockSuffix = ".lock";

using json::Value;

std::string textMember(const Value &journal, std::string_view name)
{
    const Value *member = journal.find(name);
    return member && member->isString() ? std::string(member->asString()) : std::string();
}

std::string journalText(const WorkflowDocument &document)
{
    const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toUtf8();
    return json::printCompact(Value::object({
        {"path", Value::string(document.filePath().toStdString())},
        {"name", Value::string(document.workflow().name())},
        {"editedAt", Value::string(now.toStdString())},
        {"savedText", Value::string(document.savedText())},
        {"text", Value::string(document.text().toStdString())},
    }));
}

std::optional<RecoveredWork> readJournal(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto journal = json::parse(file.readAll().toStdString());
    if (!journal || textMember(*journal, "text").empty())
        return std::nullopt;
    return RecoveredWork{
        .journalPath = path,
        .filePath = QString::fromStdString(textMember(*journal, "path")),
        .name = QString::fromStdString(textMember(*journal, "name")),
        .savedText = textMember(*journal, "savedText"),
        .text = textMember(*journal, "text"),
        .editedAt =
            QDateTime::fromString(QString::fromStdString(textMember(*journal, "editedAt")), Qt::ISODate),
    };
}

/// A session that still runs holds its lock; QLockFile sees through locks whose process has died.
bool isInUse(const QString &journalPath)
{
    QLockFile lock(journalPath % QLatin1StringView(lockSuffix));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

} // namespace

Autosave::Autosave(WorkflowDocument &document, const QString &folder, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_journalPath(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) %
                                          QLatin1StringView(journalSuffix)))
{
    QDir().mkpath(folder);
    m_lock = std::make_unique<QLockFile>(m_journalPath % QLatin1StringView(lockSuffix));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    m_timer.setSingleShot(true);
    m_timer.setInterval(autosaveDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::flush);
    connect(&m_document, &WorkflowDocument::changed, this, &Autosave::documentChanged);
    connect(&m_document, &WorkflowDocument::modifiedChanged, this, &Autosave::documentChanged);
}

Autosave::~Autosave()
{
    flush();
}

std::vector<RecoveredWork> Autosave::findWork(const QString &folder)
{
    std::vector<RecoveredWork> found;
    const QDir directory(folder);
    const QStringList journals = directory.entryList({u'*' % QLatin1StringView(journalSuffix)}, QDir::Files);
    for (const QString &journal : journals) {
        const QString path = directory.filePath(journal);
        if (isInUse(path))
            continue;
        if (auto work = readJournal(path))
            found.push_back(std::move(*work));
    }
    std::sort(found.begin(), found.end(),
              [](const auto &left, const auto &right) { return left.editedAt > right.editedAt; });
    return found;
}

void Autosave::discard(const RecoveredWork &work)
{
    QFile::remove(work.journalPath);
}

void Autosave::flush()
{
    m_timer.stop();
    if (!m_document.isModified())
        return;
    const std::string text = journalText(m_document);
    QSaveFile file(m_journalPath);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.commit();
    }
}

void Autosave::forget()
{
    m_timer.stop();
    QFile::remove(m_journalPath);
}

void Autosave::documentChanged()
{
    if (m_document.isModified())
        m_timer.start();
    else
        forget();
}

} // namespace schemabridge::ui
