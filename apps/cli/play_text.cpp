#include "apps/cli/play_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "minimex/formats/text_layout.hpp"

namespace minimex::cli {
namespace {

constexpr std::string_view kCommands =
    "  hint       the best moves and what they lead to; hints on|off shows them each turn\n"
    "  moves      every move with what it leads to, best first\n"
    "  undo       takes back your last move and the answers to it\n"
    "  board      draws the board again\n"
    "  save FILE  writes the instance, and tells how to go on from here\n"
    "  resign     ends the game and tells where it went wrong; quit just ends it\n";

/// What a value means to the one who is to move.
std::string meaning(Goal goal, std::optional<std::int64_t> value) {
  if (!value) return "?";
  if (goal != Goal::Zero) return fmt::format("leads to {}", *value);
  return *value == 0 ? "wins" : fmt::format("loses, nimber {}", *value);
}

std::string unfinished(const MoveValues& values) {
  return values.run.status == Status::Proved ? "" : fmt::format("  ({})\n", values.run.limit);
}

}  // namespace

std::string_view player_name(Turn turn) {
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

std::string move_form(const Game& game, const PositionReport& position) {
  if (position.moves.empty()) return "no move";
  const int dimensions = position.moves.front().first.dimensions;
  if (dimensions == 1) return game.info.name == "bus" ? "seat" : "vertex";
  std::string form = "row,column";
  if (dimensions == 3) form += ",layer";
  for (int d = 4; d <= dimensions; ++d) form += d == 4 ? ",layer,…" : "";
  return form;
}

std::string help_text(const Game& game, const PositionReport& position) {
  std::string form = move_form(game, position);
  if (!position.moves.empty()) {
    form += fmt::format(", such as {}", to_string(position.moves.front()));
    const Move& last = position.moves.back();
    if (last.second) form += fmt::format("; a pair is joined by +, such as {}", to_string(last));
  }
  std::string commands(kCommands);
  if (game.info.takes_all) {
    constexpr std::string_view kAll =
        "             (moves all: removals of blocked pieces, too, which are never better)\n";
    commands.insert(commands.find("  undo"), kAll);
  }
  std::string rules;
  for (const std::string& line : wrapped(game.info.rules, 78)) rules += "  " + line + "\n";
  return rules + fmt::format("\n  a move     {}\n", form) + commands;
}

std::string standing(const PositionReport& position, std::size_t played) {
  std::string out = fmt::format("move {}", played + 1);
  if (position.score) out += fmt::format(", score {}", *position.score);
  if (position.over) return out + ", no move is left";
  if (position.turn == Turn::Solver) {
    out += position.goal == Goal::Least ? ": as little as you can" : ": as much as you can";
  } else {
    out += fmt::format(": {} moves", player_name(position.turn));
    if (position.goal != Goal::Zero) {
      out += position.goal == Goal::Least ? ", for the least" : ", for the most";
    }
  }
  return out;
}

std::string hint_text(const MoveValues& values, const PositionReport& position, int width) {
  constexpr std::size_t kMost = 5;
  const std::vector<MoveValue>& moves = values.moves;
  if (moves.empty()) return unfinished(values);
  const auto rest = [&moves](std::size_t shown) {
    return shown == moves.size() ? "" : fmt::format("; {} more (moves)", moves.size() - shown);
  };
  std::string out;
  std::size_t shown = 0;
  for (; shown < std::min(kMost, moves.size()); ++shown) {
    const auto& [move, value] = moves[shown];
    const bool best = value && value == moves.front().value;
    const std::string_view before = shown == 0 ? best ? "best: " : "" : best ? ", also " : "; ";
    std::string longer =
        fmt::format("{}{}{} {}", out, before, to_string(move), meaning(position.goal, value));
    if (shown > 0 && text_width(longer + rest(shown + 1)) > width) break;
    out = std::move(longer);
  }
  return out + rest(shown) + "\n" + unfinished(values);
}

std::string moves_text(const MoveValues& values, Goal goal, int width) {
  constexpr int kGap = 3;
  std::size_t widest = 12;
  for (const MoveValue& one : values.moves) widest = std::max(widest, to_string(one.move).size());
  std::vector<std::string> lines;
  int line_width = 0;
  for (const auto& [move, value] : values.moves) {
    lines.push_back(fmt::format("  {:<{}} {}", to_string(move), widest, meaning(goal, value)));
    line_width = std::max(line_width, text_width(lines.back()));
  }
  const auto columns = static_cast<std::size_t>(std::max(1, (width + kGap) / (line_width + kGap)));
  const std::size_t rows = (lines.size() + columns - 1) / columns;
  std::string out;
  for (std::size_t row = 0; row < rows; ++row) {
    std::string line;
    for (std::size_t i = row; i < lines.size(); i += rows) {
      if (i > row) line += std::string(kGap, ' ');
      line += i + rows < lines.size() ? left_aligned(lines[i], line_width) : lines[i];
    }
    out += line + "\n";
  }
  return out + unfinished(values);
}

std::string result_text(const PositionReport& position) {
  if (position.goal != Goal::Zero) {
    return fmt::format("the end, score {}", position.score.value_or(0));
  }
  const Turn winner = position.turn == Turn::First ? Turn::Second : Turn::First;
  return fmt::format("{} wins: {} has no move", player_name(winner), player_name(position.turn));
}

std::string review_text(const common::Review& review, const std::string& objective) {
  std::string out;
  if (review.first_mistake) {
    const common::Ply& ply = review.plies[*review.first_mistake];
    const std::string best =
        objective == "nimber"
            ? fmt::format("{} wins", to_string(ply.best))
            : fmt::format("{} leads to {}, not {}", to_string(ply.best), ply.best_value, ply.value);
    out = fmt::format("first mistake: move {}, {} by {}; {}\n", *review.first_mistake + 1,
                      to_string(ply.move), player_name(ply.mover), best);
  } else if (review.run.status == Status::Proved) {
    out = "no mistakes\n";
  }
  if (review.run.status != Status::Proved) {
    out += fmt::format("from move {} on nothing is known: {}\n", review.plies.size() + 1,
                       review.run.limit);
  }
  return out;
}

}  // namespace minimex::cli
