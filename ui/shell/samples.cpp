#include "ui/shell/samples.h"

#include "engine/workflow/file.h"

#include <QDir>
#include <QFile>

namespace schemabridge::ui {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString nameIn(const QByteArray &text, const QString &fileName)
{
    const auto file = workflow::readWorkflowText(fileName.toStdString(), text.toStdString());
    return file ? QString::fromStdString(file->workflow.name()) : fileName;
}

} // namespace

std::vector<Sample> samples()
{
    const QString suffix = QStringLiteral(".workflow.json");
    const QDir folder(QStringLiteral(":/samples"));
    std::vector<Sample> found;
    // The one that shows most comes first.
    QStringList fileNames = folder.entryList({u'*' % suffix}, QDir::Files, QDir::Name);
    if (fileNames.removeOne(QStringLiteral("order-to-cash.workflow.json")))
        fileNames.prepend(QStringLiteral("order-to-cash.workflow.json"));
    for (const QString &fileName : fileNames) {
        const QByteArray text = contentOf(folder.filePath(fileName));
        const QString payload = fileName.chopped(suffix.size()) % QStringLiteral(".payload.json");
        found.push_back({.name = nameIn(text, fileName),
                         .fileName = fileName,
                         .text = text,
                         .payload = contentOf(folder.filePath(payload))});
    }
    return found;
}

} // namespace schemabridge::ui
