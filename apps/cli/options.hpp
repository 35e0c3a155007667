// The table of options: name, value, default, range and help of each, written once and read by both
// the parser and the help pages.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "apps/cli/arguments.hpp"

namespace minimex::cli {

/// Commands as bits, so that an option can name those that take it.
inline constexpr unsigned kGames = 1;
inline constexpr unsigned kSolve = 2;
inline constexpr unsigned kVerify = 4;
inline constexpr unsigned kMoves = 8;
inline constexpr unsigned kRender = 16;
inline constexpr unsigned kGenerate = 32;
inline constexpr unsigned kConvert = 64;
inline constexpr unsigned kStress = 128;
inline constexpr unsigned kHelp = 256;
inline constexpr unsigned kBatch = 512;
inline constexpr unsigned kSequence = 1024;
inline constexpr unsigned kServe = 2048;
inline constexpr unsigned kPlay = 4096;
inline constexpr unsigned kPackage = 8192;
inline constexpr unsigned kBench = 16384;
/// Besides: the commands of minimex-cluster.
inline constexpr unsigned kCluster = 1U << 20;

/// When an argument has to be given.
enum class Needed : std::uint8_t {
  Never,
  Always,
  WithoutFamily,  ///< unless --family names the instance
};

struct Option {
  unsigned commands = 0;        ///< bits of the commands that take it
  std::string_view name = {};   ///< `--memory`; without dashes: a positional argument
  std::string_view value = {};  ///< `SIZE`; empty for flags and positional arguments
  Needed needed = Needed::Never;
  bool rest = false;  ///< every word after `--`, each stored by itself
  /// `max|all`'s `max`: what is stored when none of the words in `value` follows. Else empty.
  std::string_view implied = {};
  std::string_view fallback = {};  ///< the default, for people
  /// `auto|text|json`: the words it takes, for completion; also where `value` lists them itself.
  std::string_view words = {};
  std::string_view help = {};  ///< what it does and its range
  /// Stores the value; returns what was expected when `text` is malformed or out of range, else "".
  std::string_view (*set)(Arguments& arguments, const std::string& text) = nullptr;

  [[nodiscard]] bool positional() const noexcept { return !name.starts_with('-'); }
  [[nodiscard]] bool flag() const noexcept { return !positional() && value.empty(); }
};

/// All options, in the order of the help pages.
std::span<const Option> options();

}  // namespace minimex::cli
