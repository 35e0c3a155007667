#include "apps/cluster/plan.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "apps/cluster/rounds.hpp"
#include "apps/cluster/team_sweep.hpp"

namespace minimex::cluster {
namespace {

// Times that all ranks meet in a layer: orders, the layer filled, and three for a checkpoint.
constexpr double kWaitsOfLayer = 5;

Plan plan_of(const TeamSweep& sweep, int ranks, int threads) {
  Plan plan{.ranks = ranks,
            .threads = threads,
            .contours = sweep.all_words(),
            .width = sweep.width(),
            .inner_bits = sweep.tiling().inner_bits(),
            .upper_bits = sweep.upper_bits(),
            .layers = sweep.last_layer() - sweep.first_layer() + 1,
            .table_bytes = sweep.table_bytes(),
            .buffer_bytes = 2 * sweep.buffer_words() * sweep.width(),
            .rank_bytes = sweep.bytes(),
            .checkpoint_bytes = sweep.alive_bytes(),
            .all_bytes = sweep.all_words() * sweep.width()};
  std::vector<std::uint64_t> pulled(static_cast<std::size_t>(ranks), 0);
  RoundPlanner planner(sweep, sweep.shares(), sweep.buffer_words());
  for (int layer = sweep.first_layer(); layer <= sweep.last_layer(); ++layer) {
    std::uint64_t rounds = 0;
    for (int rank = 0; rank < ranks; ++rank) {
      const std::vector<Round> own = planner.plan(layer, rank);
      rounds = std::max<std::uint64_t>(rounds, own.size());
      for (const Round& round : own) {
        for (const Pull& pull : round.pulls) {
          if (!pull.kept) pulled[static_cast<std::size_t>(rank)] += pull.words * plan.width;
        }
      }
    }
    plan.rounds += rounds;
  }
  plan.pulled_bytes = std::accumulate(pulled.begin(), pulled.end(), std::uint64_t{0});
  plan.most_pulled_bytes = *std::max_element(pulled.begin(), pulled.end());
  return plan;
}

}  // namespace

PlanTime time_of(const Plan& plan, const Speeds& speeds) {
  PlanTime time;
  const double workers = static_cast<double>(plan.ranks) * plan.threads;
  time.fill = static_cast<double>(plan.contours) / (speeds.words_per_second * workers);
  // All rounds but the first of each layer come in while others are filled.
  const double pull = static_cast<double>(plan.most_pulled_bytes) / speeds.bytes_per_second;
  const double first = plan.rounds == 0 ? 0 : pull * plan.layers / static_cast<double>(plan.rounds);
  time.exchange = first + std::max(0.0, pull - first - time.fill);
  if (plan.ranks > 1) time.wait = kWaitsOfLayer * plan.layers * speeds.seconds_per_wait;
  return time;
}

std::string plan_text(const Plan& plan, const Speeds& speeds) {
  const PlanTime time = time_of(plan, speeds);
  std::string out;
  const auto line = [&out](std::string_view label, const std::string& text) {
    out += fmt::format("{:<14}{}\n", label, text);
  };
  line("ranks", fmt::format("{} of {} threads", plan.ranks, plan.threads));
  line("states",
       fmt::format("{} of {} bytes, {}", plan.contours, plan.width, format_bytes(plan.all_bytes)));
  line("layers", fmt::format("{}, in {} rounds; {} inner bits, {} upper bits", plan.layers,
                             plan.rounds, plan.inner_bits, plan.upper_bits));
  line("memory", fmt::format("{} a rank: table {}, of it buffers {}", format_bytes(plan.rank_bytes),
                             format_bytes(plan.table_bytes), format_bytes(plan.buffer_bytes)));
  line("exchange", fmt::format("{}, at most {} a rank", format_bytes(plan.pulled_bytes),
                               format_bytes(plan.most_pulled_bytes)));
  line("checkpoint",
       fmt::format("{} before packing; with a line {}", format_bytes(plan.checkpoint_bytes),
                   format_bytes(plan.all_bytes)));
  line("time", fmt::format("{:.1f} s: filling {:.1f}, exchange {:.1f}, waiting {:.1f} (at {:.0f} "
                           "million states a second and thread, {} a second and rank)",
                           time.fill + time.exchange + time.wait, time.fill, time.exchange,
                           time.wait, speeds.words_per_second / 1e6,
                           format_bytes(static_cast<std::uint64_t>(speeds.bytes_per_second))));
  return out;
}

std::shared_ptr<contour::LayerSweep> PlanTeam::make_sweep(
    const contour::Ranking& ranking, const contour::LayerTask& task, const contour::LayerRoom& room,
    std::span<const std::int64_t> /*identity*/, std::uint64_t& least) {
  if (plan_) return nullptr;
  const auto sweep = TeamSweep::make(ranking, task, room, ranks_, nullptr, least);
  if (sweep) {
    plan_ = plan_of(*sweep, ranks_, threads_);
    control_.cancel();
  }
  return nullptr;
}

std::shared_ptr<contour::LayerArchive> PlanTeam::make_archive(contour::Stay /*stay*/,
                                                              std::uint64_t /*most_bytes*/) {
  return nullptr;  // there is no sweep to keep anything of
}

}  // namespace minimex::cluster
