// Arguments by CLI11: every option of the table is registered with its own setter, so unknown
// options, missing values and malformed values all end as one UsageError.
#include "apps/cli/arguments.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "minimex/core/input_error.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/options.hpp"

namespace minimex::cli {
namespace {

[[noreturn]] void fail(const Command& command, const std::string& what) {
  throw UsageError(fmt::format("{}: {} (see minimex help {})", command.name, what, command.name));
}

void add_option(CLI::App& app, const Option& option, const Command& command, Arguments& out) {
  const auto set = [&option, &command, &out](const std::string& text) {
    const std::string_view expected = option.set(out, text);
    if (!expected.empty()) {
      fail(command, fmt::format("{} is '{}', expected {}", option.name, printable(text), expected));
    }
  };
  const std::string name(option.name);
  if (option.flag()) {
    app.add_flag_callback(name, [set] { set(""); })->disable_flag_override();
  } else {
    app.add_option_function<std::string>(name, set)
        ->type_name(std::string(option.value))
        ->required(option.required);
  }
}

void reject_leftovers(const Command& command, const std::vector<std::string>& words) {
  if (words.empty()) return;
  const std::string& word = words.front();
  const bool option = word.size() > 1 && word.front() == '-';
  fail(command,
       fmt::format("{} '{}'", option ? "unknown option" : "unexpected argument", printable(word)));
}

}  // namespace

Arguments parse_arguments(const Command& command, const std::vector<std::string>& words) {
  Arguments arguments;
  CLI::App app;
  app.set_help_flag("-h,--help");
  app.allow_extras();
  for (const Option& option : options()) {
    if ((option.commands & command.bit) != 0) add_option(app, option, command, arguments);
  }
  try {
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    app.parse(reversed);
  } catch (const CLI::CallForHelp&) {
    arguments.help = true;
    return arguments;
  } catch (const CLI::ParseError& error) {
    fail(command, error.what());
  }
  reject_leftovers(command, app.remaining());
  return arguments;
}

}  // namespace minimex::cli
