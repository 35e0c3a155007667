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

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/play_table.hpp"
#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

constexpr std::string_view kHelp =
    "  a move     as it is written: 3,4 (row,column), 3,4+5,6 (a pair), 7 (a seat or vertex)\n"
    "  hint       the best moves and what they lead to; hints on|off shows them each turn\n"
    "  moves      every legal move with its value, best first\n"
    "  undo       takes back your last move and the answers to it\n"
    "  board      draws the board again\n"
    "  save FILE  writes the instance, and tells how to go on from here\n"
    "  resign     ends the game and tells where it went wrong; quit just ends it\n";

std::string_view player(Turn turn) {
  switch (turn) {
    case Turn::First:
      return "first";
    case Turn::Second:
      return "second";
    case Turn::Solver:
      break;
  }
  return "you";
}

/// What a value means to the one who is to move.
std::string meaning(Goal goal, std::int64_t value) {
  if (goal == Goal::Zero) return value == 0 ? "wins" : fmt::format("loses, nimber {}", value);
  return fmt::format("leads to {}", value);
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

  /// The board, what was said since it was drawn last, and how it stands.
  void draw() {
    constexpr std::string_view kClear = "\x1b[H\x1b[2J";
    if (screen_ && wants_colour()) write_out(kClear);
    write_out(terminal_scene(table_.scene(),
                             {.width = terminal_width(STDOUT_FILENO), .colour = wants_colour()}));
    write_out(std::exchange(said_, ""));
    write_out(standing());
  }

  [[nodiscard]] std::string standing() const {
    const PositionReport& position = table_.position();
    std::string out = fmt::format("move {}", table_.moves().size() + 1);
    if (position.score) out += fmt::format(", score {}", *position.score);
    if (position.over) return out + ", no move is left\n";
    if (position.turn == Turn::Solver) {
      out += position.goal == Goal::Least ? ": as little as you can" : ": as much as you can";
    } else {
      out += fmt::format(": {} moves", player(position.turn));
      if (position.goal != Goal::Zero) {
        out += position.goal == Goal::Least ? ", for the least" : ", for the most";
      }
    }
    return out + "\n";
  }

  /// Says a line: now, or below the next drawing of the board.
  void say(const std::string& line) {
    if (screen_) {
      said_ += line + "\n";
    } else {
      write_out(line + "\n");
    }
  }

  void ask() {
    if (hints_) write_out(hint());
    if (screen_) write_out(fmt::format("{}> ", player(table_.position().turn)));
    flush_out();
    std::string line;
    if (!std::getline(std::cin, line)) {
      over_ = true;
      if (screen_) write_out("\n");
      return;
    }
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return;
    line = line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
    const std::size_t space = line.find(' ');
    obey(line.substr(0, space), space == std::string::npos ? "" : line.substr(space + 1));
  }

  void obey(const std::string& word, const std::string& rest) {
    if (word == "help" || word == "?") {
      write_out(kHelp);
    } else if (word == "hint") {
      write_out(hint());
    } else if (word == "hints") {
      hints_ = rest != "off";
    } else if (word == "moves") {
      write_out(listed(table_.values(), std::string::npos));
    } else if (word == "board") {
      draw();
    } else if (word == "undo") {
      undo();
    } else if (word == "save") {
      save(rest);
    } else if (word == "resign") {
      say(fmt::format("{} resigns", player(table_.position().turn)));
      summarise();
    } else if (word == "quit" || word == "exit") {
      over_ = true;
    } else {
      make(word + rest);
    }
  }

  void make(const std::string& text) {
    const std::optional<Move> move = parse_move(text);
    if (!move) {
      write_out(
          fmt::format("'{}' is neither a move nor a command (help lists them)\n", printable(text)));
      return;
    }
    const std::string objection = table_.play(*move);
    if (!objection.empty()) {
      write_out(fmt::format("illegal: {}\n", objection));
      return;
    }
    if (screen_) draw();
  }

  void reply() {
    const Turn turn = table_.position().turn;
    const std::optional<Move> move = chosen();
    table_.play(*move);
    say(fmt::format("{} plays {}", turn == Turn::Solver ? "minimex" : player(turn),
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
    say(fmt::format("(at random: {})", values.run.limit));
    return any();
  }

  std::string hint() {
    constexpr std::size_t kMost = 5;
    return listed(table_.values(), kMost);
  }

  /// The moves, the first `most` of them, a line each.
  [[nodiscard]] std::string listed(const MoveValues& values, std::size_t most) const {
    std::string out;
    for (const auto& [move, value] : values.moves) {
      if (most-- == 0) break;
      out += fmt::format("  {:<12} {}\n", to_string(move),
                         value ? meaning(table_.position().goal, *value) : "?");
    }
    if (values.run.status != Status::Proved) out += fmt::format("  ({})\n", values.run.limit);
    return out;
  }

  /// Back to where the same person was to move.
  void undo() {
    if (table_.moves().empty()) {
      write_out("there is nothing to take back\n");
      return;
    }
    do {
      table_.take_back();
    } while (!table_.moves().empty() && !is_person(table_.position().turn));
    draw();
  }

  void save(const std::string& name) {
    if (name.empty()) {
      write_out("save needs the name of a file\n");
      return;
    }
    try {
      OutputFile file(name);
      file.write(table_.game().to_json(table_.instance()) + "\n");
      file.commit();
    } catch (const OutputError& error) {
      write_out(fmt::format("not saved: {}\n", error.what()));
      return;
    }
    const std::string after =
        table_.moves().empty() ? "" : fmt::format(" --after '{}'", to_string(table_.moves()));
    write_out(fmt::format("saved; go on with: minimex play {} {}{}\n", table_.game().info.name,
                          name, after));
  }

  /// The result of a game that is over.
  void finish() {
    const PositionReport& position = table_.position();
    if (position.goal == Goal::Zero) {
      say(fmt::format("{} wins: {} has no move",
                      player(position.turn == Turn::First ? Turn::Second : Turn::First),
                      player(position.turn)));
    } else {
      say(fmt::format("the end, score {}", position.score.value_or(0)));
    }
    summarise();
  }

  /// Where the game first went wrong. Ends it.
  void summarise() {
    over_ = true;
    const common::Review review = table_.review();
    if (review.first_mistake) {
      const common::Ply& ply = review.plies[*review.first_mistake];
      const std::string best = table_.game().info.objective == "nimber"
                                   ? fmt::format("{} wins", to_string(ply.best))
                                   : fmt::format("{} leads to {}, not {}", to_string(ply.best),
                                                 ply.best_value, ply.value);
      say(fmt::format("first mistake: move {}, {} by {}; {}", *review.first_mistake + 1,
                      to_string(ply.move), player(ply.mover), best));
    } else if (review.run.status == Status::Proved) {
      say("no mistakes");
    }
    if (review.run.status != Status::Proved) {
      say(fmt::format("from move {} on nothing is known: {}", review.plies.size() + 1,
                      review.run.limit));
    }
    write_out(std::exchange(said_, ""));
  }

  const Arguments& arguments_;
  PlayTable& table_;
  bool screen_;
  Random random_;
  bool hints_ = false;
  bool over_ = false;
  std::string said_;
};

/// The instance that the arguments name, else a random one.
Instance instance_of(const Game& game, const Arguments& arguments, const Budget& budget) {
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
  const Budget budget = budget_of(arguments, kPatience);
  PlayTable table(
      game, instance_of(game, arguments, budget),
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
