// Augments a nearly maximum matching of a dense board along walks towards free cells.
//
// What the sweep leaves over on dense boards is few, but far apart: regions with too many left
// cells and regions with too few. Each free left cell gets a free right cell as its goal, walks
// there, two steps of the piece at a time, over the matched pair that comes closest, and augments
// along its way; a free right cell beside the way is taken at once. Every way back goes to the pair
// that came closest of those not yet seen (best-first search), so a search that runs dry proves
// that no augmenting path starts there, now or later, and what it has seen is left alone for good
// (a Hungarian tree). Most goals lie in the last planes. Walks would get into each other's way
// there, for a pair that one has turned round leads the next one back; so far from their goals
// they keep to planes of their own, deeper inside. What gives up after a while without getting
// closer gets another goal. A search costs O(steps) for each pair on the way, in practice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/conflict/optimum/board_matching.hpp"
#include "minimex/core/control.hpp"
#include "minimex/core/random.hpp"

namespace minimex::conflict {

class BoardWalks {
 public:
  /// `matching` has to outlive the walks. Takes a bit a cell when there is something to do.
  explicit BoardWalks(BoardMatching& matching);

  /// Walks until even patient walks augment nothing, too many have been in vain (one place in 64
  /// cells), or `control` stops it. Returns how many free left cells may still have an augmenting
  /// path.
  std::size_t run(Control& control);

 private:
  using Coordinates = std::array<std::int32_t, kMaxDimensions>;

  struct Goal {
    std::int32_t cell;
    bool given_up;
  };
  struct Place {
    std::int32_t cell;    // a left one
    std::int32_t before;  // the number of the place that a step and a pair led here from
    std::uint8_t step;    // the number of that step
    Coordinates at;
  };
  /// The step from a place to a free right cell, or to that of the pairs not yet seen that comes
  /// closest to the goal.
  struct Choice {
    bool free = false;
    std::size_t step = 0;
    std::uint32_t distance = kFar;
    std::uint32_t second = kFar;  // of the next best pair
  };
  enum class Found : std::uint8_t { Path, Nothing, Unknown };

  static constexpr std::uint32_t kFar = 1 << 27;  // further away than any cell
  static constexpr std::size_t kNone = ~std::size_t{0};

  void choose_goals();
  [[nodiscard]] std::uint64_t part_of(std::int32_t cell) const;
  void assign(std::size_t root, std::size_t goal);
  void aim(std::size_t root);
  Found search(std::size_t root);
  [[nodiscard]] Choice choose(const Place& place);
  template <typename Cost>
  [[nodiscard]] Choice scan(const Place& place, const Cost& cost) const;
  [[nodiscard]] Coordinates sum(const Coordinates& at, const Coordinates& first,
                                const Coordinates& second) const;
  [[nodiscard]] std::int32_t detour(const Coordinates& at) const;
  [[nodiscard]] std::uint32_t distance(const Coordinates& at) const;
  void pull_towards_goal(const Coordinates& at);
  std::int32_t go(std::int32_t number, std::size_t step);
  void wait(std::int32_t number, std::uint32_t distance);
  void augment(std::size_t root, std::int32_t number, std::size_t step);
  void forget();

  BoardMatching& matching_;
  std::span<const BoardLayout::Step> steps_;
  std::size_t dimensions_;
  std::vector<Coordinates> ways_;             // of steps, by mate; that of 0 leads nowhere
  std::vector<std::uint32_t> constant_sums_;  // sets of dimensions, a bit each
  std::int32_t longest_ = 0;                  // the largest sum of coordinates of a step
  std::vector<std::int32_t> roots_;           // free left cells
  std::vector<Goal> goals_;                   // free right cells, in order
  std::vector<std::size_t> goal_of_;
  std::vector<std::size_t> root_of_;
  BoardBits beside_;           // left cells that may have a free right one beside them
  BoardBits seen_;             // right cells that searches have come by
  std::vector<Place> places_;  // of a search
  std::vector<std::uint64_t> queue_;
  Coordinates goal_{};
  std::int32_t detour_ = 0;         // at most so many planes
  std::int32_t inwards_ = 1;        // where the middle is, from the goal
  std::vector<std::int32_t> pull_;  // away from the goal, by mate; that of 0 is very large
  int patience_ = 0;                // how many places a search may see without getting closer
  std::size_t wasted_ = 0;          // places that searches have seen in vain
  Random random_{1};
};

}  // namespace minimex::conflict
