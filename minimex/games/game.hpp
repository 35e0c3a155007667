// The contract of a game: what a folder in games/ gives to the catalog.
//
// A game is a handful of functions over its own instance type, which travels as std::any between
// them (`rules.hpp` of each game defines it). Adding a game is one folder with rules, solve and
// scene, and one line in catalog.cpp.
#pragma once

#include <any>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/scene.hpp"
#include "minimex/core/solution.hpp"
#include "minimex/formats/source.hpp"

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
};

struct ReadOptions {
  Format format = Format::Auto;
  bool strict = false;
};

using Instance = std::any;

struct Game {
  GameInfo info;
  /// Reads every instance of `source` (more than one only in graph6 and sparse6).
  /// Throws InputError; allocates no more than a small multiple of the text.
  std::vector<Instance> (*read)(const Source& source, const ReadOptions& options) = nullptr;
  /// The instance of a family (`grid:3x18`); nullptr when the game has none. Throws InputError with
  /// source `--family`.
  Instance (*from_family)(std::string_view family) = nullptr;
  /// Canonical JSON: keys sorted, no white space; equal instances give equal text.
  std::string (*to_json)(const Instance& instance) = nullptr;
  Solution (*solve)(const Instance& instance, const SolveOptions& options,
                    Control& control) = nullptr;
  /// What to draw; with the answer and its line when `solution` is given.
  Scene (*scene)(const Instance& instance, const Solution* solution) = nullptr;
};

}  // namespace minimex
