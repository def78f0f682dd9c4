#pragma once

#include "engine/json/value.h"
#include "engine/target/ledger.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <vector>

namespace schemabridge::test {

/// What a finished process left.
struct Finished {
    int exitCode = -1; ///< -1 where it did not end by itself
    QByteArray output;
    QByteArray errors;

    /// The JSON values of all output lines.
    std::vector<json::Value> lines() const;
    /// The member `summary` of the last line; null where there is none.
    json::Value summary() const;
    /// True where standard error is one line and nothing more.
    bool hasOneErrorLine() const;
};

struct Launch {
    QStringList arguments;
    QByteArray input{};
    QStringList environment{}; ///< `NAME=value`, added to this process's own
    QStringList launcher{};    ///< a program and its arguments that start the program, such as `setpriv`
};

/// The path of the program `schemabridge` of this build.
QString programPath();

std::unique_ptr<QProcess> start(const Launch &launch);
Finished finish(QProcess &process);
Finished run(const Launch &launch);
inline Finished run(const QStringList &arguments)
{
    return run(Launch{arguments});
}

/// A folder for one test's files and state; gone when this ends.
class Workspace {
public:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString state() const { return path(QStringLiteral("state")); }
    /// @return the file's path
    QString write(const QString &name, const QByteArray &bytes) const;
    QString stateFile(const QString &name) const { return path(QStringLiteral("state/") + name); }
    std::vector<target::LedgerEntry> ledger() const;

private:
    QTemporaryDir m_folder;
};

/// A file of resources/samples.
QString sample(const QString &name);
QByteArray readFile(const QString &path);

/// A workflow with one gateway that posts the payload's order to `url`.
/// @param gatewayMembers  more members of its config, each followed by a comma
/// @param entryMembers  more members of the entry's config, each after a comma
QByteArray oneGateway(const QByteArray &gatewayMembers, const QByteArray &entryMembers = {},
                      const QByteArray &url = "https://api.example/v1/charges");

/// The members of oneGateway() that send a key and try again after a failure.
inline constexpr auto withKey = R"("headers": {"Idempotency-Key": "= 'charge-' & payload.order.id"},)";
inline constexpr auto withRetry = R"("failureRetry": {"attemptsMax": 3, "delayMs": 20},)";

/// `{"order": {"id": <id>, "total": 4200}}`
QByteArray order(const QByteArray &id);

} // namespace schemabridge::test
