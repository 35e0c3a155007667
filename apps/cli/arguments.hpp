// What a command line says, once parsed; and the error for one that says nothing sensible.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "minimex/core/solution.hpp"
#include "minimex/formats/source.hpp"
#include "minimex/games/game.hpp"

namespace minimex::cli {

/// A wrong command line; the text is one line that says what to do instead. Exit code 2.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

enum class ProgressMode : std::uint8_t {
  Auto,  ///< a bar when standard error is a terminal and the solve takes more than a second
  Bar,   ///< a bar in any case
  Json,  ///< one JSON object a line
  Off,
};

/// The instances number `index`, `index` + `count`, `index` + 2 `count`, ... of a stream.
struct Shard {
  std::uint64_t index = 1;  ///< from 1 to `count`
  std::uint64_t count = 1;
};

/// Who of two players is a person; in games for one, None is nobody.
enum class Side : std::uint8_t { First, Second, Both, None };

/// Whose problem packages.
enum class PackageFormat : std::uint8_t { Kattis, Polygon };

/// Values of the options; an option that was not given keeps its initial value.
struct Arguments {
  std::string topic = {};
  std::string game = {};
  std::string file = {};
  std::optional<std::string> family = std::nullopt;
  std::optional<Format> format = std::nullopt;
  std::optional<FirstPlayer> first = std::nullopt;
  bool both_first = false;  ///< each instance once with either player first; then no `first`
  std::optional<Format> to = std::nullopt;
  std::optional<std::string> solution = std::nullopt;  ///< name of the file, `-` is standard input
  std::optional<std::string> proof = std::nullopt;     ///< likewise; for render also `-`
  std::optional<std::string> output = std::nullopt;    ///< likewise, never `-`
  std::string checkpoint = {};                         ///< a directory; empty: none
  std::optional<std::string> journal = std::nullopt;   ///< name of a file, never `-`
  Shard shard = {};
  std::vector<Move> after = {};
  GenerateOptions generate = {};
  std::optional<std::int64_t> from = std::nullopt;  ///< indices of terms
  std::optional<std::int64_t> to_term = std::nullopt;
  std::optional<std::string> resume = std::nullopt;  ///< name of a file, never `-`
  std::uint64_t rounds = 1000;
  std::vector<std::string> program = {};  ///< what follows `--`: a program and its arguments
  std::string folder = {};                ///< of a problem package
  std::optional<PackageFormat> package = std::nullopt;
  std::uint16_t port = 8080;
  Side side = Side::First;
  bool random_strength = false;
  bool strict = false;
  bool json = false;
  bool line = false;
  bool winner = false;
  bool misere = false;
  bool count = false;      ///< optimal lines or maximum sets
  bool count_all = false;  ///< sets of any size
  bool listing = false;
  bool bfile = false;
  bool all = false;
  bool require_proof = false;
  std::optional<int> threads = std::nullopt;
  std::optional<int> ranks = std::nullopt;  ///< minimex-cluster only, as is `plan`
  bool plan = false;
  bool report = false;  ///< likewise
  std::optional<std::uint64_t> memory = std::nullopt;
  std::optional<std::chrono::milliseconds> time_limit = std::nullopt;
  ProgressMode progress = ProgressMode::Auto;
  bool help = false;  ///< `--help`: show the command's page, the rest may be missing
};

struct Command;

/// Parses what follows the command's name; `-h` and `--help` are understood everywhere.
/// Throws UsageError.
Arguments parse_arguments(const Command& command, const std::vector<std::string>& words);

}  // namespace minimex::cli
