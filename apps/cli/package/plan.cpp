#include "apps/cli/package/plan.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace minimex::cli {
namespace {

// Limits are those of the contests; the general games have limits of their own, which leave a good
// exponential search enough time.
constexpr std::array kPlans = {
    PackagePlan{.game = "chessboard",
                .validator = "validator_chessboard.cpp",
                .limits = {{{"kMostSide", 12, "1 \\le n \\le 12"},
                            {"kMostValue", 1'000'000, "0 \\le \\text{value} \\le 10^6"}}},
                .most_size = 12,
                .densities = {300'000, 700'000, 1'000'000},
                .values = {9, 1'000, 1'000'000}},
    PackagePlan{.game = "woodchess",
                .validator = "validator_woodchess.cpp",
                .limits = {{{"kMostSide", 10, "1 \\le n, m \\le 10"},
                            {"kMostValue", 100'000, "0 \\le A, B \\le 10^5"}}},
                .most_size = 10,
                .densities = {200'000, 1'000'000, 1'000'000},
                .values = {5, 1'000, 100'000}},
    PackagePlan{.game = "chomp",
                .validator = "validator_chomp.cpp",
                .limits = {{{"kMostSide", 10, "1 \\le \\text{each side} \\le 10"}}},
                .most_size = 10,
                .densities = {300'000, 600'000, 1'000'000}},
    PackagePlan{.game = "independent-set",
                .validator = "validator_graph.cpp",
                .limits = {{{"kMostVertices", 40, "0 \\le n \\le 40"}}},
                .sample_size = 5,
                .most_size = 40,
                .densities = {100'000, 250'000, 500'000}},
    PackagePlan{.game = "knights",
                .validator = "validator_knights.cpp",
                .limits = {{{"kMostSide", 10, "1 \\le A, B, C \\le 10"}}},
                .most_size = 10,
                .densities = {0, 200'000, 600'000}},
    PackagePlan{.game = "independence-duel",
                .validator = "validator_graph.cpp",
                .limits = {{{"kMostVertices", 16, "0 \\le n \\le 16"}}},
                .sample_size = 5,
                .most_size = 16,
                .densities = {150'000, 300'000, 500'000}},
    PackagePlan{.game = "bus",
                .validator = "validator_bus.cpp",
                .checker = "checker_bus.cpp",
                .limits = {{{"kMostSeats", 20, "1 \\le n \\le 20, 0 \\le k \\le 20"}}},
                .sample_size = 6,
                .most_size = 20,
                .densities = {0, 200'000, 400'000},
                .values = {1, 3, 6}},
    PackagePlan{.game = "node-kayles",
                .validator = "validator_graph.cpp",
                .limits = {{{"kMostVertices", 20, "0 \\le n \\le 20"}}},
                .sample_size = 5,
                .most_size = 20,
                .densities = {150'000, 300'000, 500'000}},
    PackagePlan{.game = "river",
                .validator = "validator_river.cpp",
                .limits = {{{"kMostSide", 10, "1 \\le N \\le 10"}}},
                .sample_size = 5,
                .most_size = 10,
                .densities = {0, 200'000, 500'000}},
};

}  // namespace

const PackagePlan& package_plan(std::string_view game) {
  const auto* const found = std::find_if(
      kPlans.begin(), kPlans.end(), [game](const PackagePlan& plan) { return plan.game == game; });
  assert(found != kPlans.end());
  return *found;
}

}  // namespace minimex::cli
