// `minimex convert`: instances in another format; games on graphs also as the graph of what
// conflicts.
#include <fmt/format.h>

#include "apps/cli/commands.hpp"
#include "apps/cli/guarded.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"
#include "apps/common/conversion.hpp"

namespace minimex::cli {

using common::has_graph;

ExitCode run_convert(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  if (!arguments.to)
    throw UsageError(has_graph(game)
                         ? "--to is required: json, text, graph6, sparse6, dimacs or edges"
                         : "--to is required: json or text");
  const Format format = *arguments.to;
  const bool own = format == Format::Json || format == Format::Text;
  if (!own && !has_graph(game)) {
    throw UsageError(fmt::format("{} converts to json and text only (graphs are for {})",
                                 game.info.name, games_with(has_graph)));
  }
  install_interrupt_handlers();
  Budget budget = budget_of(arguments, std::nullopt);
  const std::vector<Instance> instances = read_instances(game, arguments, budget);
  const bool a_line_each =
      format == Format::Graph6 || format == Format::Sparse6 || format == Format::Json;
  if (instances.size() > 1 && !a_line_each) {
    throw UsageError(fmt::format(
        "the input has {} graphs, only graph6, sparse6 and json hold several", instances.size()));
  }
  Session session(budget, arguments.progress);
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const std::string which = which_instance(i, instances.size());
    const common::Converted converted = told_of(which, [&] {
      return session.within(
          [&](Control& control) { return common::convert(game, instances[i], format, control); });
    });
    if (converted.run.status != Status::Proved) {
      flush_out();
      write_error(which + unfinished_text(converted.run, "nothing about the value"));
      return exit_code_of(converted.run);
    }
    write_out(converted.text);
  }
  return ExitCode::Solved;
}

}  // namespace minimex::cli
