// The instances of a problem package, with their answers and the commands that make them.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "minimex/core/control.hpp"
#include "minimex/games/game.hpp"

#include "apps/cli/package/plan.hpp"

namespace minimex::cli {

struct ContestCase {
  std::string command = {};  ///< `minimex generate bus --size 6 --seed 1`
  std::string input = {};
  std::string answer = {};  ///< with its line end
  bool sample = false;
};

struct ContestData {
  RunReport run = {};  ///< not Proved: a case was not solved, and the rest is not to be used
  std::vector<ContestCase> cases = {};   ///< different inputs, samples first
  std::chrono::milliseconds slowest{0};  ///< what the hardest case took the solver
};

/// Random cases from small to the plan's largest; the same `seed` gives the same.
ContestData contest_data(const Game& game, const PackagePlan& plan, std::uint64_t seed,
                         Control& control);

/// A time limit in whole seconds: at least one, and room for slower languages and judges.
std::chrono::seconds time_limit_advice(const ContestData& data);

}  // namespace minimex::cli
