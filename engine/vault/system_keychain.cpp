#include "engine/vault/system_keychain.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>
#include <functional>
#include <qt6keychain/keychain.h>

namespace schemabridge::vault {

namespace {

QString serviceName()
{
    return QStringLiteral("SchemaBridge Designer");
}

KeychainAnswer answerFrom(QKeychain::Error error)
{
    switch (error) {
    case QKeychain::NoError:
        return KeychainAnswer::Done;
    case QKeychain::EntryNotFound:
        return KeychainAnswer::NotFound;
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return KeychainAnswer::Denied;
    default:
        return KeychainAnswer::Unavailable;
    }
}

/// Runs a job to its end or to the bound. A job that is late deletes itself when its answer comes after all,
/// and nobody listens any more.
KeychainAnswer run(
    QKeychain::Job *job, std::chrono::milliseconds waitMax, const std::function<void()> &takeResult = [] {})
{
    QEventLoop loop;
    KeychainAnswer answer = KeychainAnswer::Unavailable;
    QObject::connect(job, &QKeychain::Job::finished, &loop, [&] {
        answer = answerFrom(job->error());
        if (answer == KeychainAnswer::Done)
            takeResult();
        loop.quit();
    });
    QTimer::singleShot(waitMax, &loop, &QEventLoop::quit);
    job->start();
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return answer;
}

void wipe(QByteArray &bytes)
{
    wipeMemory(bytes.data(), static_cast<std::size_t>(bytes.size()));
}

} // namespace

SystemKeychain::SystemKeychain(std::chrono::milliseconds answerWaitMax) : m_answerWaitMax(answerWaitMax) {}

KeychainAnswer SystemKeychain::read(const std::string &entry, SecretBytes &bytes)
{
    if (!QCoreApplication::instance())
        return KeychainAnswer::Unavailable;
    auto *job = new QKeychain::ReadPasswordJob(serviceName());
    job->setKey(QString::fromStdString(entry));
    return run(job, m_answerWaitMax, [job, &bytes] {
        QByteArray data = job->binaryData();
        bytes.assign(data.cbegin(), data.cend());
        wipe(data);
    });
}

KeychainAnswer SystemKeychain::write(const std::string &entry, const SecretBytes &bytes)
{
    if (!QCoreApplication::instance())
        return KeychainAnswer::Unavailable;
    auto *job = new QKeychain::WritePasswordJob(serviceName());
    job->setKey(QString::fromStdString(entry));
    const std::string_view text = asText(bytes);
    job->setBinaryData(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    return run(job, m_answerWaitMax);
}

} // namespace schemabridge::vault
