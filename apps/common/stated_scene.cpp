#include "apps/common/stated_scene.hpp"

#include <utility>
#include <vector>

#include "minimex/check/verify.hpp"

namespace minimex::common {
namespace {

Solution solution_of(const Claim& claim) {
  Solution solution;
  solution.value = claim.value;
  solution.answer = claim.answer.value_or("");
  solution.line = claim.line.value_or(std::vector<Move>{});
  solution.count = claim.count.value_or("");
  solution.count_all = claim.count_all.value_or("");
  solution.listing = claim.listing;
  if (claim.outcome) {
    solution.outcome = {claim.outcome->first_wins,
                        claim.outcome->winning.value_or(std::vector<Move>{}),
                        claim.outcome->lost_positions, claim.outcome->misere};
  }
  return solution;
}

/// Says in front of all else that what follows is claimed.
void mark_as_claimed(const Solution& solution, bool unsupported, Scene& scene) {
  scene.title += " (claimed)";
  std::vector<std::string> claimed = {
      unsupported ? "What follows is claimed: nothing in the solution proves its value."
                  : "What follows is claimed: the solution attains its value, but nothing in it "
                    "proves that value best."};
  if (!solution.value && !solution.outcome) {
    claimed.push_back("The answer is: " + solution.answer + ".");
  }
  scene.notes.insert(scene.notes.begin(), claimed.begin(), claimed.end());
}

}  // namespace

ClaimOptions claim_options(const GameInfo& info) {
  return {.game = info.name,
          .answers_value = info.answers_value,
          .takes_first = info.takes_first,
          .takes_winner = info.takes_winner,
          .takes_misere = info.takes_misere,
          .takes_count = info.takes_count,
          .takes_sets = info.takes_sets};
}

StatedScene stated_scene(const Game& game, const Instance& instance, const StatedSolution& stated,
                         Control& control) {
  const check::Verdict verdict = check::verify(game, instance, stated, nullptr, control);
  if (verdict.finding == check::Finding::Refuted && !verdict.unsupported) {
    return {.wrong = verdict.text};
  }
  if (verdict.finding == check::Finding::Unfinished) {
    // What a line does that may be illegal cannot be drawn.
    StatedScene out{.scene = game.scene(instance, nullptr), .run = verdict.run};
    out.scene.notes.push_back(
        "The solution is not drawn, for its check did not end: " + verdict.run.limit + ".");
    return out;
  }
  Solution solution = solution_of(stated.claim);
  if (verdict.finding == check::Finding::Proved) {
    const bool counted = !solution.count.empty() || solution.listing;
    solution.reason = counted ? "The solution is checked, and it holds."
                              : "The proof in the solution is checked, and it holds.";
    return {.scene = game.scene(instance, &solution)};
  }
  StatedScene out{.scene = game.scene(instance, &solution)};
  mark_as_claimed(solution, verdict.unsupported, out.scene);
  return out;
}

}  // namespace minimex::common
