#include "engine/workflow/file.h"

#include "engine/json/parse.h"
#include "engine/json/preserve.h"
#include "engine/workflow/text_place.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace schemabridge::workflow {

namespace {

Error fileError(ErrorCode code, const std::string &path, const QString &reason)
{
    return {code, {{"file", path}, {"reason", reason.toStdString()}}};
}

/// At most one byte more than allowed, so that the parser sees that it is too much.
Result<std::string> readText(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    if (QFileInfo(file).isDir())
        return fileError(ErrorCode::FileUnreadable, path, QStringLiteral("Is a directory"));
    if (!file.open(QIODevice::ReadOnly))
        return fileError(ErrorCode::FileUnreadable, path, file.errorString());
    const QByteArray bytes = file.read(static_cast<qint64>(workflowFileBytesMax) + 1);
    if (file.error() != QFileDevice::NoError)
        return fileError(ErrorCode::FileUnreadable, path, file.errorString());
    return bytes.toStdString();
}

Error withPlace(const Error &error, std::string_view text)
{
    const TextPlace place = placeOfPointer(text, error.argument("pointer"));
    return error.with("line", std::to_string(place.line)).with("column", std::to_string(place.column));
}

Status writeText(const std::string &path, const std::string &text)
{
    QSaveFile file(QString::fromStdString(path));
    const auto length = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), length) != length || !file.commit())
        return fileError(ErrorCode::FileNotWritable, path, file.errorString());
    return {};
}

} // namespace

Result<WorkflowFile> readWorkflowFile(const std::string &path)
{
    Result<std::string> text = readText(path);
    if (!text)
        return text.error();
    return readWorkflowText(path, text.takeValue());
}

Result<WorkflowFile> readWorkflowText(const std::string &path, std::string text)
{
    json::ParseOptions options;
    options.bytesMax = workflowFileBytesMax;
    const Result<json::Value> value = json::parse(text, options);
    if (!value)
        return value.error().with("file", path);
    Result<Workflow> workflow = Workflow::fromJson(*value);
    if (!workflow)
        return withPlace(workflow.error(), text).with("file", path);
    return WorkflowFile{path, workflow.takeValue(), std::move(text)};
}

std::string workflowText(const WorkflowFile &file)
{
    return json::printPreserving(file.workflow.toJson(), file.text);
}

Status writeWorkflowFile(WorkflowFile &file, OutsideChange outsideChange)
{
    if (outsideChange == OutsideChange::Refuse && isChangedOutside(file))
        return Error{ErrorCode::FileChangedOutside, {{"file", file.path}}};
    std::string text = workflowText(file);
    const Status written = writeText(file.path, text);
    if (written)
        file.text = std::move(text);
    return written;
}

bool isChangedOutside(const WorkflowFile &file)
{
    if (!QFileInfo::exists(QString::fromStdString(file.path)))
        return false;
    const Result<std::string> onDisk = readText(file.path);
    return !onDisk || *onDisk != file.text;
}

} // namespace schemabridge::workflow
