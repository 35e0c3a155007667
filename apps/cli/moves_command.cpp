// `minimex moves`: every legal move with its exact value, best first for whoever moves.
#include <fmt/format.h>

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

void print(const MoveValues& values) {
  std::string out;
  for (const auto& [move, value] : values.moves) {
    out += fmt::format("{} {}\n", to_string(move), value ? std::to_string(*value) : "?");
  }
  write_out(out);
}

}  // namespace

ExitCode run_moves(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (game.moves == nullptr) throw UsageError(game.info.name + " does not value moves yet");
  install_interrupt_handlers();
  const Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  const MovesOptions options{.after = arguments.after,
                             .all = arguments.all,
                             .first = arguments.first.value_or(FirstPlayer::Maximiser)};
  Session session(budget, arguments.progress);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const MoveValues values = session.within(
        [&](Control& control) { return game.moves(instances[i], options, control); });
    if (i > 0) write_out("\n");
    print(values);
    const std::string which = which_instance(i, instances.size());
    if (values.over) {
      flush_out();
      write_error(which + "no move is left");
    }
    if (values.run.status == Status::Proved) continue;
    flush_out();
    write_error(which + unfinished_text(values.run, "the values without ?"));
    return exit_code_of(values.run);
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
