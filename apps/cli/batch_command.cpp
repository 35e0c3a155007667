// `minimex batch`: the answers of a stream of instances, one a line, in its order.
#include "apps/cli/batch_command.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

#include "minimex/core/disk/file.hpp"
#include "minimex/core/input_error.hpp"
#include "minimex/formats/text_layout.hpp"

#include "apps/cli/batch_run.hpp"
#include "apps/cli/commands.hpp"
#include "apps/cli/interrupt.hpp"
#include "apps/cli/journal.hpp"
#include "apps/cli/output.hpp"
#include "apps/cli/session.hpp"

namespace minimex::cli {
namespace {

/// The game and every option that changes answers, as on a command line.
std::string title_of(const Game& game, const Arguments& arguments) {
  std::string title = game.info.name;
  if (arguments.first == FirstPlayer::Minimiser) title += " --first min";
  if (arguments.strict) title += " --strict";
  switch (arguments.format.value_or(Format::Auto)) {
    case Format::Text:
      title += " --format text";
      break;
    case Format::Json:
      title += " --format json";
      break;
    case Format::Graph6:
      title += " --format graph6";
      break;
    case Format::Sparse6:
      title += " --format sparse6";
      break;
    default:
      break;
  }
  const Shard& shard = arguments.shard;
  if (shard.count > 1) title += fmt::format(" --shard {}/{}", shard.index, shard.count);
  return title;
}

std::optional<File> open_input(const std::string& name) {
  if (name.empty() || name == "-") return std::nullopt;
  auto file = File::open(name, O_RDONLY);
  if (!file) {
    throw InputError(
        {.source = name, .line = 0},
        fmt::format("cannot be read ({}), expected a readable file", std::strerror(errno)));
  }
  return std::move(*file);
}

}  // namespace

ExitCode run_batch(const Arguments& arguments) {
  return run_batch(arguments, nullptr);
}

ExitCode run_batch(const Arguments& arguments, const RemoteAnswers* remote) {
  const Game& game = named_game(arguments.game);
  check_options(game, arguments);
  install_interrupt_handlers();
  const std::optional<File> input = open_input(arguments.file);
  std::optional<Journal> journal;
  if (arguments.journal) journal.emplace(*arguments.journal, title_of(game, arguments));
  if (journal && journal->damaged() > 0) {
    write_error(counted(journal->damaged(), "damaged line") + " of the journal passed over");
  }
  const Budget budget = budget_of(arguments, std::nullopt);
  return BatchRun(game, arguments, budget, input ? input->descriptor() : STDIN_FILENO,
                  input ? arguments.file : "-", journal ? &*journal : nullptr, remote)
      .run();
}

}  // namespace minimex::cli
