#include "engine/json/parse.h"
#include "engine/target/profile.h"

#include <QDir>
#include <QFile>

#include <algorithm>

/// The linker may leave out what only registers itself. Q_INIT_RESOURCE works outside of any namespace only.
static void registerProfiles()
{
    Q_INIT_RESOURCE(target_profiles);
}

namespace schemabridge::target {

namespace {

const QString suffix = QStringLiteral(".json");

QDir profileFolder()
{
    registerProfiles();
    return QDir(QStringLiteral(":/schemabridge/profiles"));
}

std::string joined(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

Result<Profile> Profile::named(std::string_view name)
{
    const auto known = names();
    if (std::find(known.begin(), known.end(), name) == known.end())
        return Error{ErrorCode::ProfileUnknown, {{"profile", std::string(name)}, {"known", joined(known)}}};
    QFile file(profileFolder().filePath(QString::fromStdString(std::string(name)) + suffix));
    file.open(QIODevice::ReadOnly);
    const auto value = json::parse(file.readAll().toStdString());
    return value ? fromJson(*value) : Result<Profile>(value.error());
}

std::vector<std::string> Profile::names()
{
    std::vector<std::string> names;
    for (const QString &file :
         profileFolder().entryList({QLatin1Char('*') + suffix}, QDir::Files, QDir::Name))
        names.push_back(file.chopped(suffix.size()).toStdString());
    return names;
}

} // namespace schemabridge::target
