// The pages say what the help says, in the sections that manual pages have. Text goes through
// `escaped`: roff takes a backslash, and a dot or quote at the start of a line, for its own, and
// makes typographic signs of dashes, carets, and quotes.
#include "apps/cli/pages/manual.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

#include <fmt/format.h>

#include "minimex/catalog.hpp"
#include "minimex/core/version.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/help_text.hpp"

namespace minimex::cli {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  if (text.starts_with('.') || text.starts_with('\'')) out += "\\&";
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\e";
        break;
      case '-':
        out += "\\-";
        break;
      case '\'':
        out += "\\(aq";
        break;
      case '`':
        out += "\\(ga";
        break;
      case '^':
        out += "\\(ha";
        break;
      case '~':
        out += "\\(ti";
        break;
      case '"':
        out += "\\(dq";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string upper(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return static_cast<char>(std::toupper(c)); });
  return out;
}

/// A title of several words, for `section`.
std::string quoted_title(std::string_view title) {
  return fmt::format("\"{}\"", upper(title));
}

std::string header(std::string_view name, std::string_view summary) {
  const std::string title = upper(name);
  return fmt::format(".TH \"{}\" 1 \"\" \"minimex {}\" \"minimex manual\"\n.SH NAME\n{} \\- {}\n",
                     escaped(title), version(), escaped(name), escaped(summary));
}

std::string section(std::string_view title) {
  return fmt::format(".SH {}\n", title);
}

/// `.TP` wants the label on one line and the text below it; an empty label continues the one above.
std::string row(std::string_view label, std::string_view text) {
  if (label.empty()) return fmt::format(".br\n{}\n", escaped(text));
  return fmt::format(".TP\n\\fB{}\\fR\n{}\n", escaped(label), escaped(text));
}

std::string rows(std::string_view title, std::span<const HelpRow> table) {
  if (table.empty()) return "";
  std::string out = section(title);
  for (const HelpRow& each : table) out += row(each.label, each.text);
  return out;
}

std::string option_rows(const Command& command, bool positional) {
  std::string out;
  for (const Option& option : options()) {
    if (!takes(command, option) || option.positional() != positional) continue;
    if (out.empty()) out = section(positional ? "ARGUMENTS" : "OPTIONS");
    out += row(option_label(option), option_text(option));
  }
  return out;
}

std::string generator_rows() {
  std::string out = section("\"WHAT THEY MEAN FOR EACH GAME\"");
  for (const Game& game : catalog()) {
    std::string_view label = game.info.name;
    for (const std::string& line : game.info.generates) {
      out += row(label, line);
      label = {};
    }
  }
  return out;
}

std::string games() {
  std::string out = section("GAMES");
  for (const Game& game : catalog()) out += row(game.info.name, game.info.rules);
  return out;
}

std::string example_rows(std::string_view command) {
  if (examples(command).empty()) return "";
  std::string out = section("EXAMPLES");
  for (const HelpRow& each : examples(command)) out += row(each.label, each.text);
  return out;
}

std::string see_also(std::string_view name) {
  std::string out = section("\"SEE ALSO\"");
  std::string end;
  const auto add = [&](const std::string& page) {
    if (page == name) return;
    out += fmt::format("{}.BR {} (1)", end, escaped(page));
    end = " ,\n";
  };
  add("minimex");
  for (const Command& command : commands()) add(fmt::format("minimex-{}", command.name));
  for (const HelpTopic& topic : help_topics()) add(fmt::format("minimex-{}", topic.name));
  return out + "\n";
}

std::string overview() {
  std::string out = header("minimex", "exact answers for board games and placement puzzles");
  out += section("SYNOPSIS") + ".B minimex\n.I COMMAND\n[arguments]\n";
  out += section("DESCRIPTION");
  out += escaped(
      "Solves one-player puzzles, two-player scoring games and games that the last mover wins, on "
      "contours of a board and on conflict graphs. Answers are exact, and minimex verify checks "
      "them without searching. Standard output holds answers only; progress and errors go to "
      "standard error.");
  out += '\n' + section("COMMANDS");
  for (const Command& command : commands()) out += row(synopsis(command), command.summary);
  out += row("--version", "the version of this program");
  out += games() + rows("\"EXIT STATUS\"", exit_codes());
  out +=
      section("ENVIRONMENT") + row("NO_COLOR", "when set, drawings on a terminal have no colour");
  return out + see_also("minimex");
}

std::string command_page(const Command& command) {
  const std::string name = fmt::format("minimex-{}", command.name);
  std::string out = header(name, command.summary);
  out += section("SYNOPSIS") + fmt::format(".B minimex\n{}\n", escaped(synopsis(command)));
  out += section("DESCRIPTION") + escaped(command.about) + '\n';
  out += option_rows(command, true) + option_rows(command, false);
  if (takes(command, "--density")) out += generator_rows();
  for (const HelpTopic& topic : help_topics()) {
    if (!is_about(command, topic)) continue;
    out += section(upper(topic.name)) + escaped(topic.brief) + ": see\n";
    out += fmt::format(".BR {} (1).\n", escaped(fmt::format("minimex-{}", topic.name)));
  }
  out += rows("\"EXIT STATUS\"", exit_codes());
  return out + example_rows(command.name) + see_also(name);
}

/// Examples as they would be typed.
std::string shown(const HelpSection& part) {
  std::string out = section(quoted_title(part.title));
  for (const HelpRow& each : part.rows) {
    out += fmt::format(".TP\n\\fB{}\\fR\n.nf\n", escaped(each.label));
    std::string_view rest = each.text;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      out += escaped(rest.substr(0, end)) + '\n';
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    out += ".fi\n";
  }
  return out;
}

std::string topic_page(const HelpTopic& topic) {
  const std::string name = fmt::format("minimex-{}", topic.name);
  std::string out = header(name, topic.summary);
  out += section("DESCRIPTION") + escaped(topic.about) + '\n';
  for (const HelpSection& part : topic.sections) {
    out += part.shown ? shown(part) : rows(quoted_title(part.title), part.rows);
  }
  if (topic.name == "formats") {
    out += section("\"TEXT OF EACH GAME\"");
    for (const Game& game : catalog()) out += row(game.info.name, game.info.input);
  }
  return out + see_also(name);
}

/// Commands that are the same but for the ranks are told of as such.
std::string cluster_text() {
  std::string out = header("minimex-cluster", "minimex on all ranks of an MPI job");
  out += section("SYNOPSIS") + ".B mpirun minimex\\-cluster\n.I COMMAND\n[arguments]\n";
  out += section("DESCRIPTION");
  out += escaped(
      "Solves boards whose tables no single machine holds, and streams of instances that would "
      "take one machine too long. Rank 0 reads the input and writes the answer. --memory and "
      "--threads are those of each rank; without them, the ranks of a machine share what it has.");
  out += '\n' + section("COMMANDS");
  out += row("solve GAME [FILE]",
             "as minimex solve, by all ranks together (chessboard, woodchess); with --checkpoint, "
             "in a directory that all ranks see, a job that was killed goes on with any number of "
             "ranks");
  out += row("batch GAME [FILE]", "as minimex batch, each instance by one of the ranks");
  out += row("--version", "the version of this program");
  const Command here{.bit = kCluster};
  out += option_rows(here, false) + rows("\"EXIT STATUS\"", exit_codes());
  return out + section("\"SEE ALSO\"") +
         ".BR minimex\\-solve (1) ,\n.BR minimex\\-batch (1) ,\n.BR mpirun (1)\n";
}

}  // namespace

Page cluster_page() {
  return {"minimex-cluster.1", cluster_text()};
}

std::vector<Page> manual_pages() {
  std::vector<Page> pages = {{"minimex.1", overview()}};
  for (const Command& command : commands()) {
    pages.push_back({fmt::format("minimex-{}.1", command.name), command_page(command)});
  }
  for (const HelpTopic& topic : help_topics()) {
    pages.push_back({fmt::format("minimex-{}.1", topic.name), topic_page(topic)});
  }
  return pages;
}

}  // namespace minimex::cli
