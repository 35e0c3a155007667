// minimex on the command line: finds the command and runs it.
#include <malloc.h>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/version.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"

namespace minimex::cli {
namespace {

ExitCode run(const std::vector<std::string>& words) {
  if (words.empty()) {
    write_note(help_overview());
    return ExitCode::Usage;
  }
  const std::string& name = words.front();
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  if (name == "--version") {
    if (!rest.empty()) throw UsageError("--version takes no arguments");
    write_out(fmt::format("minimex {}\n", version()));
    return ExitCode::Solved;
  }
  const bool help = name == "--help" || name == "-h";
  const Command* const command = find_command(help ? "help" : std::string_view(name));
  if (command == nullptr) {
    throw UsageError(fmt::format("unknown {} '{}' (minimex help lists the commands)",
                                 name.starts_with('-') ? "option" : "command", printable(name)));
  }
  const Arguments arguments = parse_arguments(*command, rest);
  if (arguments.help) {
    write_out(help_command(*command));
    return ExitCode::Solved;
  }
  return command->run(arguments);
}

}  // namespace
}  // namespace minimex::cli

int main(int argc, char** argv) {
  // What is large goes back to the system when it is freed: else the C library keeps more and more
  // for itself, and the process outgrows its budget.
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
  try {
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return static_cast<int>(minimex::cli::guarded([&] { return minimex::cli::run(words); }));
  } catch (...) {  // no memory even for the error line
    return static_cast<int>(minimex::cli::ExitCode::Limit);
  }
}
