// What the manifest of a checkpoint says: whose solve it is, which sweeps there were, and which
// ranks have written which layers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace minimex::cluster {

/// A sweep: layers `done` to `done` + ranks.size() - 1 are in files.
struct SweepFiles {
  std::vector<std::int32_t> start = {};  ///< heights
  std::int32_t inner_bits = 0;           ///< these two tell what layers and parts are
  std::int32_t upper_bits = 0;
  std::int32_t done = 0;
  std::vector<std::int32_t> ranks = {};  ///< by layer less `done`: how many wrote it

  [[nodiscard]] int last_kept() const noexcept {
    return done + static_cast<std::int32_t>(ranks.size()) - 1;
  }
  [[nodiscard]] bool has(int layer) const noexcept { return done <= layer && layer <= last_kept(); }
  /// Ranks of a layer that it has.
  [[nodiscard]] int ranks_of(int layer) const noexcept {
    return ranks[static_cast<std::size_t>(layer - done)];
  }
};

struct Manifest {
  std::vector<std::int64_t> identity = {};  ///< the problem as numbers
  std::vector<SweepFiles> sweeps = {};

  /// The place in `sweeps` of the one from `start`, a new one if there is none.
  std::size_t sweep_from(std::span<const std::int32_t> start);

  [[nodiscard]] std::vector<std::int64_t> numbers() const;
  /// Nothing when that is not what numbers() gives.
  static std::optional<Manifest> from_numbers(std::span<const std::int64_t> numbers);
};

/// The name of the file with a rank's parts of a layer.
std::string layer_file_name(std::size_t sweep, int layer, int rank, int ranks);

}  // namespace minimex::cluster
