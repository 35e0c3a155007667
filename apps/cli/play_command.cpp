// `minimex play`: a game in the terminal, against the solver, with it, or between two people.
//
// On a terminal each turn is a fresh screen; else everything is lines, moves and answers in turn,
// so that another program can play, too.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/core/random.hpp"
#include "minimex/formats/terminal_scene.hpp"
#include "minimex/formats/text_layout.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/play_table.hpp"
#include "apps/cli/play_text.hpp"
#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

constexpr std::string_view kBlank = " \t\r";

/// `line` without spaces around it and around the signs of a move: `2, 2` is `2,2`.
std::string trimmed(const std::string& line) {
  const auto is_sign = [](char c) { return c == ',' || c == '+'; };
  std::string out;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t next = std::min(line.find_first_not_of(kBlank, i), line.size());
    const bool inner = next > i && next < line.size() && !out.empty();
    if (inner && !is_sign(out.back()) && !is_sign(line[next])) out += ' ';
    if (next < line.size()) out += line[next];
    i = next + 1;
  }
  return out;
}

/// Rows that `text`, lines without colour, takes on a terminal of `width` columns.
int rows_of(const std::string& text, int width) {
  int rows = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const int line = text_width(std::string_view(text).substr(begin, end - begin));
    rows += std::max(1, (line + width - 1) / width);
    begin = end + 1;
  }
  return rows;
}

class PlayCommand {
 public:
  PlayCommand(const Arguments& arguments, PlayTable& table)
      : arguments_(arguments),
        table_(table),
        screen_(is_terminal(STDOUT_FILENO) && is_terminal(STDIN_FILENO)),
        random_(arguments.generate.seed) {}

  void run() {
    draw();
    while (!over_) {
      if (table_.position().over) {
        finish();
      } else if (is_person(table_.position().turn)) {
        ask();
      } else {
        reply();
      }
    }
  }

 private:
  [[nodiscard]] bool is_person(Turn turn) const {
    if (arguments_.side == Side::Both) return true;
    if (arguments_.side == Side::None) return false;
    if (turn == Turn::Solver) return true;
    return (turn == Turn::First) == (arguments_.side == Side::First);
  }

  /// The board, what was said since it was drawn last, and how it stands. On a terminal all of it
  /// and the line to type in are on the screen where that is large enough.
  void draw() {
    constexpr std::string_view kClear = "\x1b[H\x1b[2J";
    stale_ = false;
    const std::string said = std::exchange(said_, "");
    const int width = terminal_width(STDOUT_FILENO);
    const int room = std::max(
        terminal_height(STDOUT_FILENO) - rows_of(said, width) - rows_of(prompt() + " ", width), 1);
    const std::string board =
        terminal_scene(table_.scene(), {.width = width, .colour = wants_colour(), .height = room});
    const auto lines = std::count(board.begin(), board.end(), '\n');
    if (screen_ && wants_colour()) write_out(kClear);
    write_out(board);
    if (screen_ && lines > room) {
      write_out(
          fmt::format("(the board takes {} lines, {} more than there is room for: a larger "
                      "terminal shows all of it)\n",
                      lines, lines - room));
    }
    write_out(said);
    // On a terminal the line to type in begins with it.
    if (!screen_ || over_) write_out(standing(table_.position(), table_.moves().size()) + "\n");
  }

  /// What the line to type in begins with.
  [[nodiscard]] std::string prompt() const {
    const PositionReport& position = table_.position();
    return fmt::format("{} ({})> ", standing(position, table_.moves().size()),
                       move_form(table_.game(), position));
  }

  /// Says lines: now, or on a terminal below the next drawing of the board.
  void say(const std::string& lines) {
    if (!screen_) return write_out(lines);
    said_ += lines;
    stale_ = true;
  }

  void ask() {
    if (hints_) say(hint());
    if (stale_) draw();
    if (screen_) write_out(prompt());
    flush_out();
    std::string line;
    if (!std::getline(std::cin, line)) {
      over_ = true;
      write_out(fmt::format("{}the input ends before the game does: {}\n", screen_ ? "\n" : "",
                            standing(table_.position(), table_.moves().size())));
      return;
    }
    line = trimmed(line);
    if (line.empty()) return;
    const std::size_t space = std::min(line.find(' '), line.size());
    obey(line, line.substr(0, space), line.substr(std::min(space + 1, line.size())));
  }

  void obey(const std::string& line, const std::string& word, const std::string& rest) {
    if (word == "help" || word == "?") {
      write_out(help_text(table_.game(), table_.position()));
    } else if (word == "hint") {
      say(hint());
    } else if (word == "hints") {
      hints_ = rest != "off";
    } else if (word == "moves") {
      list(rest == "all");
    } else if (word == "board") {
      draw();
    } else if (word == "undo") {
      undo();
    } else if (word == "save") {
      save(rest);
    } else if (word == "resign") {
      say(fmt::format("{} resigns\n", player_name(table_.position().turn)));
      summarise();
    } else if (word == "quit" || word == "exit") {
      over_ = true;
    } else {
      make(line);
    }
  }

  void make(const std::string& text) {
    const std::optional<Move> move = parse_move(text);
    if (!move) {
      say(fmt::format("'{}' is no move ({}, such as {}) and no command; try help\n",
                      printable(text), move_form(table_.game(), table_.position()),
                      to_string(table_.position().moves.front())));
      return;
    }
    const std::string objection = table_.play(*move);
    if (!objection.empty()) return say(fmt::format("illegal: {}\n", objection));
    if (screen_) draw();
  }

  void reply() {
    const Turn turn = table_.position().turn;
    const std::optional<Move> move = chosen();
    table_.play(*move);
    say(fmt::format("{} plays {}\n", turn == Turn::Solver ? "minimex" : player_name(turn),
                    to_string(*move)));
    if (screen_) draw();
  }

  /// The solver's move: the first of the best, or any where it is to play at random or cannot tell.
  Move chosen() {
    const std::vector<Move>& legal = table_.position().moves;
    const auto any = [&] { return legal[random_.below(legal.size())]; };
    if (arguments_.random_strength) return any();
    const MoveValues values = table_.values();
    if (values.run.status == Status::Proved) return values.moves.front().move;
    say(fmt::format("(at random: {})\n", values.run.limit));
    return any();
  }

  std::string hint() {
    return hint_text(table_.values(), table_.position(), terminal_width(STDOUT_FILENO));
  }

  /// Every move with its value: lines for programs, columns for people.
  void list(bool all) {
    const PositionReport& position = table_.position();
    write_out(
        moves_text(table_.values(all), position.goal, screen_ ? terminal_width(STDOUT_FILENO) : 0));
    if (!all && !position.blocked.empty()) {
      write_out(
          fmt::format("  ({} more, removals of blocked pieces, are legal and never better: "
                      "moves all)\n",
                      position.blocked.size()));
    }
  }

  /// Back to where the same person was to move.
  void undo() {
    if (table_.moves().empty()) {
      return say("there is nothing to take back\n");
    }
    do {
      table_.take_back();
    } while (!table_.moves().empty() && !is_person(table_.position().turn));
    draw();
  }

  void save(const std::string& name) {
    if (name.empty()) {
      return say("save needs the name of a file\n");
    }
    try {
      OutputFile file(name);
      file.write(table_.game().to_json(table_.instance()) + "\n");
      file.commit();
    } catch (const OutputError& error) {
      return say(fmt::format("not saved: {}\n", error.what()));
    }
    const std::string after =
        table_.moves().empty() ? "" : fmt::format(" --after '{}'", to_string(table_.moves()));
    say(fmt::format("saved; go on with: minimex play {} {}{}\n", table_.game().info.name, name,
                    after));
  }

  void finish() {
    say(result_text(table_.position()) + "\n");
    summarise();
  }

  /// Where the game first went wrong. Ends it.
  void summarise() {
    over_ = true;
    say(review_text(table_.review(), table_.game().info.objective));
    if (stale_) draw();
  }

  const Arguments& arguments_;
  PlayTable& table_;
  bool screen_;
  Random random_;
  bool hints_ = false;
  bool over_ = false;
  std::string said_;    // not on the screen yet
  bool stale_ = false;  // the screen is
};

/// The instance that the arguments name, else a random one.
Instance instance_of(const Game& game, const Arguments& arguments, Budget& budget) {
  if (arguments.file.empty() && !arguments.family) return game.generate(arguments.generate);
  std::vector<Instance> instances = read_instances(game, arguments, budget);
  if (instances.size() > 1) {
    throw UsageError(fmt::format("play takes one instance, the input has {}", instances.size()));
  }
  return std::move(instances.front());
}

}  // namespace

ExitCode run_play(const Arguments& arguments) {
  constexpr std::chrono::seconds kPatience{10};
  const Game& game = named_game(arguments.game);
  if (arguments.file == "-") {
    throw UsageError("FILE cannot be standard input: the moves come from there");
  }
  check_options(game, arguments);
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, kPatience);
  Instance instance = instance_of(game, arguments, budget);
  PlayTable table(
      game, std::move(instance),
      {.after = arguments.after, .first = arguments.first.value_or(FirstPlayer::Maximiser)}, budget,
      arguments.progress);
  if (table.position().run.status != Status::Proved) {
    write_error(unfinished_text(table.position().run, "nothing about the value"));
    return exit_code_of(table.position().run);
  }
  PlayCommand(arguments, table).run();
  return ExitCode::Solved;
}

}  // namespace minimex::cli
