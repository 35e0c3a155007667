// What a solve on many ranks would take, without solving anything.
//
// Tiles, shares and rounds follow from the board's sides and the number of ranks alone, so memory
// and exchange are computed, not estimated, by the code that the solve itself runs. Time is a
// model: contours over the speed of filling, plus what the exchange takes beyond the filling that
// it overlaps with, plus a few waits for each layer.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "minimex/contour/layer_team.hpp"
#include "minimex/core/control.hpp"

namespace minimex::cluster {

/// What the machines can do.
struct Speeds {
  double words_per_second = 0;      ///< filled by a thread
  double bytes_per_second = 1e9;    ///< that a rank pulls
  double seconds_per_wait = 50e-6;  ///< for all ranks to meet
};

struct Plan {
  int ranks = 1;
  int threads = 1;
  std::uint64_t contours = 0;
  std::uint64_t width = 4;  ///< bytes of a value
  int inner_bits = 0;
  int upper_bits = 0;
  int layers = 0;
  std::uint64_t table_bytes = 0;        ///< of each rank, `buffer_bytes` included
  std::uint64_t buffer_bytes = 0;       ///< for what is pulled
  std::uint64_t rank_bytes = 0;         ///< all that the sweep takes of a rank's memory
  std::uint64_t pulled_bytes = 0;       ///< by all ranks
  std::uint64_t most_pulled_bytes = 0;  ///< by the rank that pulls most
  std::uint64_t rounds = 0;             ///< one after another
  std::uint64_t checkpoint_bytes = 0;   ///< of the layers that a value's checkpoint keeps, unpacked
  std::uint64_t all_bytes = 0;          ///< of all values
};

/// Seconds of filling, of exchange that does not overlap with it, and of waiting.
struct PlanTime {
  double fill = 0;
  double exchange = 0;
  double wait = 0;
};
PlanTime time_of(const Plan& plan, const Speeds& speeds);

/// For people: a line for each number.
std::string plan_text(const Plan& plan, const Speeds& speeds);

/// A team that does no more than to plan the first sweep it is asked for, and then cancels the
/// solve that asked.
class PlanTeam final : public contour::LayerTeam {
 public:
  /// Keeps a reference to `control`, that of the solve.
  PlanTeam(int ranks, int threads, Control& control)
      : ranks_(ranks), threads_(threads), control_(control) {}

  /// After a solve with this team; nothing when that takes no layers.
  [[nodiscard]] const std::optional<Plan>& plan() const noexcept { return plan_; }

  [[nodiscard]] bool leads() const noexcept override { return true; }
  std::shared_ptr<contour::LayerSweep> make_sweep(const contour::Ranking& ranking,
                                                  const contour::LayerTask& task,
                                                  const contour::LayerRoom& room,
                                                  std::span<const std::int64_t> identity,
                                                  std::uint64_t& least) override;
  std::shared_ptr<contour::LayerArchive> make_archive(contour::Stay stay,
                                                      std::uint64_t most_bytes) override;
  bool all(bool /*mine*/) override { return false; }
  void call(std::span<const std::int32_t> /*start*/) override {}
  std::optional<std::vector<std::int32_t>> follow(contour::LayerArchive& /*archive*/) override {
    return std::nullopt;
  }

 private:
  int ranks_;
  int threads_;
  Control& control_;
  std::optional<Plan> plan_ = std::nullopt;
};

}  // namespace minimex::cluster
