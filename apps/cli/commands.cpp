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
            .about =
                "Reads an instance and prints its exact answer and nothing else, as the "
                "contest asks for it. A file of several graphs (graph6, sparse6 or JSON) gets one "
                "answer a line. --json and --proof also give a proof that minimex verify "
                "checks without searching. When memory or time runs out, standard error says "
                "what is proved.",
            .run = run_solve},
    Command{.bit = kVerify,
            .name = "verify",
            .summary = "re-checks an answer without searching",
            .about =
                "Checks what a solution says of its instance, without any search: the value, "
                "the answer, the line move by move, and the proof to its last number. Prints "
                "`proved VALUE`, `attained VALUE (optimality not proved)` or `refuted: why`: "
                "something is wrong, or nothing shows it; then standard error says that it may be "
                "right. Several graphs (graph6, sparse6 or JSON) get a verdict a line; each takes "
                "a line of JSON, or as many lines of text as solve prints.",
            .run = run_verify},
    Command{.bit = kMoves,
            .name = "moves",
            .summary = "every legal move with its exact value, best first",
            .about = "Prints `MOVE VALUE` a line, best first for whoever moves: the final result "
                     "of the whole instance when that move is played, what was played before it "
                     "included (in games that the last mover wins, the nimber left). `?` stands "
                     "for a value that memory or time did not allow. Where no move is left, it "
                     "prints nothing and says so on standard error. Several graphs get an empty "
                     "line between them, and with --json an object a line.",
            .run = run_moves},
    Command{.bit = kRender,
            .name = "render",
            .summary = "the board and its optimal play, drawn as text, SVG or PNG",
            .about = "Solves an instance and draws it as text, or with -o as a picture: the "
                     "board, the optimal line of play on it, and sentences that explain the "
                     "answer. With --after it draws the position after those moves, with "
                     "--solution a solution made before. When memory or time runs out, it draws "
                     "the board and says what is proved. Colours appear on a terminal unless "
                     "NO_COLOR is set.",
            .run = run_render},
    Command{.bit = kSequence,
            .name = "sequence",
            .summary = "the terms of a family, one after another",
            .about = "Solves the members of a family with N in it, one after another, and prints "
                     "a line `n a(n)` for each as soon as it is proved. When all are printed, "
                     "standard error tells a period of nimbers: proved where the terms are those "
                     "of an octal game (path, line, cycle, wheel), else as seen. A run that was "
                     "interrupted goes on with --resume and loses at most the term it was at.",
            .run = run_sequence},
    Command{.bit = kGenerate,
            .name = "generate",
            .summary = "a random instance, the same on every machine",
            .about = "Prints a valid random instance. The same options give the same instance on "
                     "every machine; what they mean for each game is listed below.",
            .run = run_generate},
    Command{.bit = kConvert,
            .name = "convert",
            .summary = "an instance in another format, or as its conflict graph",
            .about = "Reads an instance and writes it in another format. The games on conflict "
                     "graphs, river, knights and bus among them, become graphs whose vertices "
                     "take the tokens; vertices are numbered in the order of the cells or seats. "
                     "Several graphs go to graph6, sparse6 and json, one a line.",
            .run = run_convert},
    Command{.bit = kBatch,
            .name = "batch",
            .summary = "one answer a line for a stream of instances, one a line",
            .about = "Reads instances one a line, as geng writes graphs, and prints their answers "
                     "one a line in the same order, on all processors and in the same memory "
                     "however long the stream is. Empty lines have no answer. A line that is no "
                     "instance gets `! why`, one that memory does not allow `? why`; the run goes "
                     "on and exits with 3 or 4 at its end. The time limit is for the whole run. "
                     "With --journal, a run that was stopped or killed is taken up again by the "
                     "same command and prints all answers, those found before included.",
            .run = run_batch},
    Command{.bit = kStress,
            .name = "stress",
            .summary = "finds a small instance on which PROGRAM is wrong",
            .about = "Runs PROGRAM on random instances, small ones first, each in the game's text "
                     "format (JSON where it has none) on standard input, and compares what it "
                     "prints with the exact answer. A crash, an exit code other than 0, a run "
                     "that is too long and too much output are differences, too. The first "
                     "difference is made smaller as long as it stays one (Ctrl-C ends that), "
                     "written to a file, and told; then the exit code is 1.",
            .run = run_stress},
    Command{.bit = kPackage,
            .name = "package",
            .summary = "a problem package for a contest: data, answers, checker",
            .about = "Writes a problem package for Kattis or Polygon to DIR: a statement to start "
                     "from, samples and secret data with their exact answers, the commands that "
                     "made them, an input validator and an output checker as C++ sources, and a "
                     "time limit from what the solver needs. The limits are those of the contest. "
                     "The checker of bus accepts every final state that best play can lead to.",
            .run = run_package},
    Command{.bit = kBench,
            .name = "bench",
            .summary = "positions that each engine searches, on fixed instances",
            .about = "Solves the same instances every time, on one thread, and prints how many "
                     "positions each took and the sum: a signature of the searches, the same on "
                     "every machine, that moves when a search does. It does not measure time.",
            .run = run_bench},
    Command{.bit = kPlay,
            .name = "play",
            .summary = "a game in the terminal, against perfect play or with its hints",
            .about = "Plays a game with you: draws the board, takes your moves, tells why one is "
                     "illegal, answers with perfect play, and at the end tells the first mistake. "
                     "`help` there lists the commands, among them hint, undo and save. Without "
                     "FILE, on a random instance. When standard output is no terminal, moves and "
                     "answers are lines.",
            .run = run_play},
    Command{.bit = kServe,
            .name = "serve",
            .summary = "the page to see and play on, at http://127.0.0.1:8080",
            .about = "Serves a page to edit boards of all games on, see the exact value of every "
                     "move, and play against perfect play; and the same as JSON for programs "
                     "(docs/api.md). Prints its address and answers this machine only, until "
                     "Ctrl-C.",
            .run = run_serve},
    Command{.bit = kHelp,
            .name = "help",
            .summary = "this page, or all about a command, a game or a topic",
            .about =
                "Prints the list of commands, or all about one command, one game, or one topic: "
                "families, formats.",
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
