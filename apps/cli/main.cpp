// minimex on the command line: finds the command, runs it, and turns every way to fail into one
// line on standard error and an exit code.
#include <malloc.h>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/version.hpp"
#include "minimex/formats/source.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/output.hpp"
#include "apps/common/conversion.hpp"
#include "apps/common/picture.hpp"

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

ExitCode fail(ExitCode code, std::string_view text) {
  write_error(text);
  return code;
}

/// Runs and flushes; every exception ends here.
ExitCode guarded(const std::vector<std::string>& words) {
  try {
    const ExitCode code = run(words);
    flush_out();
    return code;
  } catch (const UsageError& error) {
    return fail(ExitCode::Usage, error.what());
  } catch (const common::NoSuchForm& error) {
    return fail(ExitCode::Usage, error.what());
  } catch (const common::NoPicture& error) {
    return fail(ExitCode::OutputFailed, error.what());
  } catch (const InputError& error) {
    return fail(ExitCode::BadInput, error.what());
  } catch (const ReadingLimit& error) {
    return fail(ExitCode::Limit,
                fmt::format("limit reached: {}; proved: nothing about the value", error.what()));
  } catch (const OutputError& error) {
    return fail(ExitCode::OutputFailed, error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitCode::Limit, "limit reached: out of memory; proved: nothing about the value");
  } catch (const std::system_error& error) {
    return fail(ExitCode::Limit,
                fmt::format("limit reached: the system refused ({})", error.what()));
  } catch (const std::exception& error) {
    return fail(ExitCode::Internal, fmt::format("internal error: {}", error.what()));
  } catch (...) {
    return fail(ExitCode::Internal, "internal error: unknown exception");
  }
}

}  // namespace
}  // namespace minimex::cli

int main(int argc, char** argv) {
  // What is large goes back to the system when it is freed: else the C library keeps more and more
  // for itself, and the process outgrows its budget.
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
  try {
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return static_cast<int>(minimex::cli::guarded(words));
  } catch (...) {  // no memory even for the error line
    return static_cast<int>(minimex::cli::ExitCode::Limit);
  }
}
