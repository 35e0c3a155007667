#include "minimex/games/chomp/solve.hpp"

#include <string>
#include <utility>

#include "minimex/contour/nimber.hpp"

namespace minimex::chomp {

Solution solve(const Instance& instance, const SolveOptions& options, Control& control) {
  contour::NimberResult result =
      solve_nimber({instance.shape}, contour::NimberOptions{.line = options.line}, control);
  Solution solution{.run = std::move(result.run), .value = result.value, .bounds = result.bounds};
  if (result.value) solution.answer = std::to_string(*result.value);
  for (const contour::Bite& bite : result.line) {
    solution.line.push_back({Site{bite.row + 1, bite.col + 1}});
  }
  return solution;
}

}  // namespace minimex::chomp
