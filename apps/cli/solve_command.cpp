// `minimex solve`: the answer of each instance on standard output, and nothing else there.
#include <fmt/format.h>

#include "minimex/formats/solution_json.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

void print_plain(const Solution& solution, bool line) {
  write_out(solution.answer + "\n");
  if (line) write_out(to_string(solution.line) + "\n");
}

void print_json(const Game& game, const Instance& instance, const Solution& solution) {
  write_out(solution_json(game.info.name, game.to_json(instance), solution) + "\n");
}

}  // namespace

ExitCode run_solve(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  install_interrupt_handlers();
  const std::vector<Instance> instances = read_instances(game, arguments);
  const SolveOptions options{.line = arguments.line || arguments.json,
                             .first = arguments.first.value_or(FirstPlayer::Maximiser)};
  Session session(budget_of(arguments, std::nullopt), arguments.progress);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const Solution solution = session.solve(game, instances[i], options);
    const ExitCode code = exit_code_of(solution);
    if (arguments.json) print_json(game, instances[i], solution);
    if (code == ExitCode::Solved) {
      if (!arguments.json) print_plain(solution, arguments.line);
      continue;
    }
    // Answers stay aligned with instances: the first unsolved one ends the run.
    flush_out();
    const std::string which =
        instances.size() > 1 ? fmt::format("instance {} of {}: ", i + 1, instances.size()) : "";
    write_error(which + unsolved_text(solution));
    return code;
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
