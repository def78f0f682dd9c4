#include "app/command_line/secrets_command.h"

#include "app/command_line/command_options.h"
#include "app/command_line/output.h"
#include "app/command_line/passphrase.h"
#include "app/command_line/secret_input.h"
#include "app/platform/core_dumps.h"
#include "app/session/state_folder.h"
#include "engine/vault/secret_name.h"
#include "engine/vault/system_keychain.h"
#include "engine/vault/vault.h"

namespace schemabridge::app {

namespace {

struct SecretsOptions {
    std::string name;
    CommonOptions common;
};

/// Whoever sets SCHEMABRIDGE_PASSPHRASE wants a new vault to be kept by it, not by the desktop's keychain.
vault::KeySource keySource(const std::filesystem::path &file)
{
    std::error_code ignored;
    const bool wantsPassphrase = !std::filesystem::exists(file, ignored) && passphraseFromEnvironment();
    return {wantsPassphrase ? nullptr : std::make_shared<vault::SystemKeychain>(), passphraseFromUser};
}

Result<vault::Vault> openVault(const SecretsOptions &options)
{
    forbidCoreDumps();
    if (auto made = makeFolder(options.common.state()); !made)
        return made.error();
    const auto file = vaultFile(options.common.state());
    return vault::Vault::open(file, keySource(file));
}

ExitCode tell(const Status &done)
{
    return done ? ExitCode::Ok : fail(done.error());
}

ExitCode set(const SecretsOptions &options)
{
    if (const auto valid = vault::checkSecretName(options.name); !valid)
        return fail(valid.error());
    auto opened = openVault(options);
    if (!opened)
        return fail(opened.error());
    auto value = readSecretInput(options.name);
    return value ? tell(opened->set(options.name, value.takeValue())) : fail(value.error());
}

ExitCode list(const SecretsOptions &options)
{
    const auto opened = openVault(options);
    if (!opened)
        return fail(opened.error());
    for (const auto &name : opened->list()) {
        if (options.common.json)
            printJson(json::Value::object({{"name", json::Value::string(name)}}));
        else
            printLine(std::string_view(name));
    }
    return ExitCode::Ok;
}

ExitCode remove(const SecretsOptions &options)
{
    auto opened = openVault(options);
    return opened ? tell(opened->remove(options.name)) : fail(opened.error());
}

using Action = ExitCode (*)(const SecretsOptions &);

CLI::App &addAction(CLI::App &secrets, const char *name, const char *description, Action action,
                    const std::shared_ptr<SecretsOptions> &options, ExitCode &result)
{
    auto &command = *secrets.add_subcommand(name, description);
    options->common.addState(command);
    options->common.addJson(command);
    command.callback([action, options, &result] { result = action(*options); });
    return command;
}

void addName(CLI::App &command, SecretsOptions &options)
{
    command.add_option("name", options.name, "Capital letters, digits and _, such as PAYMENTS_KEY")
        ->required()
        ->type_name("NAME");
}

} // namespace

void addSecretsCommand(CLI::App &program, ExitCode &result)
{
    const auto options = std::make_shared<SecretsOptions>();
    auto &command = *program.add_subcommand(
        "secrets",
        "The vault of the secrets for live runs. Its key lies in the desktop's keychain, or comes from a "
        "passphrase: SCHEMABRIDGE_PASSPHRASE, or asked for at the terminal");
    command.require_subcommand(1);
    addName(addAction(command, "set", "Sets a secret to what standard input says, without a last line break",
                      set, options, result),
            *options);
    addAction(command, "list", "The names of the secrets", list, options, result);
    addName(addAction(command, "remove", "Removes a secret", remove, options, result), *options);
}

} // namespace schemabridge::app
