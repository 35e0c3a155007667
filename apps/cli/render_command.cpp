// `minimex render`: each instance and its optimal play, a solution made before, or a position
// during play, drawn as text or as a picture.
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "minimex/core/input_error.hpp"
#include "minimex/formats/claim.hpp"
#include "minimex/formats/svg_scene.hpp"
#include "minimex/formats/terminal_scene.hpp"

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/output_file.hpp"
#include "apps/cli/session.hpp"
#include "apps/cli/terminal.hpp"
#include "apps/common/picture.hpp"
#include "apps/common/stated_scene.hpp"

namespace minimex::cli {
namespace {

/// What to draw, and how the work on it ended.
struct Drawing {
  Scene scene;
  RunReport run = {};
  std::string proved = {};  ///< of an instance that is not solved
};

class Drawer {
 public:
  Drawer(const Game& game, const Arguments& arguments, Session& session)
      : game_(game), arguments_(arguments), session_(session) {}

  /// `which` names the instance among several. Throws InputError.
  Drawing draw(const Instance& instance, const StatedSolution* stated, const std::string& which) {
    if (stated != nullptr) return stated_solution(instance, *stated, which);
    return arguments_.after.empty() ? solved(instance) : position(instance);
  }

 private:
  [[nodiscard]] FirstPlayer first() const {
    return arguments_.first.value_or(FirstPlayer::Maximiser);
  }

  /// The solved scene, or the bare board with a sentence about what is proved.
  Drawing solved(const Instance& instance) {
    const SolveOptions options{.line = true, .first = first()};
    const Solution solution =
        session_.within([&](Control& control) { return game_.solve(instance, options, control); });
    if (solution.run.status == Status::Proved) return {.scene = game_.scene(instance, &solution)};
    Drawing out{.scene = game_.scene(instance, nullptr),
                .run = solution.run,
                .proved = proved_text(solution)};
    out.scene.notes.push_back("Not solved: " + out.run.limit + ". Proved: " + out.proved + ".");
    return out;
  }

  /// What the moves of --after leave, with the best of the moves that can follow. Throws InputError
  /// when they are illegal.
  Drawing position(const Instance& instance) {
    const MoveValues values = session_.within([&](Control& control) {
      return game_.moves(instance, {.after = arguments_.after, .first = first()}, control);
    });
    Solution played;
    played.line = arguments_.after;
    Drawing out{.scene = game_.scene(instance, &played),
                .run = values.run,
                .proved = "the values of some moves"};
    std::vector<std::string>& notes = out.scene.notes;
    notes.insert(notes.begin(),
                 fmt::format("Drawn after {}. {}", to_string(arguments_.after), next_move(values)));
    return out;
  }

  /// A sentence about the best move that can follow.
  static std::string next_move(const MoveValues& values) {
    if (values.over) return "No move is left.";
    if (values.run.status != Status::Proved) {
      return fmt::format("The next moves are not valued: {}.", values.run.limit);
    }
    const auto& [move, value] = values.moves.front();
    return fmt::format("The best next move is {}, of value {}.", to_string(move), *value);
  }

  /// What a solution says, as far as it is true: a wrong one is bad input. Throws InputError.
  Drawing stated_solution(const Instance& instance, const StatedSolution& stated,
                          const std::string& which) {
    common::StatedScene drawn = session_.within(
        [&](Control& control) { return common::stated_scene(game_, instance, stated, control); });
    if (!drawn.wrong.empty()) {
      throw InputError({.source = *arguments_.solution},
                       which + "the solution is wrong: " + drawn.wrong + ", expected a right one");
    }
    return {.scene = std::move(drawn.scene),
            .run = std::move(drawn.run),
            .proved = "nothing about the solution"};
  }

  const Game& game_;
  const Arguments& arguments_;
  Session& session_;
};

/// Writes a picture to the file that is open for it, or as -o says to standard output, else text.
void write(const Scene& scene, const Arguments& arguments, OutputFile* picture) {
  if (picture != nullptr) {
    const std::string svg = svg_scene(scene);
    picture->write(arguments.output->ends_with(".png") ? common::png_picture(svg) : svg);
    picture->commit();
  } else if (arguments.output) {
    write_out(svg_scene(scene));
  } else {
    write_out(
        terminal_scene(scene, {.width = terminal_width(STDOUT_FILENO), .colour = wants_colour()}));
  }
}

void check_options(const Arguments& arguments, std::size_t instances) {
  if (arguments.solution && !arguments.after.empty()) {
    throw UsageError("--solution and --after exclude each other: both name the moves to draw");
  }
  if (arguments.solution == "-" && !arguments.family &&
      (arguments.file.empty() || arguments.file == "-")) {
    throw UsageError("FILE and --solution cannot both be standard input");
  }
  if (arguments.output && instances > 1) {
    throw UsageError(fmt::format("-o holds one picture, the input has {} instances", instances));
  }
  if (!arguments.after.empty() && instances > 1) {
    throw UsageError(fmt::format("--after is about one instance, the input has {}", instances));
  }
}

}  // namespace

ExitCode run_render(const Arguments& arguments) {
  constexpr std::chrono::seconds kPatience{10};
  const Game& game = named_game(arguments.game);
  check_options(arguments, 1);
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, kPatience);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  check_options(arguments, instances.size());
  std::vector<StatedSolution> solutions;
  if (arguments.solution) {
    ClaimOptions reading = common::claim_options(game.info);
    reading.first = arguments.first;
    reading.line_only = true;
    solutions = read_claims(*arguments.solution, std::move(reading), instances.size(), budget);
  }
  std::optional<OutputFile> picture;
  if (arguments.output && arguments.output != "-") picture.emplace(*arguments.output);
  Session session(budget, arguments.progress);
  Drawer drawer(game, arguments, session);
  ExitCode worst = ExitCode::Solved;
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const std::string which = which_instance(i, instances.size());
    const StatedSolution* const stated = solutions.empty() ? nullptr : &solutions[i];
    const Drawing drawing =
        told_of(which, [&] { return drawer.draw(instances[i], stated, which); });
    const ExitCode code = exit_code_of(drawing.run);
    if (code == ExitCode::Interrupted) {
      write_error(which + unfinished_text(drawing.run, drawing.proved));
      return code;
    }
    if (i > 0) write_out("\n");
    write(drawing.scene, arguments, picture ? &*picture : nullptr);
    if (code == ExitCode::Solved) continue;
    worst = code;
    flush_out();
    write_error(which + unfinished_text(drawing.run, drawing.proved));
  }
  return worst;
}

}  // namespace minimex::cli
