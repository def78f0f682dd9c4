#include "app/command_line/output.h"

#include "engine/json/print.h"
#include "ui/messages/sentence.h"

#include <cstdio>

namespace schemabridge::app {

namespace {

void write(std::FILE *stream, std::string line)
{
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stream);
    std::fflush(stream);
}

} // namespace

void printLine(const QString &line)
{
    write(stdout, line.toStdString());
}

void printLine(std::string_view utf8)
{
    write(stdout, std::string(utf8));
}

void printJson(const json::Value &value)
{
    write(stdout, json::printCompact(value));
}

void printWarning(const QString &sentence)
{
    write(stderr, "schemabridge: " + sentence.toStdString());
}

ExitCode fail(const Error &error)
{
    printWarning(ui::sentence(error));
    return exitCodeFor(error);
}

} // namespace schemabridge::app
