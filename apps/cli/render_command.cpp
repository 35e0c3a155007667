// `minimex render`: each instance and its optimal play, drawn as text.
#include <unistd.h>

#include "minimex/formats/terminal_scene.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"
#include "apps/cli/terminal.hpp"

namespace minimex::cli {
namespace {

/// The solved scene, or the bare board with a sentence about what is proved.
Scene scene_of(const Game& game, const Instance& instance, const Solution& solution) {
  if (solution.run.status == Status::Proved) return game.scene(instance, &solution);
  Scene scene = game.scene(instance, nullptr);
  scene.notes.push_back("Not solved: " + solution.run.limit + ". Proved: " + proved_text(solution) +
                        ".");
  return scene;
}

}  // namespace

ExitCode run_render(const Arguments& arguments) {
  constexpr std::chrono::seconds kPatience{10};
  const Game& game = named_game(arguments.game);
  install_interrupt_handlers();
  const std::vector<Instance> instances = read_instances(game, arguments);
  const SolveOptions options{.line = true,
                             .first = arguments.first.value_or(FirstPlayer::Maximiser)};
  Session session(budget_of(arguments, kPatience), arguments.progress);
  ExitCode worst = ExitCode::Solved;
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const Solution solution = session.solve(game, instances[i], options);
    const ExitCode code = exit_code_of(solution);
    if (code == ExitCode::Interrupted) {
      write_error(unsolved_text(solution));
      return code;
    }
    if (code != ExitCode::Solved) worst = code;
    if (i > 0) write_out("\n");
    const Scene scene = scene_of(game, instances[i], solution);
    write_out(
        terminal_scene(scene, {.width = terminal_width(STDOUT_FILENO), .colour = wants_colour()}));
  }
  return worst;
}

}  // namespace minimex::cli
