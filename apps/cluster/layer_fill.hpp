// The layers of a team's sweep as one rank fills them: in rounds, of which each pulls what the next
// one needs while its own parts are filled.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minimex/contour/layer_archive.hpp"
#include "minimex/contour/part_filler.hpp"
#include "minimex/core/control.hpp"

#include "apps/cluster/rounds.hpp"
#include "apps/cluster/team_sweep.hpp"
#include "apps/cluster/transport.hpp"

namespace minimex::cluster {

/// One layer of a run after another, on one rank.
class TeamSweep::LayerFill {
 public:
  LayerFill(TeamSweep& sweep, const contour::RowKernel& kernel, std::byte* values,
            contour::LayerArchive& archive, Control& control)
      : sweep_(sweep),
        kernel_(kernel),
        values_(values),
        archive_(archive),
        control_(control),
        planner_(sweep, sweep.shares_, sweep.buffer_words_),
        fillers_(static_cast<std::size_t>(sweep.threads()),
                 contour::PartFiller(sweep.tiling(), sweep.layout(), sweep.reach())) {}

  /// Words filled before this run began, by this rank.
  void add_filled(std::uint64_t words) {
    filled_ += words;
    before_ += words;
  }

  /// Fills this rank's share of a layer, or, unless `go_on`, only serves the others. False when it
  /// has not been filled.
  bool fill(int layer, bool go_on);

  /// Called by all ranks after each layer: whether all of them have filled it.
  bool all_filled(bool mine);

 private:
  /// A part that another rank will need of this one, in one of its rounds.
  struct Order {
    int to;
    contour::PartNeed part;
  };

  [[nodiscard]] Transport& transport() const { return *sweep_.transport_; }
  [[nodiscard]] int rank() const { return sweep_.transport_->rank(); }
  [[nodiscard]] std::uint64_t buffer(std::size_t round) const {
    return sweep_.buffers_begin_ + round % 2 * sweep_.buffer_words_;
  }
  [[nodiscard]] std::span<std::byte> at(std::uint64_t place, std::uint64_t words) const {
    return {values_ + place * sweep_.width(), words * sweep_.width()};
  }

  /// Tells the others what this rank will need of them, and hears from them.
  void exchange_orders();

  /// Sends what others need for this round, and has come what it needs here. True when anything
  /// travels.
  bool start(std::size_t round);

  /// Copies what the round has in common with the one before it.
  void copy_kept(std::size_t round);

  /// A leader that has been stopped says so at once, not when the layer is over.
  void tell_or_hear_stop();

  /// Fills a round's parts while the next one's needs come in.
  void run_round(std::size_t round);

  void fill_parts(const std::vector<std::uint32_t>& parts);

  TeamSweep& sweep_;
  const contour::RowKernel& kernel_;
  std::byte* values_;
  contour::LayerArchive& archive_;
  Control& control_;
  RoundPlanner planner_;
  std::vector<contour::PartFiller> fillers_;
  int layer_ = 0;
  contour::NearPlaces near_ = {};
  std::vector<Round> rounds_ = {};
  std::vector<std::vector<Order>> orders_ = {};  // by round of those who need them
  std::atomic<bool> go_on_{true};
  bool told_ = false;
  bool heard_ = false;
  std::atomic<std::uint64_t> filled_{0};
  std::uint64_t before_ = 0;  // of those, by an earlier run
  std::atomic<std::uint64_t> nanoseconds_{0};
};

}  // namespace minimex::cluster
