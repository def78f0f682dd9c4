#include "ui/run/payload_memory.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSettings>

namespace schemabridge::ui {

namespace {

constexpr qsizetype rememberedMax = 256 * 1024; ///< characters; larger ones belong into a file

QString emptyPayload()
{
    return QStringLiteral("{\n}\n");
}

QByteArray payloadBeside(const QString &workflowPath)
{
    QString path = workflowPath;
    for (const QString &suffix : {QStringLiteral(".workflow.json"), QStringLiteral(".json")}) {
        if (path.endsWith(suffix)) {
            path.chop(suffix.size());
            break;
        }
    }
    QFile file(path % QStringLiteral(".payload.json"));
    const bool isReadable = !workflowPath.isEmpty() && file.open(QIODevice::ReadOnly);
    return isReadable && file.size() <= rememberedMax ? file.readAll() : QByteArray();
}

} // namespace

QString PayloadMemory::settingsKey(const WorkflowDocument &document)
{
    const QString name =
        document.filePath().isEmpty()
            ? QString::fromStdString(document.workflow().workspace() + '/' + document.workflow().name())
            : document.filePath();
    const auto hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("payloads/") % QString::fromLatin1(hash.left(32));
}

QString PayloadMemory::payloadFor(const WorkflowDocument &document) const
{
    const QString remembered = QSettings().value(settingsKey(document)).toString();
    return remembered.isEmpty() ? firstPayload(document) : remembered;
}

QString PayloadMemory::firstPayload(const WorkflowDocument &document) const
{
    QByteArray payload = payloadBeside(document.filePath());
    if (payload.isEmpty() && m_samplePayload)
        payload = m_samplePayload(QString::fromStdString(document.workflow().name()));
    return payload.isEmpty() ? emptyPayload() : QString::fromUtf8(payload);
}

void PayloadMemory::remember(const WorkflowDocument &document, const QString &payload) const
{
    if (payload.size() <= rememberedMax)
        QSettings().setValue(settingsKey(document), payload);
}

} // namespace schemabridge::ui
