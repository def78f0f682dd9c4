// schemabridge-designer [FILE]: puts the window together.

#include "app/designer/designer.h"
#include "app/session/state_folder.h"
#include "ui/shell/choice_menu.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/language.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCommandLineParser>

using namespace schemabridge;

namespace {

void nameProgram()
{
    QCoreApplication::setOrganizationName(QStringLiteral("SchemaBridge"));
    QCoreApplication::setApplicationName(QStringLiteral("schemabridge-designer"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SCHEMABRIDGE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("SchemaBridge Designer"));
}

/// The file to open; empty where none was named.
QString readArguments(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate(
        "Designer", "Draws workflows, runs them, and shows where duplicates are stopped."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QCoreApplication::translate("Designer", "Workflow to open"),
                                 QStringLiteral("[file]"));
    parser.process(application);
    return parser.positionalArguments().value(0);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    nameProgram();
    QApplication application(argumentCount, arguments);
    ui::Language language;
    language.restore();
    const QString file = readArguments(application);
    ui::restoreTheme();
    ui::Theme::instance().install(application);

    app::Designer designer(language, app::defaultStateFolder());
    designer.window().show();
    if (!file.isEmpty())
        designer.window().files().openPath(file);
    return QApplication::exec();
}
