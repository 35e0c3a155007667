// The contract of a game: what a folder in games/ gives to the catalog.
//
// A game is a handful of functions over its own instance type, which travels as std::any between
// them (`rules.hpp` of each game defines it). Adding a game is one folder with rules, solve and
// scene, and one line in catalog.cpp.
#pragma once

#include <any>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/claim.hpp"
#include "minimex/core/graph.hpp"
#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/family_reader.hpp"
#include "minimex/formats/proof.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/family_terms.hpp"
#include "minimex/games/moves_table.hpp"
#include "minimex/games/position_report.hpp"

namespace minimex::check {
struct Verdict;  // check/verdict.hpp
}

namespace minimex {

struct GameInfo {
  std::string name;                   ///< `chessboard`
  std::string structure;              ///< `contour` or `conflict graph`
  std::string objective;              ///< `optimum`, `score` or `nimber`
  std::string title;                  ///< `Game on Chessboard`
  std::string rules;                  ///< one or two sentences
  std::string input;                  ///< the text format in a line: `n, n rows over .WB, ...`
  std::string answer;                 ///< what `solve` prints: `the minimum total cost`
  std::string origin;                 ///< where it comes from: contest or paper
  std::vector<std::string> ids = {};  ///< other names on the command line: `gym-102361g`
  bool graph_formats = false;         ///< takes graph6, sparse6, DIMACS, edge lists
  bool takes_strict = false;          ///< has guarantees that --strict enforces
  bool takes_first = false;           ///< has --first max|min
  bool takes_all = false;             ///< moves has --all
  bool takes_count = false;           ///< solve has --count
  bool takes_sets = false;            ///< solve has --count all and --all: optima are sets
  bool takes_winner = false;          ///< solve has --winner
  bool takes_misere = false;          ///< solve has --misere
  bool takes_checkpoint = false;      ///< solve has --checkpoint
  bool answers_value = true;          ///< the answer is the value; else a sentence or a state
  /// What `generate` makes and what its options mean: `--size N (8): ...`; one line an option.
  std::vector<std::string> generates = {};
};

struct ReadOptions {
  Format format = Format::Auto;
  bool strict = false;
};

using Instance = std::any;

/// What to do before the moves are valued, and which.
struct MovesOptions {
  std::vector<Move> after = {};                ///< played first, from the start; must be legal
  bool all = false;                            ///< chessboard: also removals of blocked pieces
  FirstPlayer first = FirstPlayer::Maximiser;  ///< independence-duel only
};

struct MoveValue {
  Move move;
  /// The result of the whole instance if the move is played, moves before it included (nimber
  /// games: the nimber left). Nothing where a limit came first.
  std::optional<std::int64_t> value = std::nullopt;
};

struct MoveValues {
  RunReport run = {};
  std::vector<MoveValue> moves = {};  ///< best first for whoever moves, then in the order of moves
  bool over = false;                  ///< there is no move left
};

/// What a random instance is to look like. The games' own defaults hold where nothing is given.
struct GenerateOptions {
  std::vector<std::int32_t> size = {};  ///< sides, or the number of vertices or seats
  std::optional<std::uint32_t> density = std::nullopt;   ///< in millionths; its meaning: GameInfo
  std::optional<std::int64_t> max_value = std::nullopt;  ///< its meaning: GameInfo
  std::string piece = {};  ///< games on graphs: of a board; empty: no wish
  std::uint64_t seed = 0;
};

/// A game. None of the functions keeps a reference to its arguments.
struct Game {
  GameInfo info;
  /// Reads every instance of `source` (more than one only of graphs, in graph6, sparse6 and JSON).
  /// Throws InputError; allocates no more than a small multiple of the text.
  std::vector<Instance> (*read)(const Source& source, const ReadOptions& options) = nullptr;
  /// The instance of a family (`grid:3x18`); nullptr when the game has none. Throws InputError with
  /// source `--family`.
  Instance (*from_family)(std::string_view family) = nullptr;
  /// Likewise where numbers may be N (`grid:3xN`), which `variable` tells of; its source is
  /// `FAMILY`.
  Instance (*family_member)(std::string_view family, FamilyVariable& variable) = nullptr;
  /// The terms of a family with an N in it, where they cost less together than each by itself, else
  /// null; nullptr when that is so for all families. Throws InputError.
  std::unique_ptr<FamilyTerms> (*family_terms)(std::string_view family) = nullptr;
  /// Canonical JSON: keys sorted, no white space; equal instances give equal text.
  std::string (*to_json)(const Instance& instance) = nullptr;
  /// The game's text format, lines ended; nothing where it cannot say the instance (a board
  /// for a graph game).
  std::optional<std::string> (*to_text)(const Instance& instance) = nullptr;
  /// The graph on whose vertices tokens are placed; nullptr for games on contours. Empty with
  /// `control` stopped or not fitting the budget: `why` says so then.
  Graph (*conflict_graph)(const Instance& instance, Control& control, RunReport& why) = nullptr;
  /// A valid random instance, the same on every machine. Throws InputError with source `--size`,
  /// `--density` or `--max-value` when one of them makes no sense for the game.
  Instance (*generate)(const GenerateOptions& options) = nullptr;
  /// Instances that are a little smaller or simpler, the boldest cuts first: for shrinking a
  /// failure. Every chain of them ends.
  std::vector<Instance> (*simpler)(const Instance& instance) = nullptr;
  Solution (*solve)(const Instance& instance, const SolveOptions& options,
                    Control& control) = nullptr;
  /// The value of every legal move. Throws InputError with source `--after`, column the number of
  /// the move, when `options.after` is not legal.
  MoveValues (*moves)(const Instance& instance, const MovesOptions& options,
                      Control& control) = nullptr;
  /// The instance solved for the moves of all its positions, if that fits the budget and does not
  /// stop; else null. nullptr for games whose `moves` has nothing to keep.
  std::unique_ptr<MovesTable> (*moves_table)(const Instance& instance, Control& control) = nullptr;
  /// Where the moves `options.after` lead, by the rules alone; an illegal one is no error here.
  PositionReport (*position)(const Instance& instance, const MovesOptions& options,
                             Control& control) = nullptr;
  /// Whether `output`, printed by another program, answers the instance of this solution; nullptr
  /// when only the same tokens as Solution::answer do.
  bool (*accepts)(const Instance& instance, const Solution& solution, std::string_view output,
                  Control& control) = nullptr;
  /// Checks a claim: check/verify.hpp. Throws check::Refuted and ProofError.
  check::Verdict (*check)(const Instance& instance, const Claim& claim, ProofReader* proof,
                          Control& control) = nullptr;
  /// What to draw; with the answer and its line when `solution` is given. A solution that has a
  /// line and neither value nor bounds is a position: its moves are made, the contour is what they
  /// leave.
  Scene (*scene)(const Instance& instance, const Solution* solution) = nullptr;
};

}  // namespace minimex
