#include "minimex/games/optimal_count.hpp"

#include <algorithm>
#include <utility>

namespace minimex {

void add_count(RunReport run, std::string count, Solution& solution) {
  solution.run.positions += run.positions;
  solution.run.peak_bytes = std::max(solution.run.peak_bytes, run.peak_bytes);
  solution.count = std::move(count);
  if (run.status == Status::Proved) return;
  solution.run.status = run.status;
  solution.run.limit = std::move(run.limit);
  solution.value.reset();
  solution.answer.clear();
}

}  // namespace minimex
