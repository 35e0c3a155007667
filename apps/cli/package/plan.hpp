// What the problem package of each game is made of: limits, kinds of data, sources.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace minimex::cli {

/// A number that the validator and the statement know.
struct ContestLimit {
  std::string_view constant = {};  ///< `kMostSide`; empty: there is no such limit
  std::int64_t value = 0;
  std::string_view statement = {};  ///< in TeX
};

struct PackagePlan {
  std::string_view game = {};
  std::string_view validator = {};  ///< a name in share/contest
  std::string_view checker = "checker_tokens.cpp";
  std::array<ContestLimit, 2> limits = {};
  std::int32_t sample_size = 3;  ///< of the largest sample
  std::int32_t most_size = 0;    ///< of the largest secret data
  /// Shares in millionths that secret data goes through.
  std::array<std::uint32_t, 3> densities = {};
  /// Likewise largest values; zeros where the game has none.
  std::array<std::int64_t, 3> values = {};
};

/// Every game has one. Requires the name of a game.
const PackagePlan& package_plan(std::string_view game);

}  // namespace minimex::cli
