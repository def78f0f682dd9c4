#include "ui/shell/recent_files.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace schemabridge::ui {

namespace {

constexpr qsizetype pathsMax = 8;

QString settingsKey()
{
    return QStringLiteral("recentFiles");
}

} // namespace

QStringList RecentFiles::paths() const
{
    QStringList paths = QSettings().value(settingsKey()).toStringList();
    paths.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    return paths;
}

void RecentFiles::add(const QString &path)
{
    QStringList paths = QSettings().value(settingsKey()).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    store(paths.first(std::min(paths.size(), pathsMax)));
}

void RecentFiles::clear()
{
    store({});
}

void RecentFiles::store(const QStringList &paths)
{
    QSettings().setValue(settingsKey(), paths);
    Q_EMIT changed();
}

} // namespace schemabridge::ui
