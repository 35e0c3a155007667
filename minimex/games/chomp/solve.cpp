#include "minimex/games/chomp/solve.hpp"

#include <cstdint>
#include <numeric>
#include <string>
#include <utility>

#include "minimex/contour/nimber.hpp"
#include "minimex/games/chomp/proof.hpp"

namespace minimex::chomp {

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  contour::NimberResult result =
      solve_nimber({instance.shape}, contour::NimberOptions{.line = options.line}, control);
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  for (const contour::Bite& bite : result.line) {
    solution.line.push_back({Site{bite.row + 1, bite.col + 1}});
  }
  if (options.proof && result.value) {
    const auto cells =
        std::accumulate(instance.shape.begin(), instance.shape.end(), std::int64_t{0});
    solution.certificate = nimbers(result.table, cells - 1);  // there are no more bites
  }
  return solution;
}

}  // namespace minimex::chomp
