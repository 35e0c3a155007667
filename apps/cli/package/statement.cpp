#include "apps/cli/package/statement.hpp"

#include <fmt/format.h>

#include "minimex/core/version.hpp"

namespace minimex::cli {

std::string tex(const std::string& text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '\\':
        out += "\\textbackslash{}";
        break;
      case '^':
        out += "\\textasciicircum{}";
        break;
      case '~':
        out += "\\textasciitilde{}";
        break;
      case '<':
      case '>':
        out += fmt::format("${}$", c);
        break;
      case '#':
      case '$':
      case '%':
      case '&':
      case '_':
      case '{':
      case '}':
        out += '\\';
        [[fallthrough]];
      default:
        out += c;
    }
  }
  return out;
}

std::string statement_input(const Game& game, const PackagePlan& plan) {
  std::string out = fmt::format("The input holds {}.\n\\begin{{itemize}}\n", tex(game.info.input));
  for (const ContestLimit& limit : plan.limits) {
    if (!limit.constant.empty()) out += fmt::format("  \\item ${}$\n", limit.statement);
  }
  return out + "\\end{itemize}\n";
}

std::string statement_output(const Game& game) {
  std::string out = fmt::format("Print {}.\n", tex(game.info.answer));
  if (game.accepts != nullptr) {
    out += "If there are several answers that best play can lead to, print any of them.\n";
  }
  return out;
}

std::string limits_header(const PackagePlan& plan) {
  std::string out = "// The limits of the statement.\n#pragma once\n\n";
  for (const ContestLimit& limit : plan.limits) {
    if (limit.constant.empty()) continue;
    out += fmt::format("inline constexpr long long {} = {};\n", limit.constant, limit.value);
  }
  return out;
}

std::string generator_script(const ContestData& data, const std::vector<std::string>& names) {
  std::string out = fmt::format(
      "#!/bin/sh\n# Makes the inputs again (minimex {}).\nset -e\ncd \"$(dirname \"$0\")/..\"\n",
      version());
  for (std::size_t i = 0; i < names.size(); ++i) {
    out += fmt::format("{} > {}\n", data.cases[i].command, names[i]);
  }
  return out;
}

std::string package_notes(const Game& game, const ContestData& data) {
  std::string out =
      fmt::format("# {}\n\nA problem package by minimex {} for the game `{}`, from {}.\n\n",
                  game.info.title, version(), game.info.name, game.info.origin);
  out += fmt::format(
      "- The statement is a skeleton: rules and formats are complete, the story is yours.\n"
      "- {} cases with answers; `generators/make.sh` makes the inputs again.\n"
      "- The validator takes an input that is as the statement says, to the last space.\n"
      "- The checker {}\n"
      "- The hardest case takes the reference solver {} ms on the machine that made this package. "
      "A time limit of {} s leaves room for other languages and slower judges; try your slowest "
      "right and your fastest wrong solution.\n"
      "- Solutions are yours to add: Kattis asks for one in `submissions/accepted`, Polygon for a "
      "main "
      "one.\n",
      data.cases.size(),
      game.accepts != nullptr ? "takes every final state of best play, and nothing else."
                              : "compares words; white space does not matter.",
      data.slowest.count(), time_limit_advice(data).count());
  return out;
}

}  // namespace minimex::cli
