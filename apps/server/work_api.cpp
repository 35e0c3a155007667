// Solutions: made with their proof embedded, as `minimex solve --json` does, and checked.
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "minimex/check/verify.hpp"
#include "minimex/formats/solution_json.hpp"

#include "apps/common/certificate.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/request.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

/// Adds to `context` the proof of a proved solution, or why there is none.
void add_proof(const Solution& solution, SolutionContext& context, Control& control) {
  common::Certified proof =
      common::certify(context.game, context.digest, solution, {}, true, control);
  context.certificate = std::move(proof.entry);
  if (proof.run.status != Status::Proved) {
    context.no_proof = proof.run.limit.empty() ? "interrupted" : proof.run.limit;
  }
}

std::string solve_answer(const Game& game, const Instance& instance, const SolveOptions& options,
                         Control& control) {
  SolutionContext context{.game = game.info.name, .digest = common::digest_of(game, instance)};
  const Solution solution = game.solve(instance, options, control);
  if (game.info.takes_first) context.first = options.first;
  if (options.proof && solution.run.status == Status::Proved) {
    add_proof(solution, context, control);
  }
  return solution_json(solution, context);
}

std::string verify_answer(const Game& game, const Instance& instance, const StatedSolution& stated,
                          Control& control) {
  const check::Verdict verdict = check::verify(game, instance, stated, nullptr, control);
  const char* name = "unfinished";
  switch (verdict.finding) {
    case check::Finding::Proved:
      name = "proved";
      break;
    case check::Finding::Attained:
      name = "attained";
      break;
    case check::Finding::Refuted:
      name = "refuted";
      break;
    case check::Finding::Unfinished:
      return nlohmann::ordered_json{{"verdict", name}, {"text", verdict.run.limit}}.dump();
  }
  return nlohmann::ordered_json{{"verdict", name}, {"text", verdict.text}}.dump();
}

}  // namespace

Answer Service::solve(const std::string& body) {
  const Request request(body, {"instance", "first", "count", "winner", "proof", "seconds", "wait"});
  const Game& game = request.instance_game();
  const SolveOptions options{.line = true,
                             .proof = request.flag("proof", true),
                             .first = request.first(game),
                             .count = request.flag("count", false),
                             .outcome = request.flag("winner", false)};
  require_option(!options.count || game.info.takes_count, game, "count");
  require_option(!options.outcome || game.info.takes_winner, game, "winner");
  const auto seconds = request.number("seconds", 0.001, 1e6);
  auto instance = std::make_shared<const Instance>(request.instance());
  JobOrder job =
      order(Lane::Solves, "solve", request.wait(), [&game, instance, options](Control& control) {
        return solve_answer(game, *instance, options, control);
      });
  if (seconds) {
    const auto wanted = std::chrono::milliseconds(static_cast<std::int64_t>(*seconds * 1000));
    job.budget.time_limit = std::min(*job.budget.time_limit, wanted);
  }
  return job;
}

Answer Service::verify(const std::string& body) {
  const Request request(body, {"instance", "solution", "wait"});
  const Game& game = request.instance_game();
  auto instance = std::make_shared<const Instance>(request.instance());
  std::optional<StatedSolution> stated = request.solution(game);
  if (!stated) throw ApiError(400, "bad-request", "solution is missing");
  auto shared = std::make_shared<const StatedSolution>(std::move(*stated));
  return order(Lane::Solves, "verify", request.wait(), [&game, instance, shared](Control& control) {
    return verify_answer(game, *instance, *shared, control);
  });
}

}  // namespace minimex::server
