#pragma once

#include <QObject>
#include <QStringList>

namespace schemabridge::ui {

/// The files that were opened or saved last, newest first, kept in the user's settings.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Those that still exist.
    QStringList paths() const;
    void add(const QString &path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList &paths);
};

} // namespace schemabridge::ui
