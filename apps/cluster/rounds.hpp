// In which order a rank fills its parts of a layer, and what it pulls from others for them.
//
// What a share needs of other ranks may be as large as the share itself. So it is pulled in rounds,
// into one of two equal buffers: while the parts of a round are filled from one of them, what the
// next round needs comes into the other. A round takes as many parts as its buffer has room for
// what they need; what the round before had as well is copied, not pulled. All of this follows from
// the board and the number of ranks, so the volume of the exchange is known before anything is
// solved.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "minimex/contour/layer_sweep.hpp"

#include "apps/cluster/shares.hpp"

namespace minimex::cluster {

/// A part of another rank that a round needs.
struct Pull {
  contour::PartNeed part = {};
  int owner = 0;
  std::uint64_t words = 0;
  std::uint64_t at = 0;  ///< its place in the buffer, in words
  /// Its place in the buffer of the round before; nothing when it must be pulled.
  std::optional<std::uint64_t> kept = std::nullopt;
};

struct Round {
  std::vector<std::uint32_t> parts = {};  ///< to fill: upper halves
  std::vector<Pull> pulls = {};
};

class RoundPlanner {
 public:
  /// What a planner takes for a layout of so many upper halves.
  static std::uint64_t bytes(std::size_t upper_halves) noexcept;

  /// Both must outlive this. `room`: words of a buffer, at least most_needed() of the same.
  RoundPlanner(const contour::LayerSweep& sweep, const Shares& shares, std::uint64_t room);

  /// The most words that one part of any layer needs of other ranks.
  static std::uint64_t most_needed(const contour::LayerSweep& sweep, const Shares& shares);

  /// The rounds of a rank, all of whose parts of the layer are in one of them. Time in proportion
  /// to the parts and what they need.
  std::vector<Round> plan(int layer, int rank);

 private:
  /// The last round that has had a part, counted over all plans, and where.
  struct Seen {
    std::uint64_t round = 0;
    std::uint64_t at = 0;
  };

  [[nodiscard]] Seen& seen(const contour::PartNeed& part) {
    return seen_[static_cast<std::size_t>(part.step) - 1][part.upper];
  }
  void find_missing(int layer, int rank, std::uint32_t upper);
  void add_missing(Round& round);

  const contour::LayerSweep& sweep_;
  const Shares& shares_;
  std::uint64_t room_;
  std::uint64_t round_ = 1;                // the one that is being made
  bool has_previous_ = false;              // the round before it is of the same plan
  std::uint64_t used_ = 0;                 // words of its buffer
  std::array<std::vector<Seen>, 2> seen_;  // by step less one, and upper half
  std::vector<contour::PartNeed> needs_ = {};
  std::vector<Pull> missing_ = {};  // that a part needs and the round does not have
  std::uint64_t missing_words_ = 0;
};

}  // namespace minimex::cluster
