#include "apps/cluster/shared_solve.hpp"

#include <any>
#include <chrono>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "minimex/catalog.hpp"
#include "minimex/games/chessboard/solve.hpp"
#include "minimex/games/woodchess/solve.hpp"

#include "apps/cluster/shared_batch.hpp"
#include "apps/cluster/tags.hpp"
#include "apps/cluster/team.hpp"

namespace minimex::cluster {
namespace {

using nlohmann::json;

/// What a rank must know to help: the instance, and whatever decides how it is solved.
json job_of(const Game& game, const Instance& instance, const SolveOptions& options,
            const Budget& budget) {
  json job{{"game", game.info.name},        {"instance", game.to_json(instance)},
           {"line", options.line},          {"long_proof", options.long_proof},
           {"count", options.count},        {"threads", budget.threads},
           {"memory", budget.memory_bytes}, {"directory", budget.directory}};
  if (budget.time_limit) job["milliseconds"] = budget.time_limit->count();
  return job;
}

void help_with(Transport& transport, const json& job) {
  const Game& game = *find_game(job.at("game").get<std::string>());
  const Source source{.name = "job", .text = job.at("instance").get<std::string>()};
  const Instance instance = game.read(source, {.format = Format::Json}).front();
  Budget budget{.threads = job.at("threads").get<int>(),
                .memory_bytes = job.at("memory").get<std::uint64_t>(),
                .directory = job.at("directory").get<std::string>()};
  if (job.contains("milliseconds")) {
    budget.time_limit = std::chrono::milliseconds(job["milliseconds"].get<std::int64_t>());
  }
  const SolveOptions options{.line = job.at("line").get<bool>(),
                             .long_proof = job.at("long_proof").get<bool>(),
                             .count = job.at("count").get<bool>()};
  Control control(budget);
  RankTeam team(transport, budget.directory);
  (void)solve_as(team, game, instance, options, control);  // the leader has the answer
  team.end();
  (void)gather(transport, team.report());
}

}  // namespace

bool is_shared(const Game& game) {
  return game.info.name == "chessboard" || game.info.name == "woodchess";
}

Solution solve_as(contour::LayerTeam& team, const Game& game, const Instance& instance,
                  const SolveOptions& options, Control& control) {
  if (game.info.name == "chessboard") {
    return chessboard::solve(*std::any_cast<chessboard::Instance>(&instance), options, control,
                             &team);
  }
  return woodchess::solve(*std::any_cast<woodchess::Instance>(&instance), options, control, &team);
}

Solution solve_shared(Transport& transport, const Game& game, const Instance& instance,
                      const SolveOptions& options, Control& control,
                      std::vector<RankReport>& reports) {
  const std::string job = job_of(game, instance, options, control.budget()).dump();
  for (int rank = 1; rank < transport.ranks(); ++rank) {
    transport.send(rank, kJobTag, std::as_bytes(std::span(job)));
  }
  RankTeam team(transport, control.budget().directory);
  Solution solution = solve_as(team, game, instance, options, control);
  team.end();
  reports = gather(transport, team.report());
  return solution;
}

void dismiss_helpers(Transport& transport) {
  for (int rank = 1; rank < transport.ranks(); ++rank) transport.send(rank, kJobTag, {});
}

void help_leader(Transport& transport) {
  while (true) {
    const Bytes bytes = transport.receive(0, kJobTag).bytes;
    if (bytes.empty()) return;
    const auto* const text = reinterpret_cast<const char*>(bytes.data());
    const json job = json::parse(text, text + bytes.size());
    if (job.contains("batch")) {
      help_batch(transport, job);
    } else {
      help_with(transport, job);
    }
  }
}

}  // namespace minimex::cluster
