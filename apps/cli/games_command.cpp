// `minimex games`: the table of structures and objectives, then every game.
#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "minimex/catalog.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/exit_code.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

/// Values of a member of GameInfo over the catalog, each once, in order of appearance.
std::vector<std::string> distinct(std::string GameInfo::*member) {
  std::vector<std::string> values;
  for (const Game& game : catalog()) {
    const std::string& value = game.info.*member;
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  }
  return values;
}

std::vector<std::string> games_of(const std::string& structure, const std::string& objective) {
  std::vector<std::string> names;
  for (const Game& game : catalog()) {
    if (game.info.structure == structure && game.info.objective == objective) {
      names.push_back(game.info.name);
    }
  }
  return names;
}

/// Structures down, objectives across, names of games in the cells.
std::string structure_table() {
  constexpr int kWidth = 19;
  const std::vector<std::string> objectives = distinct(&GameInfo::objective);
  std::string out = fmt::format("{:{}}", "", kWidth - 3);
  for (const std::string& objective : objectives) out += fmt::format("{:{}}", objective, kWidth);
  for (const std::string& structure : distinct(&GameInfo::structure)) {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 1;
    for (const std::string& objective : objectives) {
      cells.push_back(games_of(structure, objective));
      height = std::max(height, cells.back().size());
    }
    for (std::size_t row = 0; row < height; ++row) {
      while (!out.empty() && out.back() == ' ') out.pop_back();
      out += fmt::format("\n{:{}}", row == 0 ? structure : "", kWidth - 3);
      for (const auto& cell : cells) {
        out += fmt::format("{:{}}", row < cell.size() ? cell[row] : "", kWidth);
      }
    }
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out + "\n";
}

std::string entry(const GameInfo& info) {
  constexpr int kColumn = 12;
  const std::string formats =
      info.graph_formats ? "text, json, graph6, sparse6, dimacs, edges" : "text, json";
  std::string out = fmt::format("\n{}  ({}, {})\n", info.name, info.structure, info.objective);
  out += labelled("  title", info.title, kColumn);
  out += labelled("  origin", info.origin, kColumn);
  if (!info.ids.empty())
    out += labelled("  also", fmt::format("{}", fmt::join(info.ids, ", ")), kColumn);
  out += labelled("  input", info.input, kColumn);
  out += labelled("  formats", formats, kColumn);
  out += labelled("  answer", info.answer, kColumn);
  return out;
}

}  // namespace

ExitCode run_games(const Arguments& /*arguments*/) {
  std::string out = structure_table();
  for (const Game& game : catalog()) out += entry(game.info);
  out += "\nminimex help GAME tells a game's rules.\n";
  write_out(out);
  return ExitCode::Solved;
}

}  // namespace minimex::cli
