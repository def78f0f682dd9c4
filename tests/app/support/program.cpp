#include "tests/app/support/program.h"

#include "engine/json/parse.h"
#include "engine/target/sqlite_ledger.h"

#include <QFile>
#include <QProcessEnvironment>
#include <filesystem>

namespace schemabridge::test {

namespace {

constexpr int patienceMs = 180'000;

QProcessEnvironment environmentOf(const Launch &launch)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("SCHEMABRIDGE_PASSPHRASE"));
    for (const auto &setting : launch.environment)
        environment.insert(setting.section(QLatin1Char('='), 0, 0), setting.section(QLatin1Char('='), 1));
    return environment;
}

} // namespace

std::vector<json::Value> Finished::lines() const
{
    std::vector<json::Value> values;
    for (const auto &line : output.split('\n')) {
        if (const auto value = json::parse(line.toStdString()))
            values.push_back(*value);
    }
    return values;
}

json::Value Finished::summary() const
{
    const auto values = lines();
    const auto *const summary = values.empty() ? nullptr : values.back().find("summary");
    return summary ? *summary : json::Value();
}

bool Finished::hasOneErrorLine() const
{
    return errors.startsWith("schemabridge: ") && errors.endsWith('\n') && errors.count('\n') == 1;
}

QString programPath()
{
    return QStringLiteral(SCHEMABRIDGE_PROGRAM);
}

std::unique_ptr<QProcess> start(const Launch &launch)
{
    auto process = std::make_unique<QProcess>();
    process->setProcessEnvironment(environmentOf(launch));
    auto command = launch.launcher + QStringList{programPath()} + launch.arguments;
    const auto program = command.takeFirst();
    process->start(program, command);
    process->write(launch.input);
    process->closeWriteChannel();
    return process;
}

Finished finish(QProcess &process)
{
    if (!process.waitForFinished(patienceMs)) {
        process.kill();
        process.waitForFinished(patienceMs);
    }
    const bool endedByItself = process.exitStatus() == QProcess::NormalExit;
    return {endedByItself ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

Finished run(const Launch &launch)
{
    return finish(*start(launch));
}

QString Workspace::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("The test's file cannot be written.");
    return file.fileName();
}

std::vector<target::LedgerEntry> Workspace::ledger() const
{
    const auto file = std::filesystem::path(stateFile(QStringLiteral("target-ledger.sqlite")).toStdString());
    const auto ledger = target::SqliteLedger::open(file);
    return ledger ? (*ledger)->entriesAfter(0, 1'000'000) : std::vector<target::LedgerEntry>();
}

QString sample(const QString &name)
{
    return QStringLiteral(SCHEMABRIDGE_SOURCE "/resources/samples/") + name;
}

QByteArray readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray oneGateway(const QByteArray &gatewayMembers, const QByteArray &entryMembers, const QByteArray &url)
{
    return R"({"schemaVersion": 1, "workspace": "acme", "name": "One gateway", "vertices": [
{"id": "order_received", "type": "ENTRY_POINT", "config": {"trigger": "webhook")" +
           entryMembers + R"(}},
{"id": "charge", "type": "GATEWAY", "config": {"method": "POST", "url": ")" +
           url + R"(", )" + gatewayMembers +
           R"("body": {"amount": "= payload.order.total", "id": "= payload.order.id"}}}],
"edges": [{"id": "e1", "from": "order_received", "to": "charge"}], "layout": {}}
)";
}

QByteArray order(const QByteArray &id)
{
    return R"({"order": {"id": ")" + id + R"(", "total": 4200}})";
}

} // namespace schemabridge::test
