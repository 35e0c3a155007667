#include "minimex/games/chomp/solve.hpp"

#include <cstdint>
#include <numeric>
#include <string>
#include <utility>

#include "minimex/contour/nimber.hpp"
#include "minimex/contour/outcome.hpp"
#include "minimex/games/chomp/proof.hpp"

namespace minimex::chomp {
namespace {

Move move_of(const contour::Bite& bite) {
  return {Site{bite.row + 1, bite.col + 1}};
}

Solution solve_outcome(const Instance& instance, bool proof, Control& control) {
  contour::OutcomeResult result = contour::solve_outcome(
      {instance.shape}, contour::OutcomeOptions{.positions = proof}, control);
  Solution solution{.run = std::move(result.run)};
  if (!result.first_wins) return solution;
  solution.answer = *result.first_wins ? "first" : "second";
  Outcome& outcome = solution.outcome.emplace();
  outcome.first_wins = *result.first_wins;
  outcome.lost_positions = result.lost_positions;
  for (const contour::Bite& bite : result.winning) outcome.winning.push_back(move_of(bite));
  if (proof) solution.certificate = lost_positions(instance.shape, std::move(result.lost));
  return solution;
}

}  // namespace

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  if (options.outcome) return solve_outcome(instance, options.proof, control);
  contour::NimberResult result =
      solve_nimber({instance.shape}, contour::NimberOptions{.line = options.line}, control);
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  for (const contour::Bite& bite : result.line) solution.line.push_back(move_of(bite));
  if (options.proof && result.value) {
    const auto cells =
        std::accumulate(instance.shape.begin(), instance.shape.end(), std::int64_t{0});
    solution.certificate = nimbers(result.table, cells - 1);  // there are no more bites
  }
  return solution;
}

}  // namespace minimex::chomp
