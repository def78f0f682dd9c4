#include "engine/vault/vault_file.h"

#include <QFile>
#include <QSaveFile>

namespace schemabridge::vault {

namespace {

/// Thousands of secrets; more than that is no vault of ours.
constexpr qint64 fileBytesMax = 16LL * 1024 * 1024;

QString nameOf(const std::filesystem::path &file)
{
    return QString::fromStdU16String(file.u16string());
}

Error unavailable(const QFileDevice &file)
{
    return {ErrorCode::VaultUnavailable,
            {{"file", file.fileName().toStdString()}, {"reason", file.errorString().toStdString()}}};
}

} // namespace

Result<std::optional<Bytes>> readVaultFile(const std::filesystem::path &file)
{
    QFile device(nameOf(file));
    if (!device.exists())
        return std::optional<Bytes>();
    if (!device.open(QIODevice::ReadOnly))
        return unavailable(device);
    const QByteArray content = device.read(fileBytesMax + 1);
    if (device.error() != QFileDevice::NoError)
        return unavailable(device);
    if (content.size() > fileBytesMax)
        return Error{ErrorCode::VaultTampered, {{"reason", "file_too_large"}}};
    return std::optional(Bytes(content.cbegin(), content.cend()));
}

Status writeVaultFile(const std::filesystem::path &file, const Bytes &bytes)
{
    QSaveFile device(nameOf(file));
    const auto size = static_cast<qint64>(bytes.size());
    const bool isSaved = device.open(QIODevice::WriteOnly) &&
                         device.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                         device.write(reinterpret_cast<const char *>(bytes.data()), size) == size &&
                         device.commit();
    if (!isSaved)
        return unavailable(device);
    return {};
}

} // namespace schemabridge::vault
