// The commands of minimex.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "apps/cli/arguments.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/help_text.hpp"
#include "apps/cli/options.hpp"

namespace minimex::cli {

struct Command {
  unsigned bit = 0;  ///< kGames, kSolve, ...: which options it takes
  std::string_view name = {};
  std::string_view summary = {};  ///< a line of the list of commands
  std::string_view about = {};    ///< a paragraph of its own help page
  /// Runs the command and returns the exit code. Throws UsageError, InputError, OutputError.
  ExitCode (*run)(const Arguments& arguments) = nullptr;
};

std::span<const Command> commands();

/// The command called `name`; nullptr when there is none.
const Command* find_command(std::string_view name);

ExitCode run_games(const Arguments& arguments);
ExitCode run_solve(const Arguments& arguments);
ExitCode run_verify(const Arguments& arguments);
ExitCode run_moves(const Arguments& arguments);
ExitCode run_render(const Arguments& arguments);
ExitCode run_sequence(const Arguments& arguments);
ExitCode run_generate(const Arguments& arguments);
ExitCode run_convert(const Arguments& arguments);
ExitCode run_stress(const Arguments& arguments);
ExitCode run_batch(const Arguments& arguments);
ExitCode run_bench(const Arguments& arguments);
ExitCode run_package(const Arguments& arguments);
ExitCode run_play(const Arguments& arguments);
ExitCode run_serve(const Arguments& arguments);
ExitCode run_help(const Arguments& arguments);

// What help and manual pages say of commands and options.

bool takes(const Command& command, const Option& option);
bool takes(const Command& command, std::string_view option);
/// `solve GAME [FILE] [options]`.
std::string synopsis(const Command& command);
/// `--count [max|all]`.
std::string option_label(const Option& option);
/// What it does, and its default.
std::string option_text(const Option& option);

/// Whether the command's page points to the topic.
bool is_about(const Command& command, const HelpTopic& topic);

/// The list of commands.
std::string help_overview();
/// All about one command.
std::string help_command(const Command& command);

}  // namespace minimex::cli
