// `minimex generate`: a random instance, the same on every machine.
#include <string>

#include "apps/cli/commands.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {

ExitCode run_generate(const Arguments& arguments) {
  const Game& game = named_game(arguments.game);
  check_options(game, arguments);
  const Instance instance = game.generate(arguments.generate);
  const std::optional<std::string> text =
      arguments.format == Format::Json ? std::nullopt : game.to_text(instance);
  if (!text && arguments.format == Format::Text) {
    throw UsageError("this instance has no text form, it takes --format json");
  }
  write_out(text ? *text : game.to_json(instance) + "\n");
  return ExitCode::Solved;
}

}  // namespace minimex::cli
