// `minimex help`: the overview, a page for each command, game and topic. Everything comes
// from the tables of commands and options and from what each game says of itself.
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "minimex/catalog.hpp"
#include "minimex/core/input_error.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/help_text.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

constexpr int kColumn = 22;

}  // namespace

bool takes(const Command& command, const Option& option) {
  return (option.commands & command.bit) != 0;
}

bool takes(const Command& command, std::string_view name) {
  return std::any_of(options().begin(), options().end(), [&](const Option& option) {
    return option.name == name && takes(command, option);
  });
}

std::string synopsis(const Command& command) {
  std::string out(command.name);
  std::string rest;
  bool has_options = false;
  for (const Option& option : options()) {
    if (!takes(command, option)) continue;
    if (option.rest) {
      rest = fmt::format(" -- {} [ARGUMENT]...", option.name);
    } else if (option.positional()) {
      out += option.needed != Needed::Never ? fmt::format(" {}", option.name)
                                            : fmt::format(" [{}]", option.name);
    } else {
      has_options = true;
    }
  }
  return out + (has_options ? " [options]" : "") + rest;
}

std::string option_label(const Option& option) {
  std::string label(option.name);
  if (option.value.empty()) return label;
  return label + (option.implied.empty() ? fmt::format(" {}", option.value)
                                         : fmt::format(" [{}]", option.value));
}

std::string option_text(const Option& option) {
  std::string text(option.help);
  if (!option.fallback.empty()) text += fmt::format(" (default: {})", option.fallback);
  return text;
}

namespace {

std::string row(std::string_view label, std::string_view text) {
  return labelled(fmt::format("  {}", label), text, kColumn);
}

std::string section(std::string_view title, std::span<const HelpRow> rows) {
  if (rows.empty()) return "";
  std::string out = fmt::format("\n{}\n", title);
  for (const HelpRow& r : rows) out += row(r.label, r.text);
  return out;
}

/// Examples below what they are of.
std::string shown(const HelpSection& part) {
  std::string out = fmt::format("\n{}\n", part.title);
  for (const HelpRow& r : part.rows) {
    out += wrap(r.label, 2);
    std::string_view rest = r.text;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      out += wrap(rest.substr(0, end), 6);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return out;
}

std::string option_rows(const Command& command, bool positional) {
  std::string out;
  for (const Option& option : options()) {
    if (!takes(command, option) || option.positional() != positional) continue;
    out += row(option_label(option), option_text(option));
  }
  return out;
}

std::string example_rows(std::string_view command) {
  std::string out;
  for (const HelpRow& r : examples(command)) {
    out += out.empty() ? "\nexamples\n" : "";
    out += fmt::format("  {}\n      {}\n", r.label, r.text);
  }
  return out;
}

/// What the options of generate mean for each game.
std::string generator_rows() {
  std::string out = "\nwhat they mean for each game\n";
  for (const Game& game : catalog()) {
    std::string label = game.info.name;
    for (const std::string& line : game.info.generates) {
      out += row(label, line);
      label.clear();
    }
  }
  return out;
}

std::string help_game(const GameInfo& info) {
  std::string out = fmt::format("{}: {}\n\n", info.name, info.title);
  out += wrap(info.rules, 2) + "\n";
  out += row("structure", info.structure);
  out += row("objective", info.objective);
  out += row("origin", info.origin);
  if (!info.ids.empty()) out += row("also", fmt::format("{}", fmt::join(info.ids, ", ")));
  out += row("input", info.input);
  out += row("answer", info.answer);
  if (info.takes_strict) out += row("--strict", "reports broken guarantees as bad input");
  if (info.takes_first) out += row("--first max|min|both", "chooses who moves first");
  if (info.takes_winner) out += row("solve --winner", "tells who wins and by which moves");
  if (info.takes_misere) {
    out += row("solve --misere", "tells who wins when the player who cannot move wins");
  }
  if (info.takes_all) {
    out += row("moves --all", "lists removals of blocked pieces, too");
    out += row("solve --count",
               "counts the orders of least cost that remove exposed pieces only: a blocked piece "
               "may go alone, which never lowers the cost, but such orders are not counted");
  }
  return out;
}

std::string help_topic(const HelpTopic& topic) {
  std::string out = fmt::format("{}: {}\n\n{}", topic.name, topic.summary, wrap(topic.about, 2));
  for (const HelpSection& part : topic.sections) {
    out += part.shown ? shown(part) : section(part.title, part.rows);
  }
  if (topic.name != "formats") return out;
  out += "\ntext of each game\n";
  for (const Game& game : catalog()) out += row(game.info.name, game.info.input);
  return out;
}

}  // namespace

bool is_about(const Command& command, const HelpTopic& topic) {
  return takes(command, "--family") || (topic.name == "families" && takes(command, "FAMILY"));
}

std::string help_overview() {
  std::string out = "minimex: exact answers for board games and placement puzzles\n\n";
  out += "usage: minimex COMMAND [arguments]\n\ncommands\n";
  for (const Command& command : commands()) {
    std::string usage = synopsis(command);
    if (const std::size_t at = usage.find(" [options]"); at != std::string::npos) {
      usage.erase(at, std::string_view(" [options]").size());
    }
    out += row(usage, command.summary);
  }
  out += row("--version", "the version of this program");
  out += "\ntopics of help\n";
  for (const HelpTopic& topic : help_topics()) out += row(topic.name, topic.summary);
  out += '\n';
  out += wrap(
      "minimex help COMMAND tells all about a command, minimex help GAME about a game, "
      "minimex help TOPIC about a topic.",
      0);
  out += section("exit codes", exit_codes());
  return out;
}

std::string help_command(const Command& command) {
  std::string out = fmt::format("usage: minimex {}\n\n", synopsis(command));
  out += wrap(command.about, 2);
  const std::string positional = option_rows(command, true);
  if (!positional.empty()) out += "\narguments\n" + positional;
  const std::string optional = option_rows(command, false);
  if (!optional.empty()) {
    out += "\noptions\n" + optional;
    if (takes(command, "--density")) out += generator_rows();
    for (const HelpTopic& topic : help_topics()) {
      if (!is_about(command, topic)) continue;
      out += fmt::format("\n{}\n", topic.name);
      out += wrap(fmt::format("{}: minimex help {}", topic.brief, topic.name), 2);
    }
    out += "\nexit codes\n" + wrap("0 is success: minimex help lists all", 2);
  }
  return out + example_rows(command.name);
}

ExitCode run_help(const Arguments& arguments) {
  const std::string& topic = arguments.topic;
  if (topic.empty()) {
    write_out(help_overview());
  } else if (const Command* const command = find_command(topic)) {
    write_out(help_command(*command));
  } else if (const Game* const game = find_game(topic)) {
    write_out(help_game(game->info));
  } else if (const HelpTopic* const found = find_help_topic(topic)) {
    write_out(help_topic(*found));
  } else {
    throw UsageError(fmt::format(
        "'{}' is neither a command nor a game nor a topic (see minimex help)", printable(topic)));
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
