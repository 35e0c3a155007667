// `minimex moves`: every legal move with its exact value, best first for whoever moves.
#include <fmt/format.h>

#include "minimex/games/moves_json.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"
#include "apps/common/certificate.hpp"

namespace minimex::cli {
namespace {

void print(const MoveValues& values) {
  for (const auto& [move, value] : values.moves) {
    write_out(fmt::format("{} {}\n", to_string(move), value ? std::to_string(*value) : "?"));
  }
}

void print_json(const Game& game, const std::string& digest, const MovesOptions& options,
                const MoveValues& values) {
  MovesContext context{.game = game.info.name, .digest = digest, .after = options.after};
  if (game.info.takes_first) context.first = options.first;
  write_moves_json(values, context, write_out);
  write_out("\n");
}

}  // namespace

ExitCode run_moves(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  if (!arguments.after.empty() && instances.size() > 1) {
    throw UsageError(
        fmt::format("--after is about one instance, the input has {}", instances.size()));
  }
  const MovesOptions options{.after = arguments.after,
                             .all = arguments.all,
                             .first = arguments.first.value_or(FirstPlayer::Maximiser)};
  Session session(budget, arguments.progress);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const std::string which = which_instance(i, instances.size());
    const std::string digest = arguments.json ? common::digest_of(game, instances[i]) : "";
    const MoveValues values = told_of(which, [&] {
      return session.within(
          [&](Control& control) { return game.moves(instances[i], options, control); });
    });
    if (arguments.json) {
      print_json(game, digest, options, values);
    } else {
      if (i > 0) write_out("\n");
      print(values);
      if (values.over) {
        flush_out();
        write_error(which + "no move is left");
      }
    }
    if (values.run.status == Status::Proved) continue;
    flush_out();
    write_error(which + unfinished_text(values.run, "the values without ?"));
    return exit_code_of(values.run);
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
