#include "apps/cli/commands.hpp"

#include <algorithm>
#include <array>

namespace minimex::cli {
namespace {

constexpr std::array kCommands = {
    Command{.bit = kGames,
            .name = "games",
            .summary = "every game, its input and where it comes from",
            .about = "Lists the games by structure and objective, then each one with its contest "
                     "ids, input format and answer. minimex help GAME gives the rules.",
            .run = run_games},
    Command{.bit = kSolve,
            .name = "solve",
            .summary = "the exact answer of an instance",
            .about = "Reads an instance and prints its exact answer and nothing else, as the "
                     "contest asks for it. A file of several graphs (graph6 or sparse6) gets one "
                     "answer a line. When memory or time runs out, standard error says what is "
                     "proved.",
            .run = run_solve},
    Command{.bit = kRender,
            .name = "render",
            .summary = "the board and its optimal play, drawn as text",
            .about = "Solves an instance and draws it as text: the board, the optimal line of play "
                     "on it, and sentences that explain the answer. When memory or time runs out, "
                     "it draws the board and says what is proved. Colours appear on a terminal "
                     "unless NO_COLOR is set.",
            .run = run_render},
    Command{.bit = kHelp,
            .name = "help",
            .summary = "this page, or all about a command or a game",
            .about = "Prints the list of commands, or all about one command or one game.",
            .run = run_help},
};

}  // namespace

std::span<const Command> commands() {
  return kCommands;
}

const Command* find_command(std::string_view name) {
  const auto* const found =
      std::find_if(kCommands.begin(), kCommands.end(),
                   [name](const Command& command) { return command.name == name; });
  return found == kCommands.end() ? nullptr : found;
}

}  // namespace minimex::cli
