#include "app/command_line/input.h"

#include "engine/workflow/check.h"

#include <QFile>
#include <cstdio>

namespace schemabridge::app {

namespace {

constexpr auto standardInput = "-";

Error unreadable(const std::string &path, const QString &reason)
{
    return {ErrorCode::FileUnreadable, {{"file", path}, {"reason", reason.toStdString()}}};
}

Error tooLarge(const std::string &path)
{
    return {ErrorCode::PayloadTooLarge, {{"file", path}, {"bytesMax", std::to_string(payloadBytesMax)}}};
}

bool openInput(QFile &file, const std::string &path)
{
    if (path == standardInput)
        return file.open(stdin, QIODevice::ReadOnly);
    file.setFileName(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly);
}

Error withLine(const Error &error, std::size_t line)
{
    return error.with("line", std::to_string(line)).with("column", "1");
}

/// The next line without its break; empty at the end too.
Result<std::string> readLine(QFile &file, const std::string &path)
{
    const QByteArray line = file.readLine(static_cast<qint64>(payloadBytesMax) + 2);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    std::string text = line.toStdString();
    if (text.ends_with('\n'))
        text.pop_back();
    if (text.ends_with('\r'))
        text.pop_back();
    if (text.size() > payloadBytesMax)
        return tooLarge(path);
    return text;
}

} // namespace

Result<std::string> readBytes(const std::string &path, std::size_t bytesMax)
{
    QFile file;
    if (!openInput(file, path))
        return unreadable(path, file.errorString());
    const QByteArray bytes = file.read(static_cast<qint64>(bytesMax) + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(path, file.errorString());
    if (static_cast<std::size_t>(bytes.size()) > bytesMax)
        return Error{ErrorCode::PayloadTooLarge, {{"file", path}, {"bytesMax", std::to_string(bytesMax)}}};
    return bytes.toStdString();
}

Result<std::vector<std::string>> readPayloadLines(const std::string &path)
{
    QFile file;
    if (!openInput(file, path))
        return unreadable(path, file.errorString());
    std::vector<std::string> payloads;
    for (std::size_t line = 1; !file.atEnd(); ++line) {
        auto payload = readLine(file, path);
        if (!payload)
            return withLine(payload.error(), line);
        if (!payload->empty())
            payloads.push_back(payload.takeValue());
    }
    if (payloads.empty())
        return unreadable(path, QStringLiteral("it has no payload"));
    return payloads;
}

Result<workflow::WorkflowFile> readRunnableWorkflow(const std::string &path)
{
    auto file = workflow::readWorkflowFile(path);
    if (!file)
        return file;
    if (const auto error = workflow::firstError(workflow::check(file->workflow)))
        return error->with("file", path);
    return file;
}

} // namespace schemabridge::app
