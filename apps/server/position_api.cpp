// Positions: what the rules say, the values of moves, and the review of a whole game.
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "minimex/formats/json_reader.hpp"
#include "minimex/formats/run_json.hpp"
#include "minimex/formats/sha256.hpp"

#include "apps/common/review.hpp"
#include "apps/server/errors.hpp"
#include "apps/server/request.hpp"
#include "apps/server/scene_json.hpp"
#include "apps/server/service.hpp"

namespace minimex::server {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostListed = 100'000;  // moves of a position

/// An instance, and what its positions are to be asked with.
struct Subject {
  const Game& game;
  Instance instance;
  std::string sha256;
  MovesOptions options = {};
};

Subject subject_of(const Request& request, std::string_view moves) {
  const Game& game = request.instance_game();
  Subject subject{.game = game, .instance = request.instance(), .sha256 = {}};
  subject.sha256 = sha256(game.to_json(subject.instance));
  subject.options.after = request.moves(moves);
  subject.options.first = request.first(game);
  return subject;
}

/// What the rules say. Throws ApiError when there is no room for it.
PositionReport report_of(const Subject& subject, const MovesOptions& options, Control& control) {
  PositionReport report = subject.game.position(subject.instance, options, control);
  if (report.run.status != Status::Proved) throw ApiError(422, "over-budget", report.run.limit);
  if (report.moves.size() + report.blocked.size() > kMostListed) {
    throw ApiError(422, "over-budget",
                   fmt::format("the position has {} moves, this server lists at most {}",
                               report.moves.size() + report.blocked.size(), kMostListed));
  }
  return report;
}

/// Throws ApiError when one of the moves was illegal.
void require_legal(const PositionReport& report, const std::vector<Move>& moves) {
  if (report.objection.empty()) return;
  throw ApiError(422, "illegal-move",
                 fmt::format("move {}, {}, is illegal: {}", report.played + 1,
                             to_string(moves[report.played]), report.objection));
}

const char* name_of(Turn turn) {
  constexpr std::array<const char*, 3> kNames = {"first", "second", "solver"};
  return kNames.at(static_cast<std::size_t>(turn));
}

Json json_of(const std::vector<Move>& moves) {
  Json out = Json::array();
  for (const Move& move : moves) out.push_back(to_string(move));
  return out;
}

template <typename Number>
Json json_or_null(const std::optional<Number>& value) {
  return value ? Json(json_integer(*value)) : Json(nullptr);
}

/// The keys with which every answer about a position begins.
Json beginning(const Subject& subject, const std::vector<Move>& after) {
  Json out = {{"game", subject.game.info.name}, {"instance", {{"sha256", subject.sha256}}}};
  if (subject.game.info.takes_first) {
    out["first"] = subject.options.first == FirstPlayer::Maximiser ? "max" : "min";
  }
  out["after"] = json_of(after);
  return out;
}

/// Whose turn it is, for what, and how it stands.
void add_state(const PositionReport& report, Json& out) {
  constexpr std::array<const char*, 3> kGoals = {"min", "max", "zero"};
  out["to_move"] = name_of(report.turn);
  out["goal"] = kGoals.at(static_cast<std::size_t>(report.goal));
  out["over"] = report.over;
  out["score"] = json_or_null(report.score);
  out["winner"] = nullptr;
  if (report.over && report.goal == Goal::Zero) {
    out["winner"] = report.turn == Turn::First ? "second" : "first";
  }
}

/// Moves best first; losses where all values are there.
Json valued_moves(const MoveValues& values, Goal goal) {
  const bool known = values.run.status == Status::Proved;
  Json out = Json::array();
  for (const auto& [move, value] : values.moves) {
    Json entry = {{"move", to_string(move)}, {"value", json_or_null(value)}, {"loss", nullptr}};
    if (known)
      entry["loss"] = json_natural(common::loss_of(*value, *values.moves.front().value, goal));
    out.push_back(std::move(entry));
  }
  return out;
}

std::string moves_answer(const Subject& subject, Memo& memo, Control& control) {
  const PositionReport report = report_of(subject, subject.options, control);
  require_legal(report, subject.options.after);
  const MoveValues values =
      memo.moves(subject.game, subject.instance, subject.sha256, subject.options, control);
  const bool known = values.run.status == Status::Proved;
  Json out = beginning(subject, subject.options.after);
  out["status"] = to_string(values.run.status);
  add_state(report, out);
  out["value"] = known ? Json(json_integer(common::value_of(report, values))) : Json(nullptr);
  out["moves"] = valued_moves(values, report.goal);
  out["run"] = run_json(values.run);
  return out.dump();
}

/// A game, move by move, against perfect play; ends at the first position that a limit leaves open.
std::string review_answer(const Subject& subject, Memo& memo, Control& control) {
  require_legal(report_of(subject, subject.options, control), subject.options.after);
  const common::Review review = common::review(
      subject.game, subject.instance, subject.options,
      [&](const MovesOptions& options) {
        return memo.moves(subject.game, subject.instance, subject.sha256, options, control);
      },
      control);
  Json plies = Json::array();
  for (const common::Ply& ply : review.plies) {
    plies.push_back({{"move", to_string(ply.move)},
                     {"mover", name_of(ply.mover)},
                     {"value", json_integer(ply.value)},
                     {"best", to_string(ply.best)},
                     {"best_value", json_integer(ply.best_value)},
                     {"loss", json_natural(ply.loss)}});
  }
  return Json{{"status", to_string(review.run.status)},
              {"start", json_or_null(review.start)},
              {"plies", std::move(plies)},
              {"first_mistake", review.first_mistake ? Json(*review.first_mistake) : Json(nullptr)},
              {"run", run_json(review.run)}}
      .dump();
}

}  // namespace

Answer Service::position(const std::string& body) {
  const Request request(body, {"instance", "after", "first", "scene"});
  const Subject subject = subject_of(request, "after");
  const bool with_scene = request.flag("scene", false);
  Control control(quick_budget());
  const PositionReport report = report_of(subject, subject.options, control);
  std::vector<Move> made = subject.options.after;
  made.resize(report.played);

  Json out = beginning(subject, made);
  out["legal"] = report.objection.empty();
  if (!report.objection.empty()) {
    out["illegal"] = {{"index", report.played},
                      {"move", to_string(subject.options.after[report.played])},
                      {"reason", report.objection}};
  }
  add_state(report, out);
  out["moves"] = json_of(report.moves);
  out["blocked"] = json_of(report.blocked);
  if (with_scene) out["scene"] = position_scene(subject.game, subject.instance, made);
  return Reply{.body = out.dump()};
}

Answer Service::moves(const std::string& body) {
  const Request request(body, {"instance", "after", "first", "all", "wait"});
  auto subject = std::make_shared<Subject>(subject_of(request, "after"));
  subject->options.all = request.flag("all", false);
  require_option(!subject->options.all || subject->game.info.takes_all, subject->game, "all");
  return order(Lane::Moves, "moves", request.wait(), [this, subject](Control& control) {
    return moves_answer(*subject, memo_, control);
  });
}

Answer Service::review(const std::string& body) {
  const Request request(body, {"instance", "moves", "first", "wait"});
  auto subject = std::make_shared<Subject>(subject_of(request, "moves"));
  return order(Lane::Solves, "review", request.wait(), [this, subject](Control& control) {
    return review_answer(*subject, memo_, control);
  });
}

}  // namespace minimex::server
