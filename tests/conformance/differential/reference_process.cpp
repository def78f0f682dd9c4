#include "reference_process.h"

#include "engine/json/print.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace schemabridge::differential {

namespace {

/// Longer than the process gives to one expression.
constexpr int answerTimeoutMs = 20'000;

QString nodeFolder()
{
    return QDir(QStringLiteral(SCHEMABRIDGE_SOURCE_DIR)).absoluteFilePath(QStringLiteral("tests/node"));
}

QByteArray lineOf(const Question &question)
{
    std::vector<json::Member> members{{"expr", json::Value::string(question.source)}};
    if (question.input)
        members.push_back({"data", *question.input});
    return QByteArray::fromStdString(json::printCompact(json::Value::object(std::move(members)))) + '\n';
}

} // namespace

QString ReferenceProcess::missingPart()
{
    if (QStandardPaths::findExecutable(QStringLiteral("node")).isEmpty())
        return QStringLiteral("node is not on the PATH");
    if (!QFileInfo::exists(nodeFolder() + QLatin1String("/node_modules/jsonata")))
        return QStringLiteral("tests/node has no node_modules (npm ci there)");
    return {};
}

bool ReferenceProcess::start()
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TZ"), QStringLiteral("UTC"));
    m_process.setProcessEnvironment(environment);
    m_process.setWorkingDirectory(nodeFolder());
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral("node"), {QStringLiteral("evaluate.mjs")});
    return m_process.waitForStarted();
}

std::vector<Outcome> ReferenceProcess::ask(std::span<const Question> questions)
{
    for (const Question &question : questions)
        m_process.write(lineOf(question));
    std::vector<Outcome> outcomes;
    while (outcomes.size() < questions.size()) {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(answerTimeoutMs))
                return outcomes;
        }
        const QByteArray line = m_process.readLine();
        outcomes.push_back(parseOutcome({line.constData(), static_cast<std::size_t>(line.size())}));
    }
    return outcomes;
}

void ReferenceProcess::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(answerTimeoutMs))
        m_process.kill();
    m_process.waitForFinished();
}

} // namespace schemabridge::differential
